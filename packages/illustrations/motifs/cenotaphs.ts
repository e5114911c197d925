import { archData, chhatri, wall } from "../architecture";
import { type Tones, tones } from "../palettes";
import { count } from "../random";
import { box, place, shape, stroke } from "../shapes";
import { spire } from "../towers";
import { boulder } from "../terrain";
import type { Stage } from "../types";

/** A Bundela cenotaph: a cube of three arcades, kiosks on its corners, a ribbed spire in the middle. */
function cenotaph(stone: Tones, dark: string): string {
  const arcades = count(3).map((storey) =>
    count(5)
      .map((index) => archData(-36 + index * 18, -6 - storey * 34, 11, 25))
      .join(""),
  );
  return [
    wall(stone, 0, 0, 100, 108, 0.3),
    shape(dark, arcades.join("")),
    box(stone.lit, -54, -38, 108, 4),
    box(stone.lit, -54, -72, 108, 4),
    box(stone.lit, -57, -110, 114, 6),
    spire(stone, 0, -108, 46, 112),
    ...[-40, 40].map((x) => spire(stone, x, -126, 15, 34, 1)),
    ...[-40, 40].map((x) => chhatri(stone, x, -108, 24)),
  ].join("");
}

/** A vulture that sits with hunched shoulders. */
function vulture(fill: string, x: number, y: number): string {
  return shape(fill, `M${x - 7} ${y}q-2 -17 7 -18q-1 -7 5 -7q4 1 5 5l-4 1q6 8 0 19l-4 8l-2 -8z`);
}

/** Orchha: the royal cenotaphs in a row over the rocky Betwa. */
export function royalCenotaphs({ paint, colours, left, right, random }: Stage): string {
  const stone = tones(paint, "#c79566");
  const back = tones(paint, "#a8788a");
  const one = cenotaph(stone, colours.window);
  const farther = cenotaph(back, colours.window);
  const rock = tones(paint, "#6a5668");
  return [
    box(rock.shade, left, -14, right - left, 16),
    place(farther, -66, -12, 0.72),
    place(farther, 74, -12, 0.72),
    place(one, -142, -4, 0.98),
    place(one, 4, -2, 1.12),
    place(one, 150, -4, 0.98),
    vulture(colours.ink, 4, -262),
    vulture(colours.ink, 146, -232),
    stroke(colours.ink, 3, "M-60 -268q10 -12 20 0q10 -12 20 0M50 -300q8 -10 16 0q8 -10 16 0"),
    box(stone.shade, left, -6, right - left, 8),
    boulder(rock.mid, rock.deep, -150, 66, 74, random),
    boulder(rock.mid, rock.deep, -70, 92, 50, random),
    boulder(rock.mid, rock.deep, 128, 78, 88, random),
    boulder(rock.mid, rock.deep, 50, 50, 34, random),
  ].join("");
}
