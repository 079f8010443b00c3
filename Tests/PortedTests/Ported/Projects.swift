//
//  Projects.m
//
//  Projects with tasks: read from a server, kept in memory, searched, counted and watched.
//

import CompatShims
import Foundation
import RACCompat

private let PROJECTS_DEBUG = 0
private let PROJECTS_PAGE_SIZE = 25
private let PROJECTS_DOMAIN = "org.example.projects"

typealias ProjectIdentifier = String
typealias ProjectVisitor = (Int, String) -> Void

struct ProjectTaskFlags: OptionSet {
    let rawValue: Int
    static let none: ProjectTaskFlags = []
    static let done = ProjectTaskFlags(rawValue: 1 << 0)
    static let urgent = ProjectTaskFlags(rawValue: 1 << 1)
    static let `private` = ProjectTaskFlags(rawValue: 1 << 2)
    static let all: ProjectTaskFlags = [.done, .urgent, .`private`]
}

struct ProjectSorting: RawRepresentable, Hashable {
    var rawValue = 0
    static let byName = ProjectSorting(rawValue: 0)
    static let byProgress = ProjectSorting(rawValue: 1)
    static let byUrgency = ProjectSorting(rawValue: 2)
}

// MARK: - ProjectTask

class ProjectTask: NSObject, NSCopying {
    private(set) var title: String?
    var flags: ProjectTaskFlags = []
    var tags: [String]?

    init(title: String?, flags: ProjectTaskFlags) {
        self.title = title
        self.flags = flags
        super.init()
    }

    func hasFlags(_ flags: ProjectTaskFlags) -> Bool {
        return self.flags.intersection(flags) == flags
    }

    func copy(with zone: NSZone? = nil) -> Any {
        let copy = ProjectTask(title: self.title, flags: self.flags)
        copy.tags = self.tags
        return copy
    }
}

// MARK: - Project

protocol ProjectObserver: AnyObject {
    func project(_ project: Project, didAddTask task: ProjectTask)
    func projectDidFinish(_ project: Project)
}

class Project: NSObject {
    let identifier: String
    var name: String
    private(set) var tasks: [ProjectTask]
    private(set) var children: [Project]
    weak var parent: Project?
    weak var observer: (any ProjectObserver)?

    init(identifier: String, name: String) {
        self.identifier = identifier
        self.name = name
        self.tasks = []
        self.children = []
        super.init()
    }

    /// Between 0 and 1; that of the children included.
    var progress: Double {
        var done = 0
        var sum: Double = 0
        for task in self.tasks {
            if task.hasFlags(.done) {
                done += 1
            }
        }
        for child in self.children {
            sum += child.progress
        }
        let count = self.tasks.count + self.children.count
        return count == 0 ? 0 : (Double(done) + sum) / Double(count)
    }

    func addTask(_ task: ProjectTask) {
        self.tasks = self.tasks + [task]
        self.observer?.project(self, didAddTask: task)
        self.tellIfFinished()
    }

    func addChild(_ child: Project) {
        assert(child !== self, "A project is not its own child: \(self.name)")
        assert(child.parent == nil, "\(child.name) has a parent.")
        child.parent = self
        self.children = self.children + [child]
    }

    func finishTaskAtIndex(_ index: Int) {
        let task = self.tasks[index]
        task.flags.formUnion(.done)
        task.flags.subtract(.urgent)
        self.tellIfFinished()
    }

    func tellIfFinished() {
        if self.progress < 1 {
            return
        }
        self.observer?.projectDidFinish(self)
        self.parent?.tellIfFinished()
    }

    func visit(_ visitor: @escaping (Int, String) -> Void) {
        self.visit(visitor, depth: 0)
    }

    func visit(_ visitor: @escaping (Int, String) -> Void, depth: Int) {
        visitor(depth, self.name)
        for child in self.children {
            child.visit(visitor, depth: depth + 1)
        }
    }

    func firstTaskPassing(_ test: @escaping (ProjectTask) -> Bool) -> ProjectTask? {
        for task in self.tasks {
            if test(task) {
                return task
            }
        }
        for child in self.children {
            let task = child.firstTaskPassing(test)
            if let task {
                return task
            }
        }
        return nil
    }
}

// MARK: - ProjectList

protocol ProjectServer: AnyObject {
    /// Sends an NSDictionary with "projects" and, unless it is the last page, "next".
    func projectsFrom(_ offset: Int, count: Int) -> RACSignal
}

