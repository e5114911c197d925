import { peak } from "../terrain";
import type { Stage } from "../types";

/** The five summits of Kangchenjunga: one broad block between two shoulders. */
export function kangchenjunga(
  { colours, random, paint }: Stage,
  top: number,
  half: number,
  glow?: string,
): string {
  const rock = colours.land(0.28);
  const palette = {
    lit: glow ?? colours.snow,
    shade: glow ? paint("#c9788f", "#6a5a94") : colours.snowShade,
    rock,
    rockShade: colours.land(0.4),
  };
  const base = 10;
  const at = (x: number, share: number, wide: number) =>
    peak(palette, x * half, base - (base - top) * share, base, half * wide, random, 0.74);
  return (
    at(-0.98, 0.5, 0.6) +
    at(1, 0.54, 0.6) +
    at(-0.5, 0.74, 0.68) +
    at(0.54, 0.78, 0.68) +
    at(0.22, 0.88, 0.62) +
    at(-0.14, 1, 0.78)
  );
}
