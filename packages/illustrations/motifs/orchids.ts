import { tones } from "../palettes";
import { discData, fernLeaf } from "../plants";
import { count } from "../random";
import { place, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Sprays of orchids hang over the terraces of a nursery and the jade bend of the Teesta. */
export function orchidsOverTeesta({ paint, colours, left, right, nearLeft, bottom }: Stage): string {
  const pink = tones(paint, "#d9589c");
  const white = paint("#fdf3ee", "#d5cde4");
  const bloom = (x: number, y: number, size: number) =>
    place(
      shape(
        pink.lit,
        "M0 -4Q-14 -30 0 -38Q14 -30 0 -4zM-3 2Q-26 14 -32 2Q-26 -12 -3 2zM3 2Q26 14 32 2Q26 -12 3 2z",
      ) +
        shape(pink.mid, "M-2 -2Q-34 -34 -36 -12Q-30 6 -2 -2zM2 -2Q34 -34 36 -12Q30 6 2 -2z") +
        shape(white, "M0 2Q-14 16 -8 24Q0 30 8 24Q14 16 0 2z") +
        shape(paint("#f4b72f"), "M-4 2h8l-2 9h-4z"),
      x,
      y,
      size,
    );
  const terraces = count(5).map((index) =>
    shape(
      index % 2 ? colours.leaf : colours.leafLight,
      `M${right} ${-60 + index * 22}Q90 ${-64 + index * 22} ${60 - index * 8} ${-30 + index * 24}T${-30 - index * 4} ${bottom}H${right}z`,
    ),
  );
  return [
    shape(
      paint("#2fa08c"),
      `M-10 -112Q-60 -90 -30 -66T-90 -20T-80 ${bottom}H${left}V20Q-130 -10 -90 -40T-70 -80T-30 -112z`,
    ),
    shape(
      paint("#7fd0b4"),
      `M-18 -112Q-64 -88 -44 -66T-110 -16T${left} 60V44Q-130 -10 -96 -34T-64 -76T-30 -112z`,
    ),
    ...terraces,
    shape(colours.paper, "M96 -34h54v-14l-27 -13l-27 13zM60 -2h62v-16l-31 -14l-31 14z"),
    shape(
      pink.mid,
      count(14)
        .map((index) => discData(64 + ((index * 29) % 100), 24 + ((index * 17) % 50), 3.4))
        .join(""),
    ),
    fernLeaf(colours.leafDark, [nearLeft, 100], [-130, 0], [-60, 30], 30),
    stroke(
      colours.leafDark,
      5,
      `M${nearLeft + 20} 110Q-130 -40 -70 -120Q-30 -160 40 -138M-110 -40Q-70 -60 -20 -40`,
    ),
    shape(
      colours.leafDark,
      `M${nearLeft + 10} 110Q-140 40 -170 0Q-120 30 -116 110zM-130 110Q-90 50 -40 40Q-80 70 -90 110z`,
    ),
    bloom(-112, -66, 0.95),
    bloom(-72, -112, 1.2),
    bloom(-22, -138, 1.25),
    bloom(34, -124, 1.05),
    bloom(-66, -36, 0.85),
    bloom(-18, -30, 0.95),
    shape(pink.shade, "M64 -128q10 -8 16 2q-6 10 -16 -2zM14 -34q8 -8 14 0q-4 10 -14 0z"),
  ].join("");
}
