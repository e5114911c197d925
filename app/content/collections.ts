import { experiences, interests, tourTypes } from "~/domain/tours/tour";
import { durationBuckets, segmentOfBucket } from "~/domain/tours/tour-search";
import type { TourFilter } from "~/domain/search/tour-query";
import { durationContent, experienceContent, interestContent, tourTypeContent } from "./categories";
import { durationPictures, experiencePictures, interestPictures, tourTypePictures } from "./pictures";

/** A tour list with its own page, title and picture. */
interface Collection {
  path: string;
  title: string;
  intro: string;
  /** Slug of the tour whose hero is shown above the list. */
  picture: string;
  filter: TourFilter;
}

const collections: Collection[] = [
  {
    path: "/tours",
    title: "All tours",
    intro:
      "Every tour we sell, from a morning in Old Delhi to sixteen days by rail. The price is per person and all-in.",
    picture: "himalaya-to-sea-by-rail",
    filter: {},
  },
  {
    path: "/destinations/kerala",
    title: "Kerala Tour Packages",
    intro: "Tea hills, backwaters, waterfalls and beaches between the Western Ghats and the Arabian Sea.",
    picture: "kerala-backwaters-and-hills",
    filter: { state: "Kerala" },
  },
  ...tourTypes.map((type) => ({
    ...tourTypeContent[type],
    path: `/tours/${type}`,
    picture: tourTypePictures[type],
    filter: { type },
  })),
  ...durationBuckets.map((duration) => ({
    ...durationContent[segmentOfBucket[duration]],
    path: `/tours/duration/${segmentOfBucket[duration]}`,
    picture: durationPictures[segmentOfBucket[duration]],
    filter: { duration },
  })),
  ...experiences.map((experience) => ({
    ...experienceContent[experience],
    path: `/experiences/${experience}`,
    picture: experiencePictures[experience],
    filter: { experience },
  })),
  ...interests.map((interest) => ({
    ...interestContent[interest],
    path: `/experiences/interest/${interest}`,
    picture: interestPictures[interest],
    filter: { interest },
  })),
];

const byPath = new Map(collections.map((collection) => [collection.path, collection]));

/** Returns the collection at a path, ignoring case; culinary is a former name of food (P18 in docs/product.md). */
export function findCollection(path: string): Collection | null {
  const known = path.toLowerCase().replace(/\/$/, "");
  return byPath.get(known === "/tours/culinary" ? "/tours/food" : known) ?? null;
}
