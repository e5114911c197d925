import { tones } from "../palettes";
import { skin } from "../people";
import { count } from "../random";
import { disc, shape, stroke } from "../shapes";
import type { Stage } from "../types";

/** Bir: two people under one red wing. */
export function paraglider({ paint, colours, left, right }: Stage): string {
  const wing = tones(paint, "#dc3f2c");
  const gold = paint("#f6b93b", "#d99d40");
  const terraces = count(6).map((index) => {
    const y = -26 + index * 13;
    return shape(
      [colours.leaf, colours.leafLight, colours.ground][index % 3] ?? "",
      `M${left} ${y + 8}Q-70 ${y - 14} 0 ${y}T${right} ${y - 10}V90H${left}z`,
    );
  });
  const lines = count(7).map(
    (index) => `M${-90 + index * 30} ${-228 + Math.abs(index - 3) ** 2 * 3.4}L${-4 + index * 1.4} -122`,
  );
  return [
    ...terraces,
    shape(colours.leafDark, "M-60 24v-8h10v8zM-66 16l11 -9l11 9zM70 40v-9h12v9zM63 31l13 -10l13 10z"),
    stroke(paint("#f9efe0"), 1, lines.join("")),
    shape(wing.mid, "M-112 -196Q-88 -252 0 -258T112 -196Q60 -236 0 -236T-112 -196z"),
    shape(gold, "M-52 -246Q-30 -256 0 -258T52 -246L46 -230Q24 -236 0 -236T-46 -230z"),
    shape(wing.shade, "M-112 -196Q-60 -236 0 -236T112 -196Q58 -226 0 -226T-112 -196z"),
    stroke(
      wing.deep,
      1.2,
      "M-80 -226L-70 -214M-46 -244L-40 -230M-15 -256L-13 -236M15 -256L13 -236M46 -244L40 -230M80 -226L70 -214",
    ),
    shape(colours.ink, "M-14 -122h26q6 22 -4 30h-14q-14 -6 -8 -30z"),
    disc(skin(paint), -4, -130, 7),
    disc(skin(paint), 11, -121, 7),
    shape(gold, "M-11 -131a7 7 0 0 1 14 0z"),
    shape(colours.snow, "M4 -122a7 7 0 0 1 14 0z"),
    stroke(colours.ink, 5, "M2 -96L20 -88L26 -78M10 -98L28 -94L36 -84"),
    stroke(skin(paint), 3, "M-6 -120L-16 -136M14 -114L22 -130"),
  ].join("");
}
