import { type Picture, wrap } from "./compose";
import { houseboat } from "./motifs/boats";
import { varanasiGhats } from "./motifs/ghats";
import { mehrangarh } from "./motifs/hill-forts";
import { keyMonastery } from "./motifs/monasteries";
import { maduraiTower } from "./motifs/stone-south";
import { islandPalace } from "./motifs/stone-west";
import { createInk } from "./palettes";
import { discData, firs, palm } from "./plants";
import { count, randomFrom } from "./random";
import { place, shape, stroke } from "./shapes";
import { birds, drawSky, mist } from "./sky";
import { hills, peak, ripples, woods } from "./terrain";
import type { Motif, PanoramaHour, Season, Stage, View } from "./types";

const width = 1920;

const height = 640;

const horizon = 430;

const shore = 486;

const skies: Record<Season, Record<PanoramaHour, string>> = {
  summer: { dawn: "apricot", day: "azure", dusk: "plum", night: "indigo" },
  monsoon: { dawn: "pearl", day: "rain", dusk: "violet", night: "peacockNight" },
  winter: { dawn: "rose", day: "clear", dusk: "ember", night: "plumNight" },
};

const landOf: Record<Season, string> = { summer: "plain", monsoon: "monsoon", winter: "forest" };

const sunHeight: Record<PanoramaHour, number> = { dawn: 0.52, day: 0.2, dusk: 0.5, night: 0.22 };

/** Composes India from the Himalaya to the southern sea, at one season and hour. */
export function composePanorama(season: Season, hour: PanoramaHour): Picture {
  const name = `panorama-${season}-${hour}`;
  const ink = createInk(skies[season][hour], landOf[season]);
  const view: View = {
    width,
    height,
    focus: 0.6,
    unit: 1.3,
    calm: 0,
    ground: shore,
    horizon,
    focusX: 1150,
    sun: { x: 1180, y: Math.round(height * sunHeight[hour]) },
    setting: { motif: () => "" },
    colours: ink.colours,
    paint: ink.paint,
    random: randomFrom(name),
  };
  const parts = [
    drawSky(view),
    himalaya(view, season),
    plains(view),
    standing(view, mehrangarh, 690, 452, 0.84, 118),
    suburbs(view),
    waters(view),
    standing(view, islandPalace, 985, 506, 0.92, 130),
    standing(view, varanasiGhats, 1290, 504, 0.84, 150),
    south(view),
    standing(view, keyMonastery, 300, 470, 0.8, 120),
    foreground(view),
    season === "monsoon" ? rain(view) : "",
  ];
  return { ink, svg: wrap(name, { width, height }, ink, parts.join("")) };
}

/** A motif in a frame of its own, `half` wide to either side. */
function standing(view: View, motif: Motif, x: number, y: number, scale: number, half: number): string {
  const stage: Stage = {
    left: -half,
    right: half,
    nearLeft: -half,
    nearRight: half,
    top: -300,
    bottom: 14,
    horizon: -40,
    colours: view.colours,
    paint: view.paint,
    random: view.random,
  };
  return place(motif(stage), x, y, scale);
}

function himalaya({ colours, random }: View, season: Season): string {
  const snow = {
    lit: colours.snow,
    shade: colours.snowShade,
    rock: colours.land(0.25),
    rockShade: colours.land(0.4),
  };
  const snowLine = { summer: 0.5, monsoon: 0.56, winter: 0.8 }[season];
  const spots = [
    [470, 236],
    [30, 150],
    [360, 190],
    [560, 300],
    [130, 96],
    [250, 132],
    [640, 350],
  ] as const;
  return (
    spots
      .toSorted((one, other) => one[1] - other[1])
      .map(([x, apex]) => peak(snow, x, apex, 470, (470 - apex) * 0.62, random, snowLine))
      .join("") + mist(colours.cloud, 300, 392, 520, 0.6)
  );
}

function plains({ colours, random }: View): string {
  return (
    hills(colours.land(0.2), { y: horizon + 12, rise: 52, wave: 260 }, width, height, random) +
    woods(
      colours.land(0.42),
      { y: horizon + 34, rise: 60, wave: 340, trees: "round" },
      width,
      height,
      random,
    ) +
    firs(
      colours.land(0.62),
      count(13).map((index) => [20 + index * 44, 500 - (index % 3) * 8, 64 + ((index * 29) % 46)] as const),
    )
  );
}

/** Trees that hide where the blue town under the fort ends. */
function suburbs({ colours }: View): string {
  const crowns = count(16).map((index) =>
    discData(574 + (index % 8) * 7 + (index > 7 ? 176 : 0), 466 + ((index * 31) % 74), 17),
  );
  return (
    shape(colours.leafDark, crowns.join("")) +
    shape(colours.leaf, `M520 548Q640 512 700 526T880 530V${height}H520z`)
  );
}

/** One water: the lake, the river and the sea that it runs to. */
function waters({ colours, sun, random }: View): string {
  return (
    shape(colours.waterLight, `M840 506Q960 494 1120 500T1500 488H${width}V${height}H800z`) +
    shape(colours.water, `M830 540Q1000 516 1200 528T${width} 510V${height}H790z`) +
    shape(colours.waterDeep, `M820 604Q1100 570 1400 590T${width} 566V${height}H790z`) +
    shape(
      colours.sun,
      count(7)
        .map(
          (index) =>
            `M${sun.x - 20 - index * 6} ${510 + index * 17}h${40 + index * 12}v3h-${40 + index * 12}z`,
        )
        .join(""),
    ) +
    ripples(colours.waterLight, { x: 860, y: 524, width: 1060, height: 112 }, random, 26, 2)
  );
}

function south(view: View): string {
  const { colours } = view;
  const green = { trunk: colours.trunk, leaf: colours.leafDark, leafLight: colours.leaf };
  const grove = [
    [1448, 150, -20],
    [1600, 170, 22],
    [1648, 132, -16],
    [1700, 186, 26],
    [1772, 150, -22],
  ] as const;
  return [
    shape(colours.land(0.66), `M1400 506Q1500 476 1640 488T${width} 470V520H1400z`),
    ...grove.map(([x, tall, lean]) => palm(green, x, 500, tall, lean)),
    standing(view, maduraiTower, 1530, 504, 0.84, 120),
    shape(colours.leaf, "M1400 508Q1540 490 1660 500T1830 506Q1700 516 1560 514T1400 508z"),
    standing(view, houseboat, 1716, 566, 1, 140),
  ].join("");
}

function foreground({ colours, random }: View): string {
  const near = { trunk: colours.ink, leaf: colours.leafDark, leafLight: colours.ink };
  return [
    shape(colours.leaf, `M0 520Q240 470 520 512T900 ${height}H0z`),
    shape(colours.leafDark, `M0 576Q220 530 440 572T760 ${height}H0z`),
    firs(colours.ink, [
      [24, 652, 190],
      [70, 656, 130],
      [120, 656, 160],
      [178, 660, 96],
    ]),
    palm(near, 1896, 660, 400, -54),
    palm(near, 1936, 660, 300, -84),
    birds(colours.ink, 900, 210, 11, random, 5),
  ].join("");
}

function rain({ colours }: View): string {
  const drops = count(30).map((index) => `M${(index * 271) % width} ${(index * 149) % 560}l-9 26`);
  return `<g opacity=".5">${stroke(colours.paper, 1.6, drops.join(""))}</g>`;
}
