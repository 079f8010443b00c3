import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// Answers with the JSON that the test gives it.
private final class Server: GalleryClient {
    var answers: [String: RACSignal] = [:]
    private(set) var requests: [String] = []

    func get(_ path: String?) -> RACSignal {
        guard let path else { return .empty() }
        requests.append(path)
        return answers[path] ?? .empty()
    }

    func answer(_ path: String, _ json: String, status: Int = 200) {
        answers[path] = .return(RACTuplePack(status, Data(json.utf8)))
    }
}

/// Photos that come as JSON, where any key may be missing, in a view model that works while it is shown.
@Suite struct GalleryTests {
    private let server = Server()

    private let photos = """
        {"photos": [
          {"id": 1, "name": "Sea", "user": {"username": "ann"}, "rating": 4.5, "voted": true,
           "images": [{"size": 4, "url": "/sea-full"}, {"size": 3, "url": "/sea"}]},
          {"id": 2, "name": "Forest"},
          {"images": []}
        ]}
        """

    @Test("Shown photos are loaded, and keys that the JSON lacks give nil")
    func loads() throws {
        server.answer("/photos", photos)
        server.answer("/sea", "pixels")
        try withVirtualWorld { world in
            let gallery = world.keep(GalleryViewModel(client: server))
            let titles = world.record(RACObserve(gallery, \.title), named: "titles")
            let updates = world.record(gallery.updatedContentSignal, named: "updates")
            world.runPending()
            try titles.expectNext("0 photos")
            #expect(server.requests == [] && gallery.numberOfPhotos() == 0)
            gallery.active = true
            world.runPending()
            try titles.expectNext("3 photos")
            try updates.expectNext(RACUnit.defaultUnit())
            #expect(server.requests == ["/photos", "/sea"])
            let (sea, forest, bare) = (gallery.photoAtIndex(0), gallery.photoAtIndex(1), gallery.photoAtIndex(2))
            #expect(sea?.name == "Sea" && sea?.photographer == "ann" && sea?.identifier == 1 && sea?.rating == 4.5)
            #expect(sea?.thumbnailPath == "/sea" && sea?.fullPath == nil && sea?.votedFor == true)
            #expect(sea?.thumbnail == Data("pixels".utf8))
            #expect(forest?.name == "Forest" && forest?.thumbnailPath == nil && forest?.votedFor == false)
            #expect(bare != nil && bare?.name == nil && bare?.thumbnailPath == nil)

            // A name that is missing has no place in which something is not found, as a message to nil had none.
            gallery.filter = "SEA"
            try titles.expectNext("2 photos")
            gallery.filter = ""
            try titles.expectNext("3 photos")
            try updates.expectNext(RACUnit.defaultUnit()).expectNext(RACUnit.defaultUnit())
            NotificationCenter.default.post(name: Notification.Name("GalleryMemoryWarning"), object: nil)
            #expect(sea?.thumbnail == nil)
        }
    }

    @Test("The gallery loads anew each time that it becomes active")
    func reloads() throws {
        server.answer("/photos", #"{"photos": [{"id": 1}]}"#)
        try withVirtualWorld { world in
            let gallery = world.keep(GalleryViewModel(client: server))
            let loading = world.record(RACObserve(gallery, \.loading), named: "loading")
            gallery.active = true
            gallery.active = true
            world.runPending()
            gallery.active = false
            world.runPending()
            #expect(server.requests == ["/photos"])
            gallery.active = true
            world.runPending()
            #expect(server.requests == ["/photos", "/photos"])
            #expect(gallery.title == "One photo")
            try loading.expectNext(false).expectNext(true).expectNext(false).expectNext(true).expectNext(false)
        }
    }

    @Test(
        "Details are read into the photo; an answer without any changes nothing that stops the program",
        arguments: [
            (#"{"photo": {"name": "Sea", "comments_count": 2, "images": [{"size": 4, "url": "/full"}]}}"#, "Sea"),
            ("{}", nil), ("no JSON", nil),
        ])
    func details(json: String, name: String?) throws {
        let photo = Photo()
        photo.identifier = 7
        server.answer("/photos/7", json)
        try withVirtualWorld { world in
            let details = world.record(PhotoImporter.fetchDetailsOf(photo, from: server), named: "details")
            try details.expectNext(photo).expectCompleted()
        }
        #expect(photo.name == name && photo.fullPath == (name == nil ? nil : "/full"))
    }

    @Test("A refusal is the error of the importer, and a vote is noted when it is done")
    func refuses() throws {
        let photo = Photo()
        server.answer("/photos/0", "{}", status: 403)
        try withVirtualWorld { world in
            let details = world.record(PhotoImporter.fetchDetailsOf(photo, from: server), named: "details")
            try details.expectFailure(NSError(domain: "GalleryErrorDomain", code: 1))
            let vote = world.record(PhotoImporter.voteFor(photo), named: "vote")
            try vote.expectNext(true).expectCompleted()
            #expect(photo.votedFor)
        }
    }
}
