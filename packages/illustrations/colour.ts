/** A color as "#rrggbb". */
export type Colour = string;

function channels(colour: Colour): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function fromChannels(parts: readonly number[]): Colour {
  const hex = parts.map((part) =>
    Math.max(0, Math.min(255, Math.round(part)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

/** Mixes a `share` of `second` into `first`. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [r, g, b] = channels(first);
  const [r2, g2, b2] = channels(second);
  return fromChannels([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, "#fff6e0", share);
}

/** Darkens towards indigo, never black. */
export function darker(colour: Colour, share: number): Colour {
  return mix(colour, "#1b1a44", share);
}

/** Returns the moonlit version of a daytime color. */
export function nightfall(colour: Colour): Colour {
  const [r, g, b] = channels(colour);
  return fromChannels([r * 0.43 + 8, g * 0.47 + 13, b * 0.58 + 32]);
}

/** Returns the color of a motif at night: brighter than its ground, so that it stands out. */
export function moonlit(colour: Colour): Colour {
  const [r, g, b] = channels(colour);
  return fromChannels([r * 0.62 + 18, g * 0.6 + 20, b * 0.6 + 34]);
}
