import { tones, type Paint } from "../palettes";
import { disc, shape, stroke } from "../shapes";

/** A horse walking to the right, hooves on y = 0; a saddle is optional. */
export function horse(paint: Paint, hide: string, saddle?: string): string {
  const coat = tones(paint, hide);
  const mane = paint("#2c2035", "#12102a");
  return [
    stroke(coat.shade, 9, "M-46 -66L-58 -36L-50 -4M44 -64L36 -34L42 -4"),
    stroke(mane, 7, "M-66 -92Q-86 -80 -80 -42"),
    shape(
      coat.mid,
      "M-68 -96Q-60 -112 -34 -110Q-4 -106 24 -110Q48 -112 58 -134L70 -160Q74 -170 88 -170L92 -180L98 -168Q104 -160 118 -138Q122 -128 114 -124Q106 -122 100 -130Q92 -134 88 -128Q84 -96 68 -80Q52 -62 20 -62Q-10 -58 -40 -62Q-70 -66 -68 -96z",
    ),
    shape(
      coat.shade,
      "M-66 -84Q-30 -72 10 -76T76 -90Q70 -80 68 -80Q52 -62 20 -62Q-10 -58 -40 -62Q-64 -66 -66 -84z",
    ),
    stroke(coat.mid, 10, "M-56 -74L-64 -40L-68 -6M56 -74L60 -38L56 -6"),
    stroke(mane, 5, "M-68 -4h-4M-50 -3h6M56 -3h6M42 -3h6"),
    shape(mane, "M92 -176Q74 -176 66 -158L50 -124Q40 -112 34 -110Q54 -110 64 -124Q82 -150 92 -164z"),
    disc(mane, 99, -153, 2.4),
    stroke(mane, 1.8, "M114 -130q-5 0 -7 -4"),
    saddle
      ? shape(paint(saddle), "M-20 -110Q0 -104 22 -110L28 -76H-24z") +
        shape(mane, "M-14 -112Q-10 -124 -2 -114Q8 -110 20 -118Q24 -110 18 -106Q0 -100 -14 -104z") +
        stroke(mane, 2.4, "M6 -104L8 -66M104 -160Q70 -128 14 -112M112 -140l-16 8M100 -166l-6 30")
      : stroke(mane, 2, "M110 -134Q80 -116 -40 -96M108 -146l-14 14"),
  ].join("");
}
