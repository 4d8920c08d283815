import { hex, mix, smoothstep, type Pigment } from "../colour";
import * as matter from "../matter";
import { fbm } from "../noise";
import { along } from "../placing";
import { blob, box, circle, ellipse, ring, within, wobbly } from "../shapes";
import { leafStamp } from "../sprinkles";
import { chunk, lay, type Piece } from "./spot";

interface Batter {
  pigment: (seed: number) => Pigment;
  /** Height of its crumbs. */
  rough: number;
}

const PANKO: Batter = { pigment: (seed) => matter.crust(seed), rough: 8 };
const TEMPURA: Batter = { pigment: (seed) => matter.crust(seed, "#EDBB5E", "#D6953A", "#FAE2A8"), rough: 8 };
const DARK: Batter = { pigment: (seed) => matter.crust(seed, "#C98430", "#9E5C1C", "#E9B45E"), rough: 8 };

/** A battered or breaded piece with a rounded box as its body. */
function fried(halfU: number, halfV: number, height: number, wobble: number, { pigment, rough }: Batter): Piece {
  return (scene, spot, index) =>
    lay(scene, spot, chunk(halfU, halfV, halfV - 2, wobble, 0.05, index), {
      colour: pigment(index),
      height,
      round: halfV * 0.8,
      gloss: 0.28,
      glow: 0.3,
      relief: (u, v) => fbm(u * 0.16 + index * 3, v * 0.16) * rough,
    });
}

function friedRing(radius: number, halfWidth: number, batter: Batter): Piece {
  return (scene, spot, index) =>
    lay(scene, spot, (size) => wobbly(ring(radius * size, halfWidth * size), 3 * size, 0.06 / size, index), {
      colour: batter.pigment(index),
      height: halfWidth * 1.5,
      round: halfWidth,
      gloss: 0.28,
      glow: 0.3,
      relief: (u, v) => fbm(u * 0.2 + index * 3, v * 0.2) * batter.rough * 0.7,
    });
}

const fry =
  (halfWidth: number, from: string, to: string, end: string, shortest: number, longest: number): Piece =>
  (scene, spot, index) => {
    const half = scene.random.between(shortest, longest);
    lay(scene, spot, chunk(half, halfWidth, 3), {
      colour: (u, v) =>
        mix(
          mix(hex(from), hex(to), fbm(u * 0.05 + index, v * 0.1)),
          hex(end),
          smoothstep(half * 0.72, half, Math.abs(u)) * 0.6,
        ),
      height: halfWidth * 1.7,
      round: 2.4,
      gloss: 0.38,
      glow: 0.45,
    });
  };

/** Wedge of a potato: skin on the round side, two cut faces meeting in a ridge. */
const potatoWedge: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => ellipse(52 * size, 21 * size), {
    colour: (u, v) => {
      const flesh = mix(hex("#F6D27A"), hex("#E2A83E"), fbm(u * 0.06 + index, v * 0.06));
      const baked = smoothstep(0.52, 0.72, fbm(u * 0.09 + index * 2, v * 0.09));
      return mix(mix(flesh, hex("#A8571A"), baked * 0.6), hex("#8A5424"), smoothstep(9, 14, v + u * 0.06));
    },
    height: 26,
    round: 20,
    gloss: 0.4,
    glow: 0.35,
    relief: (_u, v) => -Math.abs(v) * 0.35,
  });

const tailColours = ["#D94A22", "#F58A4A"] as const;

const tempuraShrimp: Piece = (scene, spot, index) => {
  fried(78, 18, 28, 5, TEMPURA)(scene, spot, index);
  for (const spread of [-0.4, 0, 0.4]) {
    const [x, y] = along(spot.x, spot.y, spot.turn + spread * 0.12, 92 * spot.size, spread * 14 * spot.size);
    leafStamp(scene, {
      x,
      y,
      turn: spot.turn + spread,
      length: 17 * spot.size,
      width: 7.5 * spot.size,
      from: tailColours[0],
      to: tailColours[1],
      height: 5,
      base: spot.base,
    });
  }
};

/** Dumpling on its side: a half moon with pleats along its round edge. */
const gyoza =
  (from: string, to: string, browned: number): Piece =>
  (scene, spot, index) =>
    lay(
      scene,
      spot,
      (size) =>
        wobbly(
          within(ellipse(74 * size, 46 * size), (_u, v) => v - 19 * size),
          1.5 * size,
          0.05 / size,
          index,
        ),
      {
        colour: (u, v) => {
          const skin = mix(hex(from), hex(to), fbm(u * 0.05 + index, v * 0.05));
          const seared = smoothstep(-4, 16, v + (fbm(u * 0.07 + index * 2, v * 0.07) - 0.5) * 22) * browned;
          return mix(skin, hex("#A85A1C"), seared);
        },
        height: 34,
        round: 30,
        gloss: 0.58,
        glow: 0.6,
        relief: (u, v, depth) => {
          const pleated = v < 4 ? smoothstep(20, 8, depth) : 0;
          return pleated * 4.5 * Math.sin(Math.atan2(v, u) * 17) + fbm(u * 0.06, v * 0.06 + index) * 4;
        },
      },
    );

