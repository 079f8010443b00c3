"""Opens the page of side-by-side in headless Chromium, over its debugging pipe, at phone and desk size, light and dark.

Fails where the page is wider than the window, a landmark, name or heading is missing from the accessibility tree, or the
filter does not filter. Writes a screenshot of each, to be looked at.
"""
import base64, json, os, subprocess, sys, tempfile

page, folder = sys.argv[1:]
command_read, command_write = os.pipe()
answer_read, answer_write = os.pipe()


def hand_over():
    # The browser reads commands from descriptor 3, and answers on 4. The pipes may have these numbers here.
    read, write = os.dup(command_read), os.dup(answer_write)
    os.dup2(read, 3)
    os.dup2(write, 4)


browser = subprocess.Popen(
    ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
     "--user-data-dir=" + tempfile.mkdtemp()],
    preexec_fn=hand_over, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
os.close(command_read)
os.close(answer_write)
answers, commands = os.fdopen(answer_read, "rb"), os.fdopen(command_write, "wb")
count = 0


def read():
    text = b""
    while not text.endswith(b"\0"):
        byte = answers.read(1)
        if not byte:
            sys.exit("the browser has gone")
        text += byte
    return json.loads(text[:-1])


def send(method, session=None, **parameters):
    global count
    count += 1
    message = {"id": count, "method": method, "params": parameters}
    if session:
        message["sessionId"] = session
    commands.write(json.dumps(message).encode() + b"\0")
    commands.flush()
    while True:
        answer = read()
        if answer.get("id") == count:
            if "error" in answer:
                sys.exit(f"{method}: {answer['error']['message']}")
            return answer["result"]


def evaluate(session, script):
    return send("Runtime.evaluate", session, expression=script, returnByValue=True)["result"].get("value")


problems = []


def demand(condition, words):
    if not condition:
        problems.append(words)


target = send("Target.createTarget", url="about:blank")["targetId"]
session = send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
send("Page.enable", session)
for scheme in ["light", "dark"]:
    for name, width, height in [("phone", 390, 844), ("desk", 1280, 900)]:
        case = f"{name}, {scheme}"
        send("Emulation.setDeviceMetricsOverride", session, width=width, height=height, deviceScaleFactor=1, mobile=name == "phone")
        send("Emulation.setEmulatedMedia", session, features=[{"name": "prefers-color-scheme", "value": scheme}])
        send("Page.navigate", session, url="about:blank")
        send("Page.navigate", session, url="file://" + os.path.abspath(page) + "#op-throttle")
        while evaluate(session, "document.readyState + !!document.querySelector('footer')") != "completetrue":
            pass
        demand(evaluate(session, "document.documentElement.scrollWidth <= innerWidth"), f"{case}: wider than the window")
        demand(evaluate(session, "document.getElementById('op-throttle').open"), f"{case}: the target of a link stays closed")
        for part, place in [("top", "0"), ("operator", "document.getElementById('op-throttle').offsetTop - 80")]:
            evaluate(session, f"scrollTo(0, {place})")
            image = send("Page.captureScreenshot", session, format="png")["data"]
            with open(f"{folder}/{name}-{scheme}-{part}.png", "wb") as file:
                file.write(base64.b64decode(image))
        shown = "[...document.querySelectorAll('.entry')].filter(each => each.offsetParent).length"
        every = evaluate(session, shown)
        evaluate(session, "filter.value = 'throttle'; filter.dispatchEvent(new Event('input'))")
        some = evaluate(session, shown)
        demand(0 < some < every, f"{case}: the filter shows {some} of {every}")
        demand(evaluate(session, "found.textContent") == f"{some} shown", f"{case}: the count is wrong")

tree = send("Accessibility.getFullAXTree", session)["nodes"]
roles = {}
for node in tree:
    if not node.get("ignored"):
        roles.setdefault(node["role"]["value"], []).append(node.get("name", {}).get("value", ""))
for role in ["banner", "navigation", "main", "contentinfo", "search"]:
    demand(len(roles.get(role, [])) == 1, f"there are {len(roles.get(role, []))} of the landmark {role}")
for role in ["image", "link", "searchbox", "checkbox", "heading", "DisclosureTriangle"]:
    names = roles.get(role, [])
    demand(names and all(names), f"there are {len(names)} of the role {role}, {names.count('')} without a name")
send("Browser.close")
browser.wait()
for problem in problems:
    print(problem, file=sys.stderr)
print(f"{len(tree)} nodes of the accessibility tree; screenshots in {folder}")
sys.exit(1 if problems else 0)
