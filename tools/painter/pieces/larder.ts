import { hex, mix, smoothstep, type Pigment } from "../colour";
import * as matter from "../matter";
import { fbm, noise } from "../noise";
import { around } from "../placing";
import { blob, box, circle, ellipse, polygon, within } from "../shapes";
import { chunk, lay, thread, type Piece } from "./spot";

/** Half a boiled egg. */
const egg: Piece = (scene, spot) => {
  lay(scene, spot, (size) => ellipse(44 * size, 37 * size), {
    colour: hex("#FFFBF2"),
    height: 15,
    round: 16,
    gloss: 0.6,
    glow: 0.7,
  });
  lay(scene, spot, (size) => circle(21 * size), {
    colour: (u, v) => mix(hex("#F08A12"), hex("#FBB53A"), smoothstep(21, 8, Math.hypot(u, v))),
    height: 10,
    round: 14,
    lift: 9,
    gloss: 0.9,
    glow: 0.8,
  });
};

const cube =
  (colour: Pigment, half: number, height: number, gloss: number, glow: number, wobble = 0): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, chunk(half, half * 0.95, 2.5, wobble, 0.15, index), {
      colour: (u, v, depth) => colour(u + index * 40, v, depth),
      height,
      round: 4,
      gloss,
      glow,
      relief: wobble > 0 ? (u, v) => fbm(u * 0.2 + index, v * 0.2) * 3 : undefined,
    });

const shaving =
  (from: string, to: string, halfU: number, halfV: number): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, chunk(halfU, halfV, 2, 2, 0.12, index), {
      colour: mix(hex(from), hex(to), scene.random.unit()),
      height: 4,
      round: 2,
      lift: 4,
      gloss: 0.4,
      glow: 0.55,
      relief: (u) => Math.abs(u) * 0.14,
    });

/** A dab of soft white cheese. */
const dab =
  (radius: number, from: string, to: string): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, (size) => blob(radius * size, 0.16, 2, index), {
      colour: matter.mottled(from, to, 0.08, index),
      height: radius * 0.42,
      round: radius * 0.55,
      gloss: 0.62,
      glow: 0.7,
    });

const gorgonzola: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(17 * size, 0.25, 3, index), {
    colour: (u, v) =>
      mix(hex("#FFF4D6"), hex("#4F6E72"), smoothstep(0.5, 0.66, fbm(u * 0.14 + index * 3, v * 0.14)) * 0.85),
    height: 6,
    round: 8,
    gloss: 0.5,
    glow: 0.6,
    relief: (u, v) => fbm(u * 0.2, v * 0.2) * 3,
  });

const nut =
  (halfU: number, halfV: number, from: string, to: string, groove: boolean): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, (size) => blob(((halfU + halfV) / 2) * size, 0.12, 2, index), {
      colour: matter.mottled(from, to, 0.14, index),
      height: halfV * 1.2,
      round: halfV,
      gloss: 0.4,
      glow: 0.25,
      relief: (u, v) => (groove ? -2.5 * Math.exp(-v * v * 0.4) : 0) + noise(u * 0.25 + index, v * 0.25) * 3,
    });

const walnut: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(15 * size, 0.14, 3, index), {
    colour: matter.mottled("#A8703A", "#C99A5E", 0.12, index),
    height: 13,
    round: 12,
    gloss: 0.3,
    glow: 0.15,
    relief: (u, v) => 3.4 * Math.sin(u * 0.7 + noise(v * 0.3, index) * 4) - (Math.abs(v) < 1.6 ? 4 : 0),
  });

const pineapple: Piece = (scene, spot) =>
  lay(
    scene,
    spot,
    (size) =>
      polygon([
        [-18 * size, -13 * size],
        [18 * size, -8 * size],
        [18 * size, 8 * size],
        [-18 * size, 13 * size],
      ]),
    {
      colour: (_u, v) => mix(hex("#FBD64A"), hex("#E9A91F"), 0.5 + 0.5 * Math.sin(v * 0.9)),
      height: 8,
      gloss: 0.7,
      glow: 0.6,
    },
  );

