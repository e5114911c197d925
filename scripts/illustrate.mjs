// Draws the illustrations of all tours, including the demo tours, into public/illustrations: all if the illustrator changed, else those
// of the tours that changed.
// usage: node scripts/illustrate.mjs
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { runnerImport } from "vite";
import { parse } from "yaml";
import { fingerprint } from "./lib/fingerprint.mjs";
import { root, step } from "./lib/process.mjs";

const target = path.join(root, "public/illustrations");
const drawn = path.join(target, ".drawn");
const tourFolders = ["worker/catalogue/tours", "packages/demo-data/tours"];

/** Returns the tours by slug. */
function tours() {
  const files = tourFolders.flatMap((name) => {
    const folder = path.join(root, name);
    return readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith(".yaml"))
      .toSorted()
      .map((file) => parse(readFileSync(path.join(folder, file), "utf8")));
  });
  return new Map(files.map((tour) => [tour.slug, tour]));
}

/** Hashes what a tour's pictures are drawn from. */
function hashOf({ illustration, itinerary }) {
  return createHash("sha256").update(JSON.stringify({ illustration, itinerary })).digest("hex");
}

function write(name, content) {
  const file = path.join(target, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Hashes of the illustrator and of each tour as they were drawn; {} if there are none. */
function readDrawn() {
  try {
    return JSON.parse(readFileSync(drawn, "utf8"));
  } catch {
    return {};
  }
}

async function draw(before, now) {
  const { module: illustrator } = await runnerImport(path.join(root, "packages/illustrations/index.ts"), {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  const isNew = before.illustrator !== now.illustrator;
  if (isNew) {
    rmSync(target, { recursive: true, force: true });
    drawShared(illustrator);
  }
  const slugs = Object.keys(now.tours);
  for (const slug of Object.keys(before.tours ?? {}).filter((known) => !slugs.includes(known))) erase(slug);
  for (const [slug, tour] of tours())
    if (isNew || before.tours[slug] !== now.tours[slug]) {
      erase(slug);
      drawTour(illustrator, tour);
    }
}

function erase(slug) {
  for (const name of [`cards/${slug}.svg`, `heroes/${slug}.svg`, `days/${slug}`, `social/${slug}.png`])
    rmSync(path.join(target, name), { recursive: true, force: true });
}

function drawTour(illustrator, tour) {
  write(`cards/${tour.slug}.svg`, illustrator.drawCard(tour));
  write(`heroes/${tour.slug}.svg`, illustrator.drawHero(tour));
  write(`social/${tour.slug}.png`, socialPicture(illustrator.drawFlatHero(tour)));
  for (const scene of illustrator.chooseScenes(tour))
    write(`days/${tour.slug}/${scene.subject}.svg`, illustrator.drawScene(tour.slug, scene));
}

function drawShared(illustrator) {
  for (const subject of Object.keys(illustrator.subjects))
    write(`days/${subject}.svg`, illustrator.drawSubject(subject));
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

await step("Illustrations", async () => {
  const before = readDrawn();
  const now = {
    illustrator: fingerprint("packages/illustrations", "scripts/illustrate.mjs"),
    tours: Object.fromEntries([...tours()].map(([slug, tour]) => [slug, hashOf(tour)])),
  };
  if (JSON.stringify(before) === JSON.stringify(now)) return "unchanged";
  await draw(before, now);
  writeFileSync(drawn, JSON.stringify(now));
});
