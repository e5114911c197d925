import { along, archData, finial, wall } from "../architecture";
import { type Tones, tones } from "../palettes";
import { cloths, crowd } from "../people";
import { count } from "../random";
import { boxData, disc, polygon, polygonData, shape, stroke } from "../shapes";
import type { Stage } from "../types";

interface Church {
  stone: Tones;
  roof: Tones;
  glass: string;
  trim: string;
}

/** Christ Church on Shimla's Ridge, seen from the west: clock tower in front of a steep nave. */
function christChurch({ stone, roof, glass, trim }: Church): string {
  const pinnacles = along(4, -24, 24, (x) =>
    polygonData([
      [x - 4, -186],
      [x, -212],
      [x + 4, -186],
    ]),
  );
  return [
    polygon(roof.mid, [-98, -76], [-60, -128], [60, -128], [98, -76]),
    polygon(roof.shade, [20, -128], [60, -128], [98, -76], [30, -76]),
    wall(stone, 0, 0, 188, 78, 0.2),
    polygon(roof.lit, [-98, -74], [-60, -130], [60, -130], [58, -124], [-56, -124], [-90, -74]),
    shape(
      glass,
      along(2, -72, -48, (x) => archData(x, -16, 12, 44)) + along(2, 48, 72, (x) => archData(x, -16, 12, 44)),
    ),
    shape(
      trim,
      along(5, -94, 94, (x) => (Math.abs(x) < 30 ? "" : boxData(x - 3, -78, 6, 78))),
    ),
    wall(stone, 0, 0, 60, 190, 0.28),
    shape(trim, boxData(-33, -190, 66, 5) + boxData(-33, -136, 66, 4) + boxData(-32, -80, 64, 4) + pinnacles),
    shape(stone.lit, boxData(-34, -180, 7, 180) + boxData(27, -180, 7, 180)),
    polygon(roof.shade, [-17, -190], [0, -252], [17, -190]),
    polygon(roof.mid, [-17, -190], [0, -252], [3, -190]),
    finial(stone.deep, 0, -250, 16),
    disc(trim, 0, -159, 17),
    disc(stone.lit, 0, -159, 14),
    stroke(stone.deep, 2, "M0 -159V-169M0 -159L7 -155"),
    shape(
      glass,
      along(2, -10, 10, (x) => archData(x, -90, 12, 40)),
    ),
    shape(trim, archData(0, 0, 38, 66)),
    shape(stone.deep, archData(0, 0, 28, 58)),
    shape(glass, archData(0, -26, 20, 28)),
  ].join("");
}

export function christChurchInSummer({ paint, colours }: Stage): string {
  const church = {
    stone: tones(paint, "#f3d489"),
    roof: tones(paint, "#8c4a3c"),
    glass: colours.window,
    trim: paint("#fdf3d6", "#b9b0cc"),
  };
  return christChurch(church) + crowd(cloths(paint), [-124, -106, -70, 74, 88, 128], 24);
}

/** The same church under snow, its lamps lit. */
export function christChurchInWinter({ paint, colours, left, right, bottom }: Stage): string {
  const snow = tones(paint, "#f4f1f4");
  const church = {
    stone: tones(paint, "#c79a6e"),
    roof: snow,
    glass: paint("#ffcf6b", "#ffcf6b"),
    trim: snow.lit,
  };
  const lamp = (x: number) =>
    stroke(colours.ink, 3, `M${x} 34V-44`) +
    disc(paint("#ffe9b0", "#ffdf96"), x, -52, 7) +
    `<circle fill="${colours.sun}" opacity=".25" cx="${x}" cy="-52" r="18"/>` +
    shape(colours.ink, `M${x - 8} -58l8 -8l8 8z`);
  const steps = count(3).map((index) =>
    polygon(
      index % 2 ? snow.shade : snow.lit,
      [left, 8 + index * 16],
      [right, 2 + index * 16],
      [right, bottom],
      [left, bottom],
    ),
  );
  return (
    christChurch(church) +
    steps.join("") +
    lamp(-120) +
    lamp(120) +
    lamp(168) +
    crowd([colours.ink, cloths(paint)[0], cloths(paint)[1]], [-84, -70, 60, 92], 46, 1.1)
  );
}