private func ProjectFromDictionary(_ dictionary: [AnyHashable: Any]) -> Project {
    let identifier = dictionary["id"] as? String ?? UUID().uuidString
    let project = Project(identifier: identifier, name: dictionary["name"] as? String ?? "unnamed")
    for case let item as [AnyHashable: Any] in dictionary["tasks"].allElements {
        var flags = ProjectTaskFlags.none
        if item["done"].boolValue {
            flags.formUnion(.done)
        }
        if item["urgent"].boolValue {
            flags.formUnion(.urgent)
        }
        let task = ProjectTask(title: item["title"] as? String, flags: flags)
        // review RAC-3078: With an element of another class this is nil; it was kept.
        task.tags = item["tags"] as? [String]
        project.addTask(task)
    }
    for case let child as [AnyHashable: Any] in dictionary["children"].allElements {
        project.addChild(ProjectFromDictionary(child))
    }
    return project
}

class ProjectList: RACObject {
    @RACProperty private(set) var projects: [Project]
    @RACProperty var query: String?
    @RACProperty var sorting: ProjectSorting = .byName
    private(set) var reload: RACCommand!
    /// Sends NSArrays of what is shown.
    private(set) var shown: RACSignal!
    private var server: any ProjectServer

    init(server: any ProjectServer) {
        self.server = server
        self.projects = []
        super.init()

        self.reload = RACCommand { [weak self] _ in
            guard let self else { return .empty() }
            return self.projectsFrom(0)
                // All pages as one array,
                .collect()
                // which takes the place of what was there.
                .doNext { (projects: [Any]) in
                    #if false
                    NSLog("[Projects] \(projects.count) projects")
                    #endif
                    self.projects = projects as! [Project]
                }
        }

        let queries = RACObserve(self, \.query)
            .throttle(0.25)
            .map { (query: String?) in
                return query?.trimmingCharacters(in: CharacterSet.whitespaces) ?? ""
            }
            .distinctUntilChanged()

        // trimmed
        self.shown = RACSignal.combineLatest([
            RACObserve(self, \.projects),
            queries,
            RACObserve(self, \.sorting).distinctUntilChanged(),
        ])
        .reduceEach { [weak self] (projects: [Any], query: String, sorting: NSNumber) -> Any? in
            guard let self else { return nil }
            let found = query.isEmpty ? projects : self.projects(projects, matching: query)
            return self.projects(found, sortedBy: ProjectSorting(rawValue: sorting.intValue))
        }
    }

    func projectsFrom(_ offset: Int) -> RACSignal {
        return self.server.projectsFrom(offset, count: PROJECTS_PAGE_SIZE).flattenMap { (page: [AnyHashable: Any]) in
            let list = page["projects"] as? [Any]
            if list == nil {
                return RACSignal.error(NSError(domain: PROJECTS_DOMAIN, code: 1, userInfo: ["page": page]))
            }
            let projects = list?.rac_sequence
                .map { (item: [AnyHashable: Any]) in ProjectFromDictionary(item) }
                .signalWithScheduler(RACScheduler.immediateScheduler())
            let next = page["next"] as? NSNumber
            return next != nil ? projects?.concat(self.projectsFrom(next?.intValue ?? 0)) : projects
        }
    }

    func projects(_ projects: [Any], matching query: String) -> [Any] {
        var result: [Any] = []
        for case let project as Project in projects {
            let isNamed = (project.name as NSString).range(of: query, options: .caseInsensitive).location != NSNotFound
            let task = isNamed
                ? nil
                : project.firstTaskPassing { task in
                    return (task.title?.lowercased() as NSString?)?.hasPrefix(query.lowercased()) ?? false
                        || task.tags?.contains(query) ?? false
                }
            if isNamed || task != nil {
                result.append(project)
            }
        }
        return result
    }

    func projects(_ projects: [Any], sortedBy sorting: ProjectSorting) -> [Any] {
        return projects.sortedByComparator { a, b in
            let a = a as! Project
            let b = b as! Project
            switch sorting {
            case .byProgress:
                if a.progress != b.progress {
                    return a.progress < b.progress ? .orderedAscending : .orderedDescending
                }
            case .byUrgency:
                let first = self.urgentTasksOf(a)
                let second = self.urgentTasksOf(b)
                if first != second {
                    return first > second ? .orderedAscending : .orderedDescending
                }
            case .byName:
                break
            default:
                break
            }
            return a.name.localizedCaseInsensitiveCompare(b.name)
        }
    }

    func urgentTasksOf(_ project: Project) -> Int {
        var count = 0
        for task in project.tasks {
            if task.hasFlags(.urgent) && !task.hasFlags(.done) {
                count += 1
            }
        }
        return count
    }

    func countsByTag() -> [String: NSNumber] {
        var counts: [String: NSNumber] = [:]
        for project in self.projects {
            for task in project.tasks {
                for tag in task.tags ?? [] {
                    counts[tag] = NSNumber(value: (counts[tag]?.intValue ?? 0) + 1)
                }
            }
        }
        return counts
    }

    func outline() -> String {
        var outline = String()
        for project in self.projects {
            project.visit { depth, name in
                let indent = "".padding(toLength: depth * 2, withPad: " ", startingAt: 0)
                outline.append(indent)
                outline += "\(name)\n"
            }
        }
        return outline
    }
}
