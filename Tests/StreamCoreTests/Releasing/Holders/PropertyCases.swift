import StreamCore

let propertyCases: [HolderCase] = [
    HolderCase("MutableProperty", "1 2 3 goes") { log in
        let property = MutableProperty<Item?>(nil)
        property.signal.skipNil().observeValues { log($0.number) }
        property.value = Item(1) {
            log("goes")
            property.value = Item(3)
        }
        property.value = Item(2)
        if property.value?.number != 3 { log("lost") }
    },
    HolderCase("PropertyCore.reads", "2 goes") { log in
        let property = MutableProperty<Item?>(nil)
        property.value = Item(1) {
            log("goes")
            if let item = property.value { log(item.number) }
        }
        property.value = Item(2)
    },
    HolderCase("PropertyCore.swap", "3 goes") { log in
        let property = MutableProperty<Item?>(nil)
        property.value = Item(1) {
            log("goes")
            property.value = Item(3)
        }
        property.swap(Item(2))
        if let item = property.value { log(item.number) }
    },
    HolderCase("PropertyCore.modify", "3 goes") { log in
        let property = MutableProperty<Item?>(nil)
        property.value = Item(1) {
            log("goes")
            property.value = Item(3)
        }
        property.modify { $0 = $0.map { Item($0.number + 1) } }
        // The item goes inside of the closure, or after it.
        if let item = property.value { log(item.number) }
    },
    HolderCase("PropertyCore.withValue", "3 goes") { log in
        let property = MutableProperty<Item?>(nil)
        property.value = Item(1) {
            log("goes")
            property.value = Item(3)
        }
        property.withValue { _ in property.value = Item(2) }
        if let item = property.value { log(item.number) }
    },
    HolderCase("PropertyCore.subscribes", "2 2 goes") { log in
        let property = MutableProperty<Item?>(nil)
        property.value = Item(1) {
            log("goes")
            property.producer.skipNil().startWithValues { log($0.number) }
            property.signal.observeValues { _ in log("change") }
        }
        property.value = Item(2)
        if let item = property.value { log(item.number) }
    },
    HolderCase("PropertyCore.derived", "3 3 goes") { log in
        let property = MutableProperty<Item?>(nil)
        let derived = property.map { $0 }
        let both = derived.combineLatest(with: property)
        property.value = Item(1) {
            log("goes")
            property.value = Item(3)
        }
        property.value = Item(2)
        if let item = derived.value { log(item.number) }
        if let item = both.value.0 { log(item.number) }
    },
    HolderCase("PropertyCore.bound", "3 3 goes") { log in
        let source = MutableProperty<Item?>(nil)
        let target = MutableProperty<Item?>(nil)
        target <~ source
        source.value = Item(1) {
            log("goes")
            source.value = Item(3)
        }
        source.value = Item(2)
        if let item = source.value { log(item.number) }
        if let item = target.value { log(item.number) }
    },
    HolderCase("Property.released", "completed goes") { log in
        let (signal, input) = Signal<Item?, Never>.pipe()
        var property: Property<Item?>? = Property(
            initial: Item(1) {
                log("goes")
                input.send(value: Item(2))
            }, then: signal.producer)
        property?.signal.observeCompleted { log("completed") }
        property = nil
        input.sendCompleted()
    },
    HolderCase("MutableProperty.released", "completed goes") { log in
        var property: MutableProperty<Item?>? = MutableProperty(nil)
        property?.value = Item(1) { [weak property] in
            log("goes")
            property?.value = nil
        }
        property?.signal.observeCompleted { log("completed") }
        property = nil
    },
    HolderCase("Validation", "2 2 3 goes goes") { log in
        let property = ValidatingProperty<Item?, Broken>(nil) { item in
            guard let item, item.number > 9 else { return .valid }
            return .invalid(Broken(item: item))
        }
        property.signal.skipNil().observeValues { log($0.number) }
        property.value = Item(10) {
            log("goes")
            property.value = Item(3)
        }
        property.value = Item(11) { log("goes") }
        property.value = Item(2)
        if let item = property.value { log(item.number) }
    },
    HolderCase("Validation.inner", "3 goes") { log in
        let inner = MutableProperty<Item?>(nil)
        let property = ValidatingProperty<Item?, Broken>(inner) { _ in .valid }
        property.value = Item(1) {
            log("goes")
            property.value = Item(3)
        }
        inner.value = Item(2)
        if let item = property.result.value.value { log(item?.number ?? 0) }
    },
    HolderCase("InnerProperty", "3 goes") { log in
        let inner = GenericProperty<Item?>(nil)
        let property = ValidatingProperty<Item?, Broken>(inner) { _ in .valid }
        property.value = Item(1) {
            log("goes")
            property.value = Item(3)
        }
        property.value = Item(2)
        if let item = inner.value { log(item.number) }
    },
]
