import type { Subject } from "./compose";
import { settings } from "./motifs/table";
import type { IllustratedTour } from "./types";

/** Returns the subject of a catalog tour's picture. */
export function subjectOfTour({ slug, illustration: { scene, motif, hour } }: IllustratedTour): Subject {
  const setting = settings[slug];
  if (!setting) throw new Error(`illustrations/motifs/table.ts has no motif for "${slug}": ${motif}`);
  return { name: slug, scene, hour, setting };
}
