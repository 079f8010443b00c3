// A gallery of photos that come as JSON, shown by view models of ReactiveViewModel.

import CompatShims
import Foundation
import RACCompat

private let GalleryErrorDomain = "GalleryErrorDomain"

enum GalleryErrorCode: Int {
    case badStatus = 1
    case noPhotos
}

/// Fetches from the server.
protocol GalleryClient: AnyObject {
    /// Sends tuples of a status, an NSNumber, and the data of the response.
    func get(_ path: String?) -> RACSignal
}

class Photo: RACObject {
    var identifier: NSNumber?
    var name: String?
    var photographer: String?
    var rating: NSNumber?
    var thumbnailPath: String?
    var fullPath: String?
    @RACProperty var thumbnail: Data?
    var votedFor = false
}

class PhotoImporter: NSObject {
    class func importPhotosFrom(_ client: any GalleryClient) -> RACSignal {
        return client
            .get("/photos")
            .reduceEach { (_: Any?, data: Data?) in data }
            .map { (data: Data?) in
                let results = try? JSONSerialization.jsonObject(with: data!, options: [])
                return results["photos"].sequence?.map { (dictionary: [AnyHashable: Any]) in
                    let photo = Photo()
                    self.configure(photo, withDictionary: dictionary)
                    self.loadThumbnailOf(photo, from: client)
                    return photo
                }.array
            }
            .publish()
            .autoconnect()
    }

    class func fetchDetailsOf(_ photo: Photo, from client: any GalleryClient) -> RACSignal {
        let path = "/photos/\(photo.identifier?.intValue ?? 0)"
        return client
            .get(path)
            .tryMap { (tuple: RACTuple) -> Any? in
                let status = tuple.first as? NSNumber
                if (status?.intValue ?? 0) >= 400 {
                    throw NSError(
                        domain: GalleryErrorDomain,
                        code: GalleryErrorCode.badStatus.rawValue,
                        userInfo: [NSLocalizedDescriptionKey: "The server refused."]
                    )
                }
                return tuple.second
            }
            .map { (data: Data?) in
                let details = (try? JSONSerialization.jsonObject(with: data!, options: []))["photo"]
                self.configure(photo, withDictionary: details as? [AnyHashable: Any])
                return photo
            }
    }

    class func voteFor(_ photo: Photo) -> RACSignal {
        return RACSignal.defer { RACSignal.return(true) }.doCompleted { photo.votedFor = true }
    }

    // MARK: - Private

    class func configure(_ photo: Photo, withDictionary dictionary: [AnyHashable: Any]?) {
        photo.name = dictionary?["name"] as? String
        photo.identifier = dictionary?["id"] as? NSNumber
        photo.photographer = (dictionary?["user"])["username"] as? String
        photo.rating = dictionary?["rating"] as? NSNumber
        photo.thumbnailPath = self.pathForSize(3, inArray: dictionary?["images"] as? [Any])
        if dictionary?["voted"] != nil {
            photo.votedFor = (dictionary?["voted"]).boolValue
        }
        if dictionary?["comments_count"] != nil {
            // Only the details have it.
            photo.fullPath = self.pathForSize(4, inArray: dictionary?["images"] as? [Any])
        }
    }

    class func pathForSize(_ size: Int, inArray images: [Any]?) -> String? {
        return images?.rac_sequence
            .filter { image in image["size"].integerValue == size }
            .map { image in image["url"] }.array.first as? String
    }

    class func loadThumbnailOf(_ photo: Photo, from client: any GalleryClient) {
        if photo.thumbnailPath == nil {
            return
        }
        RAC(photo, \.thumbnail) <~ client.get(photo.thumbnailPath).map { (value: RACTuple) in value.second }
    }
}

/// The photos on the screen.
class GalleryViewModel: RVMViewModel {
    @RACProperty private(set) var photos: [Any]?
    private(set) var reload: RACCommand!
    @RACProperty var filter: String?
    @RACProperty private(set) var title: String?
    @RACProperty private(set) var loading = false
    private(set) var updatedContentSignal: RACSignal!
    @RACProperty private var allPhotos: [Any]?

    init(client: any GalleryClient) {
        super.init()

        self.reload = RACCommand { _ in PhotoImporter.importPhotosFrom(client) }
        RAC(self, \.allPhotos) <~ self.reload.executionSignals.switchToLatest().startWith([])
        RAC(self, \.loading) <~ self.reload.executing

        RAC(self, \.photos) <~ RACSignal.combineLatest([RACObserve(self, \.allPhotos), RACObserve(self, \.filter).distinctUntilChanged()]) { (photos: [Any]?, filter: String?) in
            guard let filter, !filter.isEmpty else { return photos }
            return photos?.rac_sequence.filter { (photo: Photo) in
                return ((photo.name as NSString?)?.range(of: filter, options: .caseInsensitive).location ?? 0)
                    != NSNotFound
            }.array
        }

        RAC(self, \.title) <~ RACObserve(self, \.photos).map { photos in
            return photos.count == 1 ? "One photo" : "\(photos.count) photos"
        }

        self.updatedContentSignal = RACObserve(self, \.photos).skip(1).mapReplace(RACUnit.defaultUnit())

        self.didBecomeActiveSignal.subscribeNext { [weak self] _ in
            guard let self else { return }
            self.reload.execute(nil)
        }

        NotificationCenter.default.rac_addObserverForName(Notification.Name("GalleryMemoryWarning"), object: nil)
            .takeUntil(self.rac_willDeallocSignal())
            .subscribeNext { [weak self] _ in
                guard let self else { return }
                for case let photo as Photo in self.allPhotos ?? [] {
                    photo.thumbnail = nil
                }
            }
    }

    func photoAtIndex(_ index: Int) -> Photo? {
        return self.photos?[index] as? Photo
    }

    func numberOfPhotos() -> Int {
        return self.photos?.count ?? 0
    }
}