const springRoll: Piece = (scene, spot, index) => {
  const skin = matter.spotted("#E9AE52", "#CF8730", "#8E4A14", 0.05, 0.52, 0.6, index);
  lay(scene, spot, chunk(112, 22, 14, 2, 0.04, index), {
    colour: (u, v, depth) =>
      mix(skin(u, v, depth), hex("#7A3A10"), Math.abs(((u + v * 0.9 + 400) % 62) - 31) < 1.6 ? 0.5 : 0),
    height: 36,
    round: 21,
    gloss: 0.5,
    glow: 0.3,
    relief: (u, v) => fbm(u * 0.14 + index, v * 0.14) * 5,
  });
};

/** Summer roll: rice paper through which shrimp, carrot and greens shine. */
const freshRoll: Piece = (scene, spot, index) => {
  const shrimp = matter.shrimp(index);
  lay(scene, spot, chunk(100, 27, 18, 1.5, 0.04, index), {
    colour: (u, v, depth) => {
      const greens = mix(hex("#6DB045"), hex("#B5DB6C"), fbm(u * 0.07 + index, v * 0.12));
      const carrot = Math.abs(v - 9 - 4 * Math.sin(u * 0.05)) < 3.4 ? 0.85 : 0;
      const along = (((u + 300) % 52) - 26) / 23;
      const body = along * along + ((v + 9) / 11) ** 2 < 1 ? shrimp(u, v, depth) : mix(greens, hex("#F0842A"), carrot);
      return mix(body, hex("#FBF6EA"), 0.14 + 0.45 * smoothstep(9, 0, depth));
    },
    height: 44,
    round: 26,
    gloss: 0.82,
    glow: 0.75,
    relief: (u, v) => fbm(u * 0.03 + index, v * 0.05) * 4,
  });
};

const BEANS = [-24, 0, 24];
const edamamePod: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => wobbly(ellipse(46 * size, 12.5 * size), 1.5 * size, 0.08 / size, index), {
    colour: (u, v) =>
      mix(hex("#5E9A2A"), hex("#9CCB4E"), fbm(u * 0.06 + index, v * 0.12) * 0.8 + (Math.abs(v) < 1 ? 0.25 : 0)),
    height: 11,
    round: 10,
    gloss: 0.55,
    glow: 0.35,
    relief: (u, v) => BEANS.reduce((sum, at) => sum + 7 * Math.exp(-(((u - at) / 8) ** 2) - (v / 9) ** 2), 0),
  });

const croquette: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(54 * size, 0.05, 4, index), {
    colour: matter.falafelCrust(index),
    height: 52,
    round: 50,
    gloss: 0.2,
    glow: 0.15,
    relief: (u, v) => fbm(u * 0.13 + index * 3, v * 0.13) * 9,
  });

const pancake: Piece = (scene, spot, index) => {
  const top = matter.spotted("#D98F36", "#B9691E", "#F2C67A", 0.05, 0.58, 0.6, index);
  lay(scene, spot, (size) => blob(74 * size, 0.035, 3, index), {
    colour: (u, v, depth) => mix(top(u, v, depth), hex("#F9E6B8"), smoothstep(13, 2, depth) * 0.85),
    height: 34,
    round: 15,
    gloss: 0.35,
    glow: 0.35,
    relief: (u, v) => fbm(u * 0.07 + index, v * 0.07) * 5,
  });
};

const riceBall: Piece = (scene, spot) =>
  lay(scene, spot, (size) => circle(60 * size), {
    colour: hex("#F6EFE2"),
    height: 40,
    round: 50,
    gloss: 0.3,
    glow: 0.55,
  });

const noriStrip: Piece = (scene, spot) =>
  lay(scene, spot, (size) => box(18 * size, 3.4 * size, 2 * size), {
    colour: matter.nori(),
    height: 2,
    round: 1,
    gloss: 0.3,
  });

export const FRIED = {
  nugget: fried(50, 34, 30, 6, PANKO),
  strip: fried(86, 23, 26, 8, DARK),
  "cheese-stick": fried(78, 19, 30, 3, PANKO),
  "suluguni-stick": fried(78, 21, 31, 4, DARK),
  "onion-ring-fried": friedRing(42, 12, PANKO),
  "squid-ring-fried": friedRing(33, 11, TEMPURA),
  "tempura-shrimp": tempuraShrimp,
  fry: fry(6.4, "#FBD769", "#EDB344", "#BE741F", 38, 62),
  "sweet-fry": fry(8.4, "#F08A34", "#D9641E", "#8E3A10", 36, 58),
  wedge: potatoWedge,
  "gyoza-chicken": gyoza("#F9ECCF", "#EBD3A0", 0.8),
  "gyoza-shrimp": gyoza("#FCE0D2", "#F4BFA8", 0.05),
  "gyoza-vegetable": gyoza("#C9DE96", "#9CBF5E", 0.3),
  "spring-roll": springRoll,
  "fresh-roll": freshRoll,
  "edamame-pod": edamamePod,
  "falafel-ball": croquette,
  pancake,
  "rice-ball": riceBall,
  "nori-strip": noriStrip,
} satisfies Record<string, Piece>;
