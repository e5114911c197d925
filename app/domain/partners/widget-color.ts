/** The site's own color of buttons. */
export const usualColor = "#b8321a";

/** Grounds of text (app/theme.css) on which it has the least contrast. */
export const grounds = { light: "#f3e9d5", dark: "#1b1e3d" } as const;

/** Min contrast of text. Source: WCAG 2.2, criterion 1.4.3. */
const minContrast = 4.5;

const rgbOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes a color with black (0) or white (255). */
function mixed(color: string, end: 0 | 255, share: number): string {
  const parts = rgbOf(color).map((part) => Math.round(part + (end - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance. Source: WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** Returns the nearest shade that is readable on a ground; white text on it, or in the dark night blue, is then, too. */
function readable(color: string, ground: string, end: 0 | 255): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mixed(color, end, share);
    if (contrast(shade, ground) >= minContrast) return shade;
  }
  return mixed(color, end, 1);
}

/** Returns an operator's color as pages in light and dark use it, with the shades under the pointer. */
export function accentsOf(color: string) {
  const light = readable(color, grounds.light, 0);
  const dark = readable(color, grounds.dark, 255);
  return { light, lightDeep: mixed(light, 0, 0.2), dark, darkDeep: mixed(dark, 255, 0.3) };
}
