// Stands in for Google's Maps JavaScript API: what the shop uses of it. `mapDouble` says what it was told and moves it as a visitor does.
(() => {
  const double = (window.mapDouble = { calls: [], marks: new Set(), pan() {} });

  class Map {
    constructor(element, options) {
      double.calls.push(["Map", options.zoom, options.colorScheme]);
      Object.assign(this, { element, centre: options.center, zoom: options.zoom, heard: {} });
      element.append(Object.assign(document.createElement("p"), { textContent: "A map by Google" }));
      double.pan = (lat, lng) => {
        this.fire("dragstart");
        this.set({ lat, lng }, this.zoom);
        this.fire("dragend");
      };
    }
    getCenter() {
      return { lat: () => this.centre.lat, lng: () => this.centre.lng };
    }
    getZoom() {
      return this.zoom;
    }
    addListener(event, listener) {
      (this.heard[event] ??= new Set()).add(listener);
      return { remove: () => this.heard[event].delete(listener) };
    }
    moveCamera({ center, zoom }) {
      double.calls.push(["moveCamera", zoom]);
      this.set(center, zoom);
    }
    fire(event) {
      for (const listener of this.heard[event] ?? []) listener();
    }
    set(centre, zoom) {
      Object.assign(this, { centre, zoom });
      this.fire("center_changed");
      this.fire("zoom_changed");
      for (const mark of double.marks) mark.draw();
    }
  }

  class OverlayView {
    static preventMapHitsFrom() {}
    setMap(map) {
      if (this.map && !map) {
        double.marks.delete(this);
        this.onRemove();
      }
      this.map = map;
      if (!map) return;
      double.marks.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes() {
      return { overlayMouseTarget: this.map.element };
    }
    getProjection() {
      const { element, centre, zoom } = this.map;
      const degree = (256 * 2 ** zoom) / 360;
      return {
        fromLatLngToDivPixel: ({ lat, lng }) => ({
          x: element.clientWidth / 2 + (lng - centre.lng) * degree,
          // North of 59° a degree of latitude is twice as long.
          y: element.clientHeight / 2 - (lat - centre.lat) * degree * 2,
        }),
      };
    }
  }

  class Polygon {
    constructor({ paths }) {
      double.calls.push(["Polygon", paths.length]);
    }
    setMap() {}
  }

  const houses = ["Nevsky prospekt", ...[20, 22, 24, 26, 28, 30, 32, 34].map((house) => `Nevsky prospekt, ${house}`)];
  const predictionOf = (text) => ({
    mainText: { text },
    text: { text: `${text}, Saint Petersburg` },
    types: /\d/.test(text) ? ["street_address"] : ["route"],
    toPlace: () => ({
      fetchFields: async () => ({ place: { location: { lat: () => 59.9343, lng: () => 30.3351 } } }),
    }),
  });
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request) {
      double.calls.push(["suggest", request.input]);
      if (request.input.includes("refused")) throw new Error("PERMISSION_DENIED");
      if (request.input.includes("slow")) await new Promise(() => {});
      return { suggestions: houses.map((text) => ({ placePrediction: predictionOf(text) })) };
    },
  };

  const { maps } = window.google;
  maps.importLibrary = async () => ({
    Map,
    OverlayView,
    Polygon,
    AutocompleteSuggestion,
    AutocompleteSessionToken: class {},
  });
  maps.__ib__();
})();
