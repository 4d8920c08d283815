import { glaze, hex, mix, smoothstep, stripe, type Colour, type Pigment } from "./colour";
import { fbm, noise } from "./noise";

/** Colour that wanders between two, in patches of about 1/detail units. */
export function mottled(from: string, to: string, detail: number, seed = 0): Pigment {
  return (u, v) => mix(hex(from), hex(to), fbm(u * detail + seed, v * detail));
}

/** Mottled matter with darker or lighter spots where the noise rises above `threshold`. */
export function spotted(
  from: string,
  to: string,
  spot: string,
  detail: number,
  threshold: number,
  strength: number,
  seed = 0,
): Pigment {
  const ground = mottled(from, to, detail, seed);
  return (u, v, depth) => {
    const share = smoothstep(threshold, threshold + 0.2, fbm(u * detail * 1.1 + seed * 3, v * detail * 1.1 + 7));
    return mix(ground(u, v, depth), hex(spot), share * strength);
  };
}

/** Fat lines of salmon, bent and 11.5 units apart; `lean` is their direction. */
export function salmon(seed = 0, lean = 0.5): Pigment {
  const c = Math.cos(lean);
  const s = Math.sin(lean);
  return (u, v) => {
    const across = u * c + v * s;
    const length = v * c - u * s;
    const bent = (across + 0.012 * length * length + noise(u * 0.03 + seed * 7, v * 0.03 + seed * 3) * 16) / 11.5;
    const line = 1 - smoothstep(0.05, 0.17, stripe(bent + seed));
    return mix(mix(hex("#F2692F"), hex("#FF8E52"), fbm(u * 0.05 + seed, v * 0.05)), hex("#FFD9BD"), line * 0.78);
  };
}

export function torchedSalmon(seed = 0, lean = 0.5): Pigment {
  const raw = salmon(seed, lean);
  return (u, v, depth) => {
    const scorched = smoothstep(0.47, 0.72, fbm(u * 0.075 + seed * 2, v * 0.05 + seed));
    return mix(mix(raw(u, v, depth), hex("#F2B183"), 0.32), hex("#5E260C"), scorched * 0.72);
  };
}

export function tuna(seed = 0): Pigment {
  return (u, v) => {
    const line = 1 - smoothstep(0.03, 0.14, stripe((u * 0.6 + v * 0.5 + noise(u * 0.05 + seed, v * 0.05) * 10) / 9));
    return mix(mix(hex("#A91B2B"), hex("#C9303C"), fbm(u * 0.06 + seed, v * 0.06)), hex("#E8828A"), line * 0.45);
  };
}

export function eel(seed = 0): Pigment {
  return (u, v) => {
    const bar = 0.5 + 0.5 * Math.sin(v * 0.55 + noise(u * 0.05 + seed, v * 0.08) * 6);
    return mix(mix(hex("#7A3812"), hex("#B5601E"), fbm(u * 0.09 + seed, v * 0.09)), hex("#3B1608"), bar * 0.55);
  };
}

export function scallop(seed = 0): Pigment {
  return (u, v) => {
    const fibre = 1 - smoothstep(0.04, 0.2, stripe((u * 0.9 + v * 0.3 + noise(u * 0.04 + seed, v * 0.04) * 12) / 9));
    return mix(mix(hex("#FBF0DD"), hex("#F2DEC0"), fbm(u * 0.05 + seed, v * 0.05)), hex("#DDB68C"), fibre * 0.4);
  };
}

export function octopus(seed = 0): Pigment {
  return (u, v) => {
    const edge = smoothstep(0.42, 0.6, Math.abs(v) / 46 + (fbm(u * 0.06 + seed, v * 0.06) - 0.5) * 0.5);
    return mix(mix(hex("#FBEFF0"), hex("#EBCFD6"), fbm(u * 0.07, v * 0.07 + seed)), hex("#7C2346"), edge);
  };
}

export function shrimp(seed = 0): Pigment {
  return (u, v) => {
    const band = 0.5 + 0.5 * Math.sin(u * 0.42 + noise(u * 0.06 + seed, v * 0.06) * 2.6);
    return mix(hex("#FFF1E6"), hex("#F4743B"), smoothstep(0.35, 0.85, band) * 0.85);
  };
}

export function crab(seed = 0): Pigment {
  return (u, v) => {
    const red = smoothstep(0.46, 0.62, fbm(u * 0.02 + seed, v * 0.11 + seed * 2));
    return mix(mix(hex("#FFF6EE"), hex("#F7DCCB"), fbm(u * 0.05, v * 0.3 + seed)), hex("#E2402A"), red * 0.85);
  };
}

export function omelette(seed = 0): Pigment {
  return (u, v) => {
    const browned = smoothstep(0.62, 0.8, fbm(u * 0.05 + seed * 3, v * 0.05 + 9));
    return mix(mix(hex("#F5BE35"), hex("#FBD768"), fbm(u * 0.06 + seed, v * 0.2)), hex("#C9832B"), browned * 0.5);
  };
}

