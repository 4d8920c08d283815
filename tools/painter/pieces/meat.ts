import { hex, mix, smoothstep, type Pigment } from "../colour";
import * as matter from "../matter";
import { fbm, noise } from "../noise";
import { along } from "../placing";
import { blob } from "../shapes";
import { chunk, lay, type Piece } from "./spot";

/** A bite of fried or grilled meat. */
function bite(pigment: (seed: number) => Pigment, gloss = 0.6): Piece {
  return (scene, spot, index) =>
    lay(scene, spot, chunk(24, 15, 8, 5, 0.08, index + spot.x), {
      colour: pigment(index),
      height: 15,
      round: 10,
      lift: -3,
      gloss,
      glow: 0.25,
      relief: (u, v) => fbm(u * 0.1, v * 0.1) * 3,
    });
}

/** A long thin strip of meat with fibres along it. */
function strip(pigment: (seed: number) => Pigment): Piece {
  return (scene, spot, index) =>
    lay(scene, spot, chunk(33, 9, 6, 4, 0.07, index + spot.y), {
      colour: pigment(index),
      height: 10,
      round: 6,
      lift: -1,
      gloss: 0.68,
      glow: 0.25,
      relief: (u, v) => fbm(u * 0.05 + index, v * 0.35) * 3,
    });
}

/** Slice with grill bars across it. */
const grilledSlice: Piece = (scene, spot, index) => {
  const flesh = matter.spotted("#EBC083", "#D79A55", "#B4702F", 0.08, 0.58, 0.6, index);
  lay(scene, spot, chunk(31, 14, 10, 3, 0.06, index), {
    colour: (u, v, depth) => {
      const bar = Math.abs(((u / 13) % 1) + (u < 0 ? 1 : 0) - 0.5) < 0.16 ? 0.75 : 0;
      return mix(flesh(u, v, depth), hex("#4E240E"), Math.max(bar, 0.6 * smoothstep(3, 0, depth)));
    },
    height: 11,
    round: 7,
    gloss: 0.5,
    glow: 0.3,
    relief: (u, v) => fbm(u * 0.08, v * 0.2) * 2,
  });
};

const sausageSlice =
  (from: string, to: string, edge: string): Piece =>
  (scene, spot, index) =>
    lay(scene, spot, (size) => blob(31 * size, 0.03, 2, index), {
      colour: (u, v, depth) => {
        const meat = mix(hex(from), hex(to), fbm(u * 0.12 + index, v * 0.12));
        const fat = smoothstep(0.62, 0.72, noise(u * 0.28 + index * 5, v * 0.28)) * 0.5;
        return mix(mix(meat, hex("#F0C49A"), fat), hex(edge), smoothstep(5, 0, depth) * 0.75);
      },
      height: 3,
      round: 1,
      gloss: 0.72,
      glow: 0.35,
      relief: (u, v, depth) => smoothstep(9, 0, depth) * 6 + noise(u * 0.2 + index, v * 0.2) * 2,
    });

const ham: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(22, 13, 4, 2, 0.1, index), {
    colour: mix(hex("#EFA49A"), hex("#DB7B75"), scene.random.unit()),
    height: 6,
    gloss: 0.5,
    glow: 0.5,
  });

const bacon: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(30, 11, 3, 3, 0.08, index), {
    colour: matter.baconStrip(index * 1.7),
    height: 4,
    gloss: 0.65,
    glow: 0.4,
    relief: (u) => 3 * Math.sin(u * 0.16 + index),
  });

const baconBit: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(9, 6, 2, 2, 0.2, index), {
    colour: mix(hex("#8E2A16"), hex("#E2A07A"), scene.random.unit() ** 2),
    height: 5,
    round: 3,
    gloss: 0.6,
    glow: 0.3,
  });

const chashu: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(48 * size, 0.05, 2, index), {
    colour: (u, v) => {
      const rim = Math.hypot(u, v) / 48;
      if (rim > 0.88) return hex("#6B3415");
      const fat = smoothstep(0.4, 0.6, noise(u * 0.05 + index * 4, v * 0.05 + 2));
      return mix(mix(hex("#D9A07C"), hex("#B9744E"), fbm(u * 0.08, v * 0.08)), hex("#F6DCC2"), fat * 0.75);
    },
    height: 9,
    round: 5,
    lift: 3,
    gloss: 0.65,
    glow: 0.4,
  });

