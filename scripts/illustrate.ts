// Draws the illustrations of all tours, including the demo tours, into public/illustrations: all if the illustrator changed, else those
// of the tours that changed.
// usage: node scripts/illustrate.ts
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { z } from "zod";
import { fingerprint } from "./lib/fingerprint.mjs";
import { importModule } from "./lib/open-modules.ts";
import { root } from "./lib/process.mjs";
import type { DrawnTour } from "./seed/catalogue.ts";

const target = path.join(root, "public/illustrations");

/** Notes hashes of the illustrator and of each tour as they were drawn. */
const note = path.join(target, ".drawn");
const noteSchema = z.object({ illustrator: z.string(), tours: z.record(z.string(), z.string()) });

const illustrator = await importModule<typeof import("../packages/illustrations/index.ts")>(
  "./packages/illustrations/index.ts",
);
const { readDrawnTours } = await importModule<typeof import("./seed/catalogue.ts")>(
  "./scripts/seed/catalogue.ts",
);

function write(name: string, content: string | Uint8Array): void {
  const file = path.join(target, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function erase(slug: string): void {
  for (const name of [`cards/${slug}.svg`, `heroes/${slug}.svg`, `days/${slug}`, `social/${slug}.png`])
    rmSync(path.join(target, name), { recursive: true, force: true });
}

/** Writes a hero as PNG, cropped around its motif to 1200 by 630 pixels. It is rendered beside the drawing of others. */
async function writeSocialPicture(name: string, hero: string): Promise<void> {
  const cropped = hero
    .replace(
      'width="1600" height="640" viewBox="0 0 1600 640"',
      'width="1200" height="630" viewBox="381 0 1219 640"',
    )
    .replace('preserveAspectRatio="xMidYMid slice"', 'preserveAspectRatio="none"');
  write(name, (await renderAsync(cropped)).asPng());
}

function drawTour(tour: DrawnTour): Promise<void> {
  write(`cards/${tour.slug}.svg`, illustrator.drawCard(tour));
  write(`heroes/${tour.slug}.svg`, illustrator.drawHero(tour));
  for (const scene of illustrator.chooseScenes(tour))
    write(`days/${tour.slug}/${scene.subject}.svg`, illustrator.drawScene(tour.slug, scene));
  return writeSocialPicture(`social/${tour.slug}.png`, illustrator.drawFlatHero(tour));
}

/** Lists the names of an object whose keys are known. */
function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}

function drawShared(): Promise<void>[] {
  for (const subject of namesOf(illustrator.subjects))
    write(`days/${subject}.svg`, illustrator.drawSubject(subject));
  for (const category of namesOf(illustrator.categories))
    write(`categories/${category}.svg`, illustrator.drawCategory(category));
  for (const season of ["summer", "monsoon", "winter"] as const)
    for (const hour of ["dawn", "day", "dusk", "night"] as const)
      write(`panorama/${season}-${hour}.svg`, illustrator.drawPanorama(season, hour));
  for (const number of [1, 2, 3, 4, 5]) write(`avatars/${number}.svg`, illustrator.drawAvatar(number));
  return namesOf(illustrator.regions).map((region) => {
    write(`regions/${region}.svg`, illustrator.drawRegion(region));
    return writeSocialPicture(`regions/${region}.png`, illustrator.drawFlatRegion(region));
  });
}

const tours = readDrawnTours();
const hashOf = ({ illustration, itinerary }: DrawnTour) =>
  createHash("sha256").update(JSON.stringify({ illustration, itinerary })).digest("hex");
const now = {
  illustrator: fingerprint("packages/illustrations", "scripts/illustrate.ts"),
  tours: Object.fromEntries(tours.map((tour) => [tour.slug, hashOf(tour)])),
};
const before = existsSync(note)
  ? noteSchema.parse(JSON.parse(readFileSync(note, "utf8")))
  : { illustrator: "", tours: {} };

const isNew = before.illustrator !== now.illustrator;
if (isNew) rmSync(target, { recursive: true, force: true });
const rendered = isNew ? drawShared() : [];
for (const slug of Object.keys(before.tours)) if (now.tours[slug] !== before.tours[slug]) erase(slug);
for (const tour of tours)
  if (isNew || before.tours[tour.slug] !== now.tours[tour.slug]) rendered.push(drawTour(tour));
await Promise.all(rendered);
writeFileSync(note, JSON.stringify(now));
