import type { Tones } from "../palettes";
import { discData } from "../plants";
import { count } from "../random";
import { box, oval, shape, stroke } from "../shapes";
import type { Stage } from "../types";

interface FallColours {
  white: string;
  shade: string;
  mist: string;
}

export function fallColours({ colours, paint }: Stage): FallColours {
  return { white: colours.snow, shade: paint("#bcd9de", "#6f8fb4"), mist: colours.cloud };
}

/** Crowns of trees along the brow of a cliff. */
export function brow(fill: string, from: number, to: number, y: number, size = 22): string {
  return shape(
    fill,
    count((to - from) / size + 1)
      .map((index) =>
        discData(from + index * size, y - ((index * 13) % 11), size * (0.7 + ((index * 7) % 5) * 0.09)),
      )
      .join(""),
  );
}

/** One column of falling water that widens as it falls, in strands. */
export function fall(
  { white, shade }: FallColours,
  x: number,
  top: number,
  base: number,
  width: number,
): string {
  const half = width / 2;
  const strands = count(Math.max(2, Math.round(width / 7))).map((index) => {
    const px = x - half * 0.7 + (index * half * 1.4) / Math.max(1, Math.round(width / 7) - 1);
    return `M${px.toFixed(1)} ${top + 10 + ((index * 17) % 30)}V${base - 14 - ((index * 29) % 40)}`;
  });
  return (
    shape(
      white,
      `M${x - half * 0.8} ${top}Q${x} ${top - 6} ${x + half * 0.8} ${top}L${x + half * 1.1} ${base}H${x - half * 1.1}z`,
    ) + stroke(shade, 2, strands.join(""))
  );
}

export function spray({ mist, white }: FallColours, x: number, y: number, width: number): string {
  const half = width / 2;
  const puffs = count(7).map((index) =>
    discData(x - half + (index * width) / 6, y - (index % 2) * 6, width * 0.1 + (index % 3) * 4),
  );
  return (
    `<g opacity=".55">${oval(mist, x, y - 6, half * 1.3, width * 0.16)}</g>` +
    shape(white, puffs.join("")) +
    ""
  );
}

export function cliff(
  rock: Tones,
  left: number,
  right: number,
  top: number,
  base: number,
  facets: number,
): string {
  const step = (right - left) / facets;
  return (
    box(rock.mid, left, top, right - left, base - top) +
    shape(
      rock.shade,
      count(facets)
        .map(
          (index) =>
            `M${left + index * step} ${top}L${left + (index + 0.5) * step} ${top + 4}L${left + (index + 0.42) * step} ${base}H${left + (index + 0.05) * step}z`,
        )
        .join(""),
    ) +
    shape(
      rock.deep,
      count(facets)
        .map(
          (index) =>
            `M${left + (index + 0.62) * step} ${top + 30 + ((index * 41) % 50)}l${step * 0.16} 6l-4 46z`,
        )
        .join(""),
    )
  );
}

export function pool({ colours, left, right, bottom }: Stage, y: number): string {
  return (
    box(colours.waterLight, left, y, right - left, 8) +
    box(colours.water, left, y + 7, right - left, bottom) +
    stroke(
      colours.snow,
      2,
      `M-120 ${y + 20}h50M-30 ${y + 28}h70M60 ${y + 18}h60M-80 ${y + 44}h60M40 ${y + 52}h60`,
    )
  );
}