/** Slice of a boiled chicken breast with a roasted skin. */
const chickenSlice: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(46, 21, 16, 2.5, 0.05, index), {
    colour: (u, v, depth) => {
      const flesh = mix(hex("#F3DDB8"), hex("#E2BE8B"), fbm(u * 0.05 + index, v * 0.16));
      return mix(flesh, hex("#A35F24"), smoothstep(5, 0, depth) * 0.9);
    },
    height: 11,
    round: 6,
    gloss: 0.5,
    glow: 0.45,
    relief: (u, v) => fbm(u * 0.06, v * 0.2 + index) * 2,
  });

const falafel: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(27 * size, 0.06, 4, index), {
    colour: matter.falafelCrust(index),
    height: 26,
    round: 25,
    lift: -2,
    gloss: 0.2,
    glow: 0.15,
    relief: (u, v) => fbm(u * 0.2 + index * 3, v * 0.2) * 6,
  });

/** Falafel cut in half: green inside. */
const falafelHalf: Piece = (scene, spot, index) =>
  lay(scene, spot, (size) => blob(27 * size, 0.06, 3, index), {
    colour: (u, v) =>
      mix(
        mix(hex("#8FA23F"), hex("#A9B558"), fbm(u * 0.3, v * 0.3 + index)),
        hex("#7A4A1C"),
        smoothstep(17, 25, Math.hypot(u, v)),
      ),
    height: 20,
    round: 13,
    gloss: 0.2,
    glow: 0.2,
    relief: (u, v) => fbm(u * 0.3, v * 0.3) * 4,
  });

/** Kebab of minced meat, ridged where it was pressed round the skewer. */
const kofta: Piece = (scene, spot, index) =>
  lay(scene, spot, chunk(150, 30, 26, 5, 0.03, index), {
    colour: matter.spotted("#7A4223", "#5A2C14", "#3A1808", 0.06, 0.5, 0.7, index),
    height: 42,
    round: 29,
    gloss: 0.62,
    glow: 0.15,
    relief: (u, v) => 4 * Math.sin(u * 0.15 + index) + fbm(u * 0.12, v * 0.12) * 6,
  });

/** Big cube of meat from a skewer, browned on its edges. */
const shashlik =
  (from: string, to: string, char: string): Piece =>
  (scene, spot, index) => {
    const flesh = matter.spotted(from, to, char, 0.07, 0.5, 0.85, index * 2.3);
    lay(scene, spot, chunk(31, 30, 12, 5, 0.05, index + spot.x), {
      colour: (u, v, depth) => mix(flesh(u, v, depth), hex(char), smoothstep(7, 0, depth) * 0.6),
      height: 38,
      round: 17,
      gloss: 0.62,
      glow: 0.25,
      relief: (u, v) => fbm(u * 0.09 + index, v * 0.09) * 7,
    });
  };

const wing =
  (from: string, to: string, char: string): Piece =>
  (scene, spot, index) => {
    const glazed = matter.spotted(from, to, char, 0.06, 0.52, 0.7, index);
    const part = (u: number, v: number, halfU: number, halfV: number, turn: number) => {
      const [x, y] = along(spot.x, spot.y, spot.turn, u * spot.size, v * spot.size);
      lay(scene, { ...spot, x, y, turn: spot.turn + turn }, chunk(halfU, halfV, halfV - 1, 4, 0.06, index + u), {
        colour: glazed,
        height: 27,
        round: 18,
        gloss: 0.9,
        glow: 0.25,
        relief: (a, b) => fbm(a * 0.1 + index, b * 0.1) * 5,
      });
    };
    part(-18, 4, 38, 22, 0.35);
    part(26, -6, 33, 17, -0.5);
  };

export const MEAT = {
  chicken: bite(matter.chicken),
  turkey: bite(matter.turkey, 0.45),
  beef: bite(matter.beef),
  lamb: bite(matter.lamb),
  pork: bite(matter.pork),
  "chicken-strip": strip(matter.chicken),
  "beef-strip": strip(matter.beef),
  "pork-strip": strip(matter.pork),
  "turkey-strip": strip(matter.turkey),
  "lamb-strip": strip(matter.lamb),
  "grilled-slice": grilledSlice,
  pepperoni: sausageSlice("#B2321A", "#CF5A2A", "#6B190B"),
  chorizo: sausageSlice("#8E2414", "#B4401C", "#4E0E06"),
  ham,
  bacon,
  "bacon-bit": baconBit,
  chashu,
  "chicken-slice": chickenSlice,
  falafel,
  "falafel-half": falafelHalf,
  kofta,
  "shashlik-chicken": shashlik("#E2A04E", "#C77A2C", "#6A2E0E"),
  "shashlik-lamb": shashlik("#7A3E1F", "#582710", "#2E1206"),
  wing: wing("#A8551C", "#7E3510", "#4A1A06"),
  "hot-wing": wing("#C93A14", "#A8240C", "#5E1206"),
} satisfies Record<string, Piece>;
