import { tones } from "../palettes";
import { skin } from "../people";
import { disc, shape, stroke } from "../shapes";
import type { Stage } from "../types";

export interface RaftColours {
  tube: string;
  coats: readonly string[];
}

/** An inflated raft with paddlers, tilted as the water takes it. */
export function raft({ paint, colours }: Stage, { tube, coats }: RaftColours, tilt: number): string {
  const rubber = tones(paint, tube);
  const helmets = [paint("#f7efe0"), paint("#f2b53a"), paint("#d8432b")];
  const paddlers = coats.map((coat, index) => {
    const x = -62 + (index * 124) / Math.max(1, coats.length - 1);
    const side = index % 2 === 0 ? -1 : 1;
    return (
      stroke(colours.ink, 3, `M${x + side * 6} -52L${x + side * 26} 6`) +
      shape(colours.ink, `M${x + side * 24} 0l${side * 9} 18l-${9} 2z`) +
      shape(paint(coat), `M${x - 10} -14L${x - 9} -40q9 -8 18 0L${x + 10} -14z`) +
      stroke(paint(coat), 6, `M${x + side * 6} -38L${x + side * 14} -28`) +
      disc(skin(paint), x, -50, 7) +
      shape(helmets[index % 3] ?? "", `M${x - 8} -50a8 8 0 0 1 16 0z`)
    );
  });
  return `<g transform="rotate(${tilt})">${[
    shape(rubber.shade, "M-92 -22Q-104 -40 -84 -40H84Q104 -40 92 -22z"),
    ...paddlers,
    shape(
      rubber.mid,
      "M-112 -34Q-96 -20 -74 -18H74Q96 -20 112 -34Q122 -18 106 0Q92 12 72 12H-72Q-92 12 -106 0Q-122 -18 -112 -34z",
    ),
    shape(rubber.shade, "M-106 0Q-92 12 -72 12H72Q92 12 106 0Q80 4 0 4T-106 0z"),
    shape(rubber.lit, "M-104 -22Q-92 -14 -74 -12H74Q92 -14 104 -22L106 -18Q92 -8 74 -7H-74Q-92 -8 -106 -18z"),
    stroke(rubber.deep, 2, "M-60 -16V10M-20 -17V11M20 -17V11M60 -16V10"),
  ].join("")}</g>`;
}
