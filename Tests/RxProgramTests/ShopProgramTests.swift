import Testing

@Suite struct ShopProgramTests {
    @Test("The program prints what it prints on RxSwift")
    func output() {
        #expect(runShop() == shopOutput)
    }
}

private let shopOutput = """
    -- search
    loading false
    loading true
    request la
    results [lamp,ladder]
    finished la
    loading false
    selected ladder 90
    loading true
    request ta
    finished ta
    request ta
    results [table]
    finished ta
    loading false
    loading true
    request x
    finished x
    request x
    finished x
    failed x: offline
    results []
    loading false
    loading true
    request lad
    finished lad
    loading false
    loading true
    request lam
    results [lamp]
    finished lam
    loading false
    -- sign-up
    name: name too short
    valid: false
    name: ok
    password: passwords differ
    password: ok
    valid: true
    sorry ada: invalid("ada")
    registered #1
    welcome ada
    registered #2
    password: passwords differ
    valid: false
    -- cart
    total 0
    total 40
    total 80
    count next(2)
    total 0
    count next(0)
    count disposed
    total closed
    total disposed
    late next(0)
    late completed
    late disposed
    -- downloads
    begin a
    begin b
    a 50%
    b 25%
    a 100%
    end a
    begin c
    b 50%
    c 100%
    end c
    b 75%
    b 100%
    end b
    done
    all
    disposed
    begin slow
    Sequence timeout.
    end slow
    -- prices
    throttle 1
    step 1
    step 1
    steps
    throttle 3
    buffer [1, 2, 3, 4]
    throttle 6
    buffer [5, 6, 7, 8]
    buffer [9]
    fizz 18, other 27
    throttle 9
    """
