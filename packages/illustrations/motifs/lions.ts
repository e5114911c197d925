import { tones } from "../palettes";
import { disc, oval, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Gir: a lion on a dusty track. */
export function walkingLion({ paint, colours, left, bottom }: Stage): string {
  const coat = tones(paint, "#cf8434");
  const mane = tones(paint, "#7a3d24");
  const bare = (x: number, tall: number, side: number) =>
    stroke(
      paint("#7d6a5c", "#2a2850"),
      5,
      `M${x} -10V${-tall}M${x} ${-tall * 0.5}l${side * 26} -30M${x} ${-tall * 0.7}l${-side * 22} -30M${x} ${-tall}l${side * 14} -34M${x} ${-tall}l${-side * 12} -26M${x + side * 26} ${-tall * 0.5 - 30}l4 -24`,
    );
  return [
    bare(-142, 150, 1),
    bare(150, 170, -1),
    bare(104, 120, 1),
    shape(paint("#e9c288"), `M${left} ${bottom}Q-60 20 -10 -14H60Q40 30 120 ${bottom}z`),
    stroke(coat.mid, 7, "M118 -78Q152 -70 142 -36Q138 -24 146 -16"),
    shape(mane.mid, "M142 -20q12 2 8 20q-14 -6 -8 -20z"),
    shape(coat.shade, "M-40 -50L-58 -22L-50 -2H-70L-76 -28L-70 -60zM80 -60L74 -32L88 -2H68L54 -34V-60z"),
    shape(
      coat.mid,
      "M-78 -96Q-40 -114 20 -110Q84 -116 114 -94Q128 -80 120 -54L122 -30L132 -10Q134 0 124 0H106L94 -36Q88 -48 80 -50Q20 -44 -28 -48L-32 -26L-30 -8Q-30 0 -40 0H-56L-56 -28L-64 -46z",
    ),
    shape(coat.shade, "M-28 -48Q20 -44 80 -50L94 -36Q70 -60 20 -58Q-10 -56 -40 -60z"),
    shape(
      mane.mid,
      "M-44 -60Q-34 -96 -56 -128Q-84 -158 -120 -146Q-146 -134 -142 -100Q-140 -66 -116 -50Q-92 -26 -66 -34Q-46 -42 -44 -60z",
    ),
    shape(
      mane.deep,
      "M-56 -128Q-34 -96 -44 -60Q-46 -42 -66 -34Q-92 -26 -100 -38Q-70 -50 -64 -80Q-62 -108 -80 -140Q-66 -138 -56 -128z",
    ),
    shape(
      mane.lit,
      "M-120 -146Q-100 -152 -84 -144Q-106 -134 -112 -112Q-126 -112 -134 -100Q-142 -134 -120 -146z",
    ),
    shape(
      coat.lit,
      "M-126 -124Q-110 -132 -96 -120Q-84 -104 -92 -84L-104 -70Q-120 -62 -134 -66Q-148 -70 -144 -84L-136 -98Q-134 -116 -126 -124z",
    ),
    shape(paint("#5a3430"), "M-147 -84q6 -8 14 -4q-2 10 -10 10z"),
    disc(colours.ink, -122, -102, 3),
    stroke(mane.deep, 2.4, "M-136 -74q8 4 16 0M-128 -108l10 -2"),
    shape(coat.mid, "M-104 -134q8 -12 18 -2q0 10 -10 14z"),
    oval(colours.groundShade, 10, 4, 140, 6),
  ].join("");
}
