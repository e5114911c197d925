import { tones } from "../palettes";
import { count } from "../random";
import { oval, place, shape, stroke } from "../shapes";
import type { Stage } from "../types";
import { catHead, walkingCat } from "./big-cats";

/** Gir: a lion on a dusty track among bare teak, a lioness ahead of him. */
export function walkingLion({ paint, colours, left, right, bottom }: Stage): string {
  const coat = tones(paint, "#cf8434");
  const mane = tones(paint, "#7a3d24");
  const cat = { coat: coat.mid, shade: coat.shade, belly: coat.lit, dark: mane.deep };
  const tuft = shape(mane.mid, "M146 -34Q150 -52 164 -50Q158 -38 160 -26Q150 -24 146 -34z");
  const teak = count((right - left) / 46).map((index) => {
    const x = left + index * 46 + ((index * 19) % 17);
    const tall = 170 + ((index * 37) % 90);
    return `M${x} -20V${-tall}M${x} ${-tall * 0.55}l-16 -34l2 -24M${x} ${-tall * 0.66}l18 -36l-1 -26M${x} ${-tall * 0.84}l-10 -28M${x} ${-tall}l9 -30`;
  });
  const lion = [
    walkingCat(cat),
    tuft,
    shape(
      mane.deep,
      "M-80 -140Q-56 -138 -46 -122Q-32 -114 -38 -98Q-28 -86 -40 -74Q-38 -58 -54 -54Q-56 -40 -72 -44Q-82 -32 -94 -44Q-108 -40 -112 -58L-100 -110z",
    ),
    catHead(paint, cat),
    shape(
      mane.mid,
      "M-134 -127Q-132 -152 -110 -152Q-92 -154 -82 -140Q-64 -136 -60 -120Q-48 -108 -56 -94Q-50 -80 -62 -70Q-64 -54 -80 -54Q-92 -40 -106 -52Q-122 -52 -122 -66Q-108 -68 -106 -80Q-98 -92 -104 -104Q-106 -116 -118 -120Q-126 -130 -134 -127z",
    ),
    shape(
      paint("#9c5830"),
      "M-130 -130Q-126 -148 -108 -148Q-94 -148 -88 -138Q-104 -140 -112 -132Q-122 -136 -130 -130zM-74 -126Q-66 -116 -70 -104Q-80 -112 -86 -112Q-78 -118 -74 -126zM-76 -90Q-72 -78 -80 -70Q-88 -78 -94 -76Q-82 -82 -76 -90z",
    ),
    shape(coat.mid, "M-110 -136Q-108 -150 -98 -148Q-90 -144 -94 -132Q-102 -128 -110 -136z"),
    shape(mane.deep, "M-104 -136Q-102 -144 -98 -143Q-95 -140 -98 -134z"),
  ].join("");
  return [
    stroke(paint("#8a6f60", "#2f2d52"), 3.4, teak.join("")),
    shape(colours.groundLight, `M${left} 12Q0 -22 ${right} 8V${bottom}H${left}z`),
    shape(paint("#e9c288"), `M${left} 64Q-80 20 60 26T${right} 0V34Q120 60 40 ${bottom}H${left}z`),
    left < -500 ? place(walkingCat(cat) + tuft + catHead(paint, cat), -420, 18, 0.92) : "",
    oval(colours.groundShade, 8, 47, 154, 6),
    place(lion, 4, 48, 1.15, 1.2),
  ].join("");
}
