import { hex, mix, smoothstep, type Colour, type Pigment } from "../colour";
import { fbm, noise } from "../noise";
import { around } from "../placing";
import type { Scene } from "../scene";
import { arc, blob, box, circle, ellipse, ring, union, within, wobbly, type Shape } from "../shapes";
import { bent, chunk, lay, thread, type Piece, type Spot } from "./spot";

/** A strip of pepper, carrot or the like, slightly bent. */
function strip(colour: string, width = 5.2, shortest = 22, longest = 34): Piece {
  return (scene, spot) => {
    const { random } = scene;
    thread(scene, spot, bent(random.between(shortest, longest), random.between(-0.5, 0.5)), width, {
      colour: hex(colour),
      lift: 2,
      gloss: 0.78,
      glow: 0.4,
    });
  };
}

/** A fine shred of cabbage and its like; colours go from one end to the other at random. */
function shred(from: string, to: string, width = 2.6, length = 17): Piece {
  return (scene, spot) => {
    const { random } = scene;
    const reach = random.between(0.6, 1.2) * length;
    const bow = random.between(-0.5, 0.5) * reach;
    thread(
      scene,
      spot,
      [
        [-reach, 0],
        [0, bow],
        [reach, 0],
      ],
      width,
      {
        colour: mix(hex(from), hex(to), random.unit()),
        lift: random.between(0, 4),
        gloss: 0.5,
        glow: 0.65,
      },
    );
  };
}

const seedSector = (u: number, v: number, sectors: number, turn: number): boolean =>
  Math.sin(Math.atan2(v, u) * sectors + turn) > -0.2;

function tomatoFlesh(radius: number, index: number): Pigment {
  return (u, v) => {
    const rim = Math.hypot(u, v) / radius;
    if (rim > 0.82) return hex("#C4200F");
    if (rim > 0.28 && rim < 0.72 && seedSector(u, v, 5, index))
      return mix(hex("#F0762C"), hex("#F9B45A"), noise(u * 0.5, v * 0.5) > 0.6 ? 1 : 0);
    return hex("#E2432A");
  };
}

const tomato: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => circle(26 * size), {
    colour: tomatoFlesh(26, index),
    height: 7,
    round: 5,
    gloss: 0.85,
    glow: 0.6,
  });

const cherryHalf: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => ellipse(21 * size, 19 * size), {
    colour: tomatoFlesh(20, index),
    height: 15,
    round: 10,
    gloss: 0.88,
    glow: 0.6,
  });

const tomatoDice: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(17, 13, 7, 3, 0.1, index), {
    colour: mix(hex("#D32413"), hex("#EE5A36"), scene.random.unit()),
    height: 14,
    round: 7,
    gloss: 0.9,
    glow: 0.6,
  });

const tomatoWedge: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => within(circle(34 * size), (_u, v) => -v), {
    colour: (u, v) =>
      Math.hypot(u, v) > 30
        ? hex("#C4200F")
        : mix(hex("#E2432A"), hex("#F7A04E"), smoothstep(0.5, 0.62, noise(u * 0.12 + index, v * 0.12)) * 0.8),
    height: 18,
    round: 12,
    gloss: 0.88,
    glow: 0.6,
  });

function slice(radius: number, skin: string, from: string, to: string, seeds: string | null, height = 7): Piece {
  return (scene, spot, index) =>
    lay(scene, spot, (size) => blob(radius * size, 0.02, 2, index), {
      colour: (u, v) => {
        const away = Math.hypot(u, v) / radius;
        if (away > 0.89) return hex(skin);
        const isSeed =
          seeds !== null &&
          away > 0.25 &&
          away < 0.55 &&
          Math.sin(Math.atan2(v, u) * 7) > 0.55 &&
          noise(u * 0.3, v * 0.3) > 0.4;
        return isSeed ? hex(seeds) : mix(hex(from), hex(to), smoothstep(0.35, 0.85, away));
      },
      height,
      round: 4,
      lift: 2,
      gloss: 0.65,
      glow: 0.6,
    });
}