/** Segments of a citrus slice of a radius; white pith between them. */
function citrusFlesh(radius: number, rind: string, flesh: string): Pigment {
  return (u, v) => {
    const away = Math.hypot(u, v) / radius;
    if (away > 0.93) return hex(rind);
    const angle = Math.atan2(v, u);
    const segment = Math.abs((((((angle / (2 * Math.PI)) * 9) % 1) + 1) % 1) - 0.5);
    if (away > 0.84 || segment > 0.46 || away < 0.08) return hex("#FFF7DC");
    return mix(
      hex(flesh),
      hex(rind),
      0.35 + 0.5 * noise(Math.cos(angle) * 9 + away * 6, Math.sin(angle) * 9 + away * 6),
    );
  };
}

function citrus(rind: string, flesh: string, half: boolean): Piece {
  return (scene, spot) =>
    lay(scene, spot, (size) => (half ? within(circle(34 * size), (_u, v) => -v) : circle(30 * size)), {
      colour: citrusFlesh(half ? 34 : 30, rind, flesh),
      height: half ? 20 : 8,
      round: half ? 6 : 5,
      gloss: 0.8,
      glow: 0.8,
    });
}

const avocadoFan: Piece = (scene, spot) => {
  for (let i = 0; i < 6; i++) {
    const turn = spot.turn + (i - 2.5) * 0.1;
    const [x, y] = around(spot.x, spot.y, turn + Math.PI / 2, (i - 2.5) * 11 * spot.size);
    avocado(scene, { ...spot, x, y, turn }, i);
  }
};

const avocado: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => ellipse(40 * size, 12 * size), {
    colour: (_u, v) =>
      mix(mix(hex("#EFE997"), hex("#BFD65B"), smoothstep(-11, 7, v)), hex("#5E9128"), smoothstep(7.5, 11, v)),
    height: 8,
    round: 6,
    lift: (index % 6) * 1.2,
    gloss: 0.5,
    glow: 0.5,
  });

const banana: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(20 * size, 0.03, 2, index), {
    colour: (u, v) => {
      const away = Math.hypot(u, v) / 20;
      const seed = away < 0.4 && Math.sin(Math.atan2(v, u) * 3) > 0.75;
      return seed ? hex("#B98E4A") : mix(hex("#FFF3C4"), hex("#F3DC8C"), smoothstep(0.5, 1, away));
    },
    height: 8,
    round: 4,
    gloss: 0.5,
    glow: 0.6,
  });

const strawberry: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => within(ellipse(26 * size, 20 * size), (u) => -u - 26 * size), {
    colour: (u, v) => {
      const seed = Math.hypot(((u + 60) % 9) - 4.5, ((v + 60 + (Math.floor((u + 60) / 9) % 2) * 4.5) % 9) - 4.5) < 1.3;
      return seed ? hex("#F6CF5A") : mix(hex("#D81F26"), hex("#EE4A3A"), fbm(u * 0.08 + index, v * 0.08));
    },
    height: 22,
    round: 18,
    gloss: 0.8,
    glow: 0.4,
  });

const strawberryHalf: Piece = (scene, spot) =>
  lay(scene, spot, (size) => ellipse(21 * size, 16 * size), {
    colour: (u, v) => mix(hex("#FBE0D6"), hex("#DB2A2C"), smoothstep(0.15, 0.9, Math.hypot(u / 21, v / 16))),
    height: 9,
    round: 6,
    gloss: 0.75,
    glow: 0.5,
  });

const kiwi: Piece = (scene, spot) =>
  lay(scene, spot, (size) => circle(18 * size), {
    colour: (u, v) => {
      const away = Math.hypot(u, v) / 18;
      if (away < 0.26) return hex("#F3F3CE");
      const seed = away < 0.55 && Math.sin(Math.atan2(v, u) * 11) > 0.6;
      return seed ? hex("#1E1A14") : mix(hex("#A9CF4A"), hex("#6E9E24"), away);
    },
    height: 8,
    round: 4,
    gloss: 0.7,
    glow: 0.6,
  });

const berry =
  (radius: number, from: string, to: string, gloss = 0.88): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, (size) => circle(radius * size), {
      colour: matter.mottled(from, to, 0.12, index),
      height: radius * 1.15,
      round: radius,
      gloss,
      glow: 0.5,
    });

const raspberry: Piece = (scene, spot, index) => {
  for (const [count, away, lift] of [
    [9, 12, 2],
    [6, 7, 8],
    [1, 0, 12],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [x, y] = around(spot.x, spot.y, (i / count) * 6.28 + index, away * spot.size);
      lay(scene, { ...spot, x, y }, (size) => circle(5.4 * size), {
        colour: mix(hex("#B3123A"), hex("#E0456A"), scene.random.unit()),
        height: 6,
        round: 5.4,
        lift,
        gloss: 0.7,
        glow: 0.5,
      });
    }
  }
};

