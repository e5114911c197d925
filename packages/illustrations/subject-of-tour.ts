import type { Subject } from "./compose";
import { settings } from "./motifs/table";
import type { Scene } from "./scenes/table";
import type { Hour } from "./skies";

/** The part of a catalog tour that the illustrator uses. */
export interface IllustratedTour {
  slug: string;
  illustration: { scene: Scene; motif: string; hour: Hour };
}

/** Returns the subject of a catalog tour's picture. */
export function subjectOfTour({ slug, illustration: { scene, motif, hour } }: IllustratedTour): Subject {
  const setting = settings[slug];
  if (!setting)
    throw new Error(`packages/illustrations/motifs/table.ts has no motif for "${slug}": ${motif}`);
  return { name: slug, scene, hour, setting };
}