/** A slice with bars from the grill. */
function grilled(halfU: number, halfV: number, skin: string, from: string, to: string): Piece {
  return (scene, spot, index) =>
    lay(scene, spot, (size) => wobbly(ellipse(halfU * size, halfV * size), 1.5 * size, 0.07 / size, index), {
      colour: (u, v, depth) => {
        if (depth < 2.4) return hex(skin);
        const flesh = mix(hex(from), hex(to), fbm(u * 0.09 + index, v * 0.09));
        const bar = Math.abs((((u + 200) / 11) % 1) - 0.5) < 0.17 ? 0.8 : 0;
        return mix(
          flesh,
          hex("#3A1E0C"),
          Math.max(bar, smoothstep(0.6, 0.8, fbm(u * 0.06, v * 0.06 + index * 3)) * 0.5),
        );
      },
      height: 8,
      round: 4,
      gloss: 0.7,
      glow: 0.4,
    });
}

const cucumberStick: Piece = (scene, spot) =>
  lay(scene, spot, chunk(23, 6.5, 2), {
    colour: (_u, v) => (v < -3.8 ? hex("#3F7F28") : hex("#D3E7A4")),
    height: 9,
    gloss: 0.55,
    glow: 0.5,
  });

function mushroomShape(size: number): Shape {
  const cap = within(ellipse(23 * size, 20 * size), (_u, v) => v - 4 * size);
  return union(cap, box(6.5 * size, 15 * size, 5 * size), 0, 10 * size);
}

const mushroom: Piece = (scene, spot, index) =>
  lay(scene, spot, mushroomShape, {
    colour: (u, v, depth) => {
      const gills = Math.abs(Math.hypot(u, v + 2) - 12) < 2.5 && v < 2 ? 0.5 : 0;
      return mix(
        mix(hex("#F0DCBB"), hex("#D2AC7C"), fbm(u * 0.1 + index, v * 0.1)),
        hex("#84532D"),
        Math.max(smoothstep(4, 0, depth) * 0.7, gills),
      );
    },
    height: 8,
    gloss: 0.5,
    glow: 0.4,
    lift: 1,
  });

const shiitake: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(25 * size, 0.06, 2, index), {
    colour: (u, v, depth) => {
      const star = Math.abs(Math.sin(Math.atan2(v, u) * 2 + 0.4)) < 0.16 && Math.hypot(u, v) < 17 ? 0.85 : 0;
      return mix(
        mix(hex("#6B3F1E"), hex("#8A5A30"), fbm(u * 0.1 + index, v * 0.1)),
        hex("#F0DDBB"),
        Math.max(star, smoothstep(3, 0, depth) * 0.35),
      );
    },
    height: 14,
    round: 18,
    gloss: 0.55,
    glow: 0.2,
  });

const friedMushroom: Piece = (scene, spot, index) =>
  lay(scene, spot, mushroomShape, {
    colour: (u, v, depth) =>
      mix(
        mix(hex("#C68E4E"), hex("#8F5626"), fbm(u * 0.1 + index, v * 0.1)),
        hex("#4A240C"),
        smoothstep(4, 0, depth) * 0.8,
      ),
    height: 8,
    gloss: 0.7,
    glow: 0.3,
  });

function floret(scene: Scene, { x, y, size, base }: Spot): void {
  const { random } = scene;
  for (let i = 0; i < 24; i++) {
    const away = random.between(0, 20) * size;
    const [px, py] = around(x, y, random.angle(), away);
    const width = random.between(5, 8) * size;
    scene.stamp({
      x: px,
      y: py,
      shape: blob(width, 0.2, 3, i),
      round: width,
      height: width,
      base,
      lift: 8 * size - away * 0.35,
      colour: mix(hex("#2F6B22"), hex("#5E9F36"), random.unit()),
      gloss: 0.2,
      glow: 0.2,
      relief: (u, v) => noise(u * 0.6 + i, v * 0.6) * 2.5,
    });
  }
}