const omeletteBit: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(14, 10, 5, 3, 0.12, index), {
    colour: matter.omelette(index),
    height: 7,
    round: 5,
    gloss: 0.45,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.15, v * 0.15) * 3,
  });

const omeletteStrip: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(34, 8, 3, 1, 0.1, index), {
    colour: matter.omelette(index),
    height: 9,
    round: 4,
    gloss: 0.45,
    glow: 0.5,
  });

const apple: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => within(circle(30 * size), (u, v) => Math.max(-v, Math.hypot(u, v) - 30 * size)), {
    colour: (u, v) =>
      Math.hypot(u, v) > 27 ? hex("#B9421E") : mix(hex("#FBEBB8"), hex("#EBCF86"), fbm(u * 0.08 + index, v * 0.08)),
    height: 9,
    round: 5,
    gloss: 0.6,
    glow: 0.6,
  });

/** A spoonful of hummus with oil in the spoon's groove and paprika. */
const hummusPool: Piece = (scene, spot) => {
  lay(scene, spot, (size) => blob(86 * size, 0.05, 3, 4), {
    colour: (u, v) =>
      mix(
        mix(hex("#D9B878"), hex("#EBD3A0"), fbm(u * 0.05, v * 0.05)),
        hex("#B3401A"),
        smoothstep(0.68, 0.76, noise(u * 0.3, v * 0.3)) * 0.7,
      ),
    height: 20,
    round: 26,
    gloss: 0.45,
    glow: 0.4,
    relief: (u, v) => 6 * Math.sin(Math.hypot(u, v) * 0.13 - Math.atan2(v, u)),
  });
  const groove = Array.from(
    { length: 26 },
    (_, step) => [Math.cos(step * 0.24) * (14 + step * 1.6), Math.sin(step * 0.24) * (14 + step * 1.6)] as const,
  );
  thread(scene, { ...spot, base: { drape: 2 } }, groove, 4.6, {
    colour: hex("#B9A428"),
    gloss: 0.98,
    glow: 0.7,
    height: 3,
  });
};

const pitaWedge: Piece = (scene, spot, index) =>
  lay(
    scene,
    spot,
    (size) =>
      polygon([
        [-62 * size, -56 * size],
        [66 * size, 0],
        [-62 * size, 56 * size],
      ]),
    {
      colour: matter.spotted("#F4E0B8", "#E2BC7C", "#A9682E", 0.05, 0.52, 0.7, index),
      height: 17,
      round: 10,
      gloss: 0.2,
      glow: 0.3,
      relief: (u, v) => fbm(u * 0.05, v * 0.05) * 6,
    },
  );

/** A whole head of garlic, cut open. */
const garlicHead: Piece = (scene, spot) => {
  lay(scene, spot, (size) => blob(46 * size, 0.04, 3, 2), {
    colour: matter.mottled("#FBF0DE", "#E6CDB0", 0.06),
    height: 34,
    round: 34,
    gloss: 0.35,
    glow: 0.5,
    relief: (u, v) => 5 * Math.cos(Math.atan2(v, u) * 9),
  });
  lay(scene, spot, (size) => circle(8 * size), { colour: hex("#C9A878"), height: 10, round: 6, lift: 34, gloss: 0.3 });
};

const ricePinch: Piece = (scene, spot) => {
  for (let i = 0; i < 4; i++) {
    const [x, y] = around(spot.x, spot.y, scene.random.angle(), 8 * spot.size);
    lay(scene, { ...spot, x, y, turn: scene.random.angle() }, (size) => ellipse(6 * size, 2.8 * size), {
      colour: hex("#FBF1DE"),
      height: 3,
      round: 2.8,
      lift: 2,
      gloss: 0.4,
      glow: 0.6,
    });
  }
};

const noodleCurl: Piece = (scene, spot, index) => {
  const path = Array.from({ length: 13 }, (_, step) => [(step - 6) * 6, 15 * Math.sin(step * 0.5 + index)] as const);
  thread(scene, spot, path, 3.6, {
    colour: mix(hex("#FBE49A"), hex("#F0C95E"), scene.random.unit()),
    lift: 3,
    gloss: 0.65,
    glow: 0.6,
  });
};

