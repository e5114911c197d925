// Draws the illustrations of all tours, including the demo tours, into public/illustrations if the illustrator or a tour changed.
// usage: node scripts/illustrate.mjs
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { runnerImport } from "vite";
import { parse } from "yaml";
import { fingerprint, unlessUnchanged } from "./lib/fingerprint.mjs";
import { root, step } from "./lib/process.mjs";

const target = path.join(root, "public/illustrations");
const tourFolders = ["worker/catalogue/tours", "packages/demo-data/tours"];

function tours() {
  return tourFolders.flatMap((name) => {
    const folder = path.join(root, name);
    return readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith(".yaml"))
      .toSorted()
      .map((file) => parse(readFileSync(path.join(folder, file), "utf8")));
  });
}

function write(name, content) {
  const file = path.join(target, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function drawAll() {
  const { module: illustrator } = await runnerImport(path.join(root, "packages/illustrations/index.ts"), {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  rmSync(target, { recursive: true, force: true });
  for (const tour of tours()) {
    write(`cards/${tour.slug}.svg`, illustrator.drawCard(tour));
    write(`heroes/${tour.slug}.svg`, illustrator.drawHero(tour));
    write(`views/${tour.slug}-near.svg`, illustrator.drawNear(tour));
    write(`views/${tour.slug}-far.svg`, illustrator.drawFar(tour));
    write(`social/${tour.slug}.png`, socialPicture(illustrator.drawFlatHero(tour)));
  }
  for (const category of Object.keys(illustrator.categories))
    write(`categories/${category}.svg`, illustrator.drawCategory(category));
  for (const region of Object.keys(illustrator.regions)) {
    write(`regions/${region}.svg`, illustrator.drawRegion(region));
    write(`regions/${region}.png`, socialPicture(illustrator.drawFlatRegion(region)));
  }
  for (const season of ["summer", "monsoon", "winter"])
    for (const hour of ["dawn", "day", "dusk", "night"])
      write(`panorama/${season}-${hour}.svg`, illustrator.drawPanorama(season, hour));
  for (const number of [1, 2, 3, 4, 5]) write(`avatars/${number}.svg`, illustrator.drawAvatar(number));
}

/** Crops a hero around its motif to 1200 by 630 pixels. */
function socialPicture(hero) {
  const cropped = hero
    .replace(
      'width="1600" height="640" viewBox="0 0 1600 640"',
      'width="1200" height="630" viewBox="381 0 1219 640"',
    )
    .replace('preserveAspectRatio="xMidYMid slice"', 'preserveAspectRatio="none"');
  return new Resvg(cropped).render().asPng();
}

await step("Illustrations", () =>
  unlessUnchanged(
    "public/illustrations/.drawn",
    fingerprint("packages/illustrations", ...tourFolders, "scripts/illustrate.mjs"),
    drawAll,
  ),
);