const corn: Piece = (scene, spot) => {
  const { random } = scene;
  for (let i = 0; i < 9; i++) {
    const [x, y] = around(spot.x, spot.y, random.angle(), 19 * Math.sqrt(random.unit()) * spot.size);
    lay(scene, { ...spot, x, y, turn: random.angle() }, chunk(6, 5, 3), {
      colour: mix(hex("#F7C927"), hex("#FBDC62"), random.unit()),
      height: 7,
      round: 5,
      lift: 2,
      gloss: 0.7,
      glow: 0.6,
    });
  }
};

const bean =
  (halfU: number, halfV: number, from: string, to: string): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, (size) => ellipse(halfU * size, halfV * size), {
      colour: (u, v) => mix(hex(from), hex(to), fbm(u * 0.1 + index, v * 0.1)),
      height: halfV * 1.3,
      round: halfV,
      gloss: 0.7,
      glow: 0.5,
    });

const onionArc =
  (skin: string, flesh: string, radius = 20): Piece =>
  (scene, spot) =>
    lay(scene, spot, (size) => arc(radius * size, 2.8 * size), {
      colour: (_u, _v, depth) => mix(hex(flesh), hex(skin), smoothstep(2, 0, depth)),
      height: 4.5,
      round: 2.6,
      lift: 2,
      gloss: 0.6,
      glow: 0.7,
    });

const onionRing: Piece = (scene, spot) => {
  for (const radius of [30, 21]) {
    lay(scene, spot, (size) => ring(radius * size, 3 * size), {
      colour: (_u, _v, depth) => mix(hex("#F6E6EF"), hex("#8E3169"), smoothstep(2.2, 0, depth)),
      height: 6,
      round: 3,
      gloss: 0.6,
      glow: 0.7,
    });
  }
};

function pepperRing(colour: string): Piece {
  return (scene, spot) =>
    lay(scene, spot, (size) => wobbly(arc(20 * size, 3.6 * size, 8 * size), 2 * size, 0.05 / size, spot.x), {
      colour: hex(colour),
      height: 6,
      round: 3.5,
      gloss: 0.75,
      glow: 0.4,
    });
}

function seededRing(flesh: string, inner: string, radius = 13): Piece {
  return (scene, spot) => {
    lay(scene, spot, (size) => circle(radius * size), {
      colour: hex(inner),
      height: 2,
      round: 3,
      gloss: 0.5,
      glow: 0.5,
    });
    lay(scene, spot, (size) => ring(radius * 0.8 * size, radius * 0.24 * size), {
      colour: hex(flesh),
      height: 6,
      round: 3,
      gloss: 0.8,
      glow: 0.4,
    });
    for (let i = 0; i < 5; i++) {
      const [x, y] = around(spot.x, spot.y, i * 1.26, radius * 0.36 * spot.size);
      lay(scene, { ...spot, x, y }, (size) => circle(1.8 * size), {
        colour: hex("#F7EBC2"),
        height: 3,
        round: 2,
        lift: 1,
        gloss: 0.5,
      });
    }
  };
}

const wedge =
  (from: string, to: string, halfU = 27, halfV = 15): Piece =>
  (scene, spot, index) => {
    const rings: Pigment = (u, v) =>
      mix(hex(from), hex(to), 0.5 + 0.5 * Math.sin(Math.hypot(u, v - 14) * 0.75 + noise(u * 0.1, v * 0.1 + index) * 2));
    lay(scene, spot, chunk(halfU, halfV, 9, 2, 0.07, index), {
      colour: rings,
      height: 15,
      round: 8,
      gloss: 0.78,
      glow: 0.45,
    });
  };

const plain =
  (
    colour: Colour | Pigment,
    halfU: number,
    halfV: number,
    corner: number,
    height: number,
    gloss = 0.6,
    glow = 0.5,
  ): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, chunk(halfU, halfV, corner, Math.min(1.5, halfV / 6), 0.1, index), {
      colour,
      height,
      gloss,
      glow,
    });