const chickenChunk: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(22, 14, 7, 4, 0.09, index), {
    colour: matter.mottled("#FBEBCB", "#EBCB98", 0.1, index),
    height: 13,
    round: 9,
    gloss: 0.5,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.05, v * 0.4 + index) * 3,
  });

const noriSheet: Piece = (scene, spot) =>
  lay(scene, spot, (size) => box(34 * size, 46 * size, 3 * size), {
    colour: matter.nori(),
    height: 3,
    round: 2,
    lift: 8,
    gloss: 0.35,
    relief: (u) => u * 0.25,
  });

const frenchFry: Piece = (scene, spot) =>
  lay(scene, spot, chunk(28, 7, 3), {
    colour: mix(hex("#F3C14B"), hex("#DE9A2B"), scene.random.unit()),
    height: 10,
    round: 3,
    gloss: 0.4,
    glow: 0.4,
  });

export const LARDER = {
  egg,
  tofu: cube(matter.mottled("#FBF4E3", "#F6EBD2", 0.08), 15, 13, 0.35, 0.7),
  "fried-tofu": cube(matter.spotted("#F5DFA8", "#E9BF72", "#B87A32", 0.1, 0.55, 0.8), 17, 16, 0.45, 0.5, 1),
  feta: cube(matter.mottled("#FFFDF5", "#F8F0DE", 0.1), 14, 18, 0.2, 0.5, 2),
  "goat-cheese": cube(matter.mottled("#FFFBF0", "#F3E7CE", 0.1), 18, 14, 0.25, 0.6, 4),
  halva: cube(matter.mottled("#DCC394", "#BF9F68", 0.2), 15, 18, 0.2, 0.2, 4),
  crouton: cube(matter.mottled("#E5B164", "#A8682A", 0.12), 14, 19, 0.2, 0.1, 2),
  mango: cube(matter.mottled("#F9AE1E", "#FCCB4E", 0.08), 15, 15, 0.72, 0.65, 1),
  parmesan: shaving("#FBEBBB", "#F3D88E", 24, 10),
  cheddar: shaving("#F9B62C", "#FCC85A", 25, 7),
  suluguni: shaving("#FFF9E6", "#F6E7BD", 24, 10),
  bonito: shaving("#E9B48E", "#B86F4E", 18, 8),
  mozzarella: dab(25, "#FFFAEC", "#F3DDB0"),
  "cream-cheese": dab(16, "#FFFEF8", "#FBF3DF"),
  "sour-cream": dab(42, "#FFFFFF", "#F8F2E6"),
  gorgonzola,
  cashew: nut(13, 8, "#EBCF9C", "#D2A868", true),
  peanut: nut(8, 6, "#E2B878", "#BE8848", true),
  "pumpkin-seed": nut(9, 5, "#5F7A34", "#8A9E56", false),
  pistachio: nut(7, 5, "#8FB34A", "#B9C26A", false),
  "passion-seed": nut(6, 4, "#1E1A14", "#3A3020", false),
  pomegranate: berry(6, "#B3122E", "#E03A54", 0.95),
  walnut,
  pineapple,
  lemon: citrus("#F5C518", "#FCE98B", false),
  lime: citrus("#6FAE2A", "#D9E99A", false),
  orange: citrus("#F08A12", "#FBC05A", false),
  "lemon-wedge": citrus("#F5C518", "#FCE98B", true),
  "lime-wedge": citrus("#6FAE2A", "#D9E99A", true),
  "avocado-fan": avocadoFan,
  avocado,
  apple,
  banana,
  strawberry,
  "strawberry-half": strawberryHalf,
  kiwi,
  blueberry: berry(14, "#2B2A55", "#4A4A82", 0.5),
  cranberry: berry(15, "#B3122B", "#C92A3C"),
  "sea-buckthorn": berry(9, "#F08A12", "#F9AE34"),
  prune: nut(22, 16, "#2E1620", "#4E2A34", true),
  apricot: nut(21, 17, "#E08A24", "#F2B04E", true),
  raspberry,
  "omelette-bit": omeletteBit,
  "omelette-strip": omeletteStrip,
  "hummus-pool": hummusPool,
  "pita-wedge": pitaWedge,
  "garlic-head": garlicHead,
  "rice-pinch": ricePinch,
  "noodle-curl": noodleCurl,
  "chicken-chunk": chickenChunk,
  "nori-sheet": noriSheet,
  "french-fry": frenchFry,
} satisfies Record<string, Piece>;
