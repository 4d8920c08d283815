// Stands in for Yandex Maps JS API 3: what the shop uses of it. `mapDouble` says what it was told and moves it as a visitor does.
(() => {
  const double = (window.mapDouble = { calls: [], pan() {} });

  class YMap {
    constructor(element, { location, theme }, children) {
      double.calls.push(["YMap", location.zoom, theme]);
      Object.assign(this, { element, location, children: new Set(children) });
      element.append(Object.assign(document.createElement("p"), { textContent: "A map by Yandex" }));
      double.pan = (latitude, longitude) => {
        this.tell("onActionStart");
        this.set({ ...this.location, center: [longitude, latitude] });
        this.tell("onActionEnd");
      };
    }
    update({ location }) {
      double.calls.push(["update", location.zoom]);
      this.set(location);
    }
    addChild(child) {
      this.children.add(child);
      if (child.element) this.element.append(child.element);
      this.place();
    }
    removeChild(child) {
      this.children.delete(child);
      child.element?.remove();
    }
    destroy() {
      double.calls.push(["destroy"]);
      this.children.clear();
      this.element.replaceChildren();
    }
    tell(event, change) {
      for (const child of this.children) child.heard?.[event]?.(change);
    }
    set(location) {
      this.location = location;
      this.place();
      this.tell("onUpdate", { location });
    }
    place() {
      const { center, zoom } = this.location;
      const degree = (256 * 2 ** zoom) / 360;
      for (const { element, coordinates } of this.children) {
        if (!element) continue;
        element.style.left = `${this.element.clientWidth / 2 + (coordinates[0] - center[0]) * degree}px`;
        // North of 59° a degree of latitude is twice as long.
        element.style.top = `${this.element.clientHeight / 2 - (coordinates[1] - center[1]) * degree * 2}px`;
      }
    }
  }

  window.ymaps3 = {
    ready: Promise.resolve(),
    getDefaultConfig: () => ({ setApikeys: (keys) => double.calls.push(["keys", keys]) }),
    async suggest({ text, limit }) {
      double.calls.push(["suggest", text]);
      if (text.includes("refused")) throw new Error("403");
      if (text.includes("slow")) await new Promise(() => {});
      const houses = [
        "Nevsky prospekt",
        ...[20, 22, 24, 26, 28, 30, 32, 34].map((house) => `Nevsky prospekt, ${house}`),
      ];
      return houses.slice(0, limit).map((name) => ({
        title: { text: name, hl: [] },
        tags: [/\d/.test(name) ? "house" : "street"],
        uri: `ymapsbm1://geo?${name}`,
      }));
    },
    search: async () => [{ geometry: { type: "Point", coordinates: [30.3351, 59.9343] } }],
    YMap,
    YMapDefaultSchemeLayer: class {},
    YMapDefaultFeaturesLayer: class {},
    YMapListener: class {
      constructor(heard) {
        this.heard = heard;
      }
    },
    YMapMarker: class {
      constructor({ coordinates }, element) {
        Object.assign(this, { coordinates, element });
      }
      update({ coordinates }) {
        this.coordinates = coordinates;
      }
    },
    YMapFeature: class {
      constructor({ geometry }) {
        double.calls.push(["YMapFeature", geometry.coordinates[0].length]);
      }
    },
  };
})();