export const VEGETABLES = {
  "red-pepper": strip("#CF2415"),
  "yellow-pepper": strip("#F3B51C"),
  "green-pepper": strip("#4A8F27"),
  carrot: strip("#EF7F1E", 3.4),
  leek: strip("#A9CF63", 3.6),
  onion: strip("#F4E6C2", 3.4),
  "spring-onion": strip("#4E9A2A", 2.6, 16, 28),
  asparagus: strip("#6FA23A", 4.6, 28, 36),
  "green-bean": strip("#4F9A2E", 4, 26, 36),
  sprout: shred("#FFFDF2", "#F3E9C6", 2.4, 20),
  cabbage: shred("#F1F3CF", "#B9D67E"),
  "red-cabbage": shred("#8E2C6A", "#C06AA6"),
  "carrot-shred": shred("#F08A2A", "#E9701A", 2.2, 18),
  kimchi: shred("#E2582A", "#F2A25E", 3.4, 15),
  kadayif: shred("#E9A949", "#C97F2A", 1.6, 30),
  tomato,
  "cherry-tomato": cherryHalf,
  "tomato-dice": tomatoDice,
  "tomato-wedge": tomatoWedge,
  cucumber: slice(21, "#3E7D2A", "#DDEDB2", "#BFDC88", "#F2F6D8"),
  "cucumber-stick": cucumberStick,
  "cucumber-dice": plain(mix(hex("#CFE6A0"), hex("#8FBF5A"), 0.3), 8, 8, 2, 10),
  pickle: slice(17, "#4F6B1E", "#C9CF7A", "#A9B552", "#E6E6B0"),
  radish: slice(17, "#D9345E", "#FFFBF7", "#FCE9EA", null, 4),
  zucchini: slice(24, "#3F7A2A", "#F0F0C4", "#D3DE96", "#FBF7DC"),
  "grilled-zucchini": grilled(40, 17, "#3F6E24", "#E2DE9E", "#C2C472"),
  "grilled-aubergine": grilled(37, 30, "#2E1A33", "#D9BF8C", "#B08C56"),
  "grilled-pepper": grilled(36, 16, "#A81E0E", "#DE3F22", "#C42A14"),
  "grilled-yellow-pepper": grilled(36, 16, "#D28E10", "#F5BE34", "#EBA51E"),
  mushroom,
  shiitake,
  "fried-mushroom": friedMushroom,
  broccoli: (scene, spot) => floret(scene, spot),
  corn,
  edamame: bean(10, 7, "#7DB83A", "#A5D35C"),
  chickpea: bean(8, 7.5, "#EBCB8C", "#D9B068"),
  "red-onion": onionArc("#8E3169", "#F3DCEB"),
  "white-onion": onionArc("#D9C290", "#FFFBEF"),
  "onion-ring": onionRing,
  "pepper-ring": pepperRing("#4E9A2A"),
  "red-pepper-ring": pepperRing("#CF2415"),
  jalapeno: seededRing("#4F8F1C", "#B9D67E"),
  chili: seededRing("#C4200F", "#F2A25E", 9),
  olive: (scene, spot) =>
    lay(scene, spot, (size) => ring(9 * size, 4.5 * size), {
      colour: hex("#241D28"),
      height: 8,
      round: 4.4,
      lift: 2,
      gloss: 0.85,
    }),
  beetroot: wedge("#7A1237", "#A3214F"),
  pumpkin: plain(hex("#F08A2A"), 15, 13, 4, 14, 0.6, 0.5),
  takuan: plain((u, v) => mix(hex("#F2C21F"), hex("#FBDD62"), fbm(u * 0.1, v * 0.1)), 24, 9, 4, 8, 0.6, 0.6),
  potato: plain((u, v) => mix(hex("#F3D27C"), hex("#E2B04A"), fbm(u * 0.1, v * 0.1)), 14, 13, 4, 12, 0.45, 0.4),
  garlic: bean(9, 6, "#FFF6E0", "#EBD3A2"),
} satisfies Record<string, Piece>;