export function baconStrip(seed = 0): Pigment {
  return (u, v) => {
    const fat = smoothstep(0.25, 0.8, 0.5 + 0.5 * Math.sin(v * 0.34 + noise(u * 0.04 + seed, v * 0.03) * 5 + seed));
    const crisp = smoothstep(0.55, 0.75, fbm(u * 0.09 + seed, v * 0.09));
    return mix(mix(hex("#A8341F"), hex("#F2BF97"), fat), hex("#6A2410"), crisp * 0.6);
  };
}

export function mango(seed = 0): Pigment {
  return mottled("#F7A818", "#FDC747", 0.06, seed);
}

export function nori(): Pigment {
  return (u, v) => mix(hex("#0E1712"), hex("#26382A"), fbm(u * 0.15 + 40, v * 0.15));
}

/** One grain's colour, from the whitest (0) to the creamiest (1). */
export function rice(share: number): Colour {
  return mix(hex("#FFFDF6"), hex("#F6EEDF"), share);
}

/** Ground between grains. */
export const RICE_SHADE: Colour = hex("#E5DBC8");

export function dough(): Pigment {
  return (u, v) => {
    const crust = mix(hex("#F0C88A"), hex("#D9953F"), smoothstep(0.3, 0.7, fbm(u * 0.03 + 11, v * 0.03 + 5)));
    return mix(crust, hex("#5E2E10"), smoothstep(0.6, 0.78, fbm(u * 0.055 + 3, v * 0.055 + 8, 3)) * 0.75);
  };
}

export function lavash(seed = 0): Pigment {
  return (u, v) => {
    const bread = mix(hex("#F2D9A8"), hex("#E3B56C"), smoothstep(0.25, 0.75, fbm(u * 0.035 + seed * 5, v * 0.035 + 2)));
    return mix(bread, hex("#8A4A1A"), smoothstep(0.56, 0.7, fbm(u * 0.075 + seed, v * 0.075 + 4, 3)) * 0.8);
  };
}

export function chicken(seed = 0): Pigment {
  return spotted("#E2A05A", "#C97A31", "#7A3A12", 0.11, 0.55, 0.75, seed);
}

export function turkey(seed = 0): Pigment {
  return spotted("#EFCF9F", "#DDAA6C", "#A8682E", 0.11, 0.58, 0.6, seed);
}

export function beef(seed = 0): Pigment {
  return spotted("#7E4325", "#5B2A14", "#A5623A", 0.12, 0.55, 0.7, seed);
}

export function pork(seed = 0): Pigment {
  return spotted("#C27A4A", "#9C5128", "#E0A878", 0.1, 0.55, 0.6, seed);
}

export function lamb(seed = 0): Pigment {
  return spotted("#6B3519", "#482010", "#8F5026", 0.12, 0.56, 0.65, seed);
}

export function falafelCrust(seed = 0): Pigment {
  return (u, v) =>
    mix(
      mix(hex("#8A5A22"), hex("#6B3F14"), fbm(u * 0.06 + seed, v * 0.06)),
      hex("#C79645"),
      smoothstep(0.55, 0.72, fbm(u * 0.14 + seed, v * 0.14)) * 0.8,
    );
}

/** Breadcrumbs or batter: gold with lighter flakes. */
export function crust(seed = 0, from = "#DE9A38", to = "#BE7320", flake = "#F4CB78"): Pigment {
  return (u, v) =>
    mix(
      mix(hex(from), hex(to), fbm(u * 0.08 + seed, v * 0.08)),
      hex(flake),
      smoothstep(0.55, 0.7, fbm(u * 0.2 + seed, v * 0.2)) * 0.8,
    );
}

/** Cheese melted and browned over something. */
export function meltedCheese(seed = 0, from = "#F7B455", to = "#FCDC8E", browned = "#A04A14", brown = 0.8): Pigment {
  return (u, v) =>
    mix(
      mix(hex(from), hex(to), fbm(u * 0.06 + seed, v * 0.06)),
      hex(browned),
      smoothstep(0.48, 0.72, fbm(u * 0.09 + seed * 5, v * 0.09)) * brown,
    );
}

/** Marks of a gas torch, to be laid over other matter. */
export function torchMarks(seed = 0): Pigment {
  return (u, v) => glaze(hex("#4A1E0A"), smoothstep(0.5, 0.75, fbm(u * 0.08 + seed, v * 0.05 + seed)) * 0.6);
}

export function wood(from = "#B98250", grain = "#8F5A31", light = "#D7A06B"): Pigment {
  return (u, v) => {
    const ring = 0.5 + 0.5 * Math.sin((v + noise(u * 0.012, v * 0.05) * 26) * 0.42);
    return mix(mix(hex(from), hex(grain), ring * 0.55), hex(light), fbm(u * 0.02, v * 0.3) * 0.4);
  };
}

export function slate(): Pigment {
  return (u, v) => mix(hex("#20262A"), hex("#323A3F"), fbm(u * 0.05, v * 0.05 + 3));
}

export function paper(): Pigment {
  return (u, v) => mix(hex("#E7D3B4"), hex("#D9BF98"), fbm(u * 0.03, v * 0.06));
}
