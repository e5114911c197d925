import { experiences, interests, tourTypes } from "~/domain/tours/tour";
import { durationBuckets, segmentOfBucket } from "~/domain/tours/tour-search";
import type { TourFilter } from "~/domain/search/tour-query";
import { experienceMessages } from "./experiences/messages";
import { listTextMessages } from "./lists/messages";
import { durationPictures, experiencePictures, interestPictures, tourTypePictures } from "./pictures";

/** A tour list with its own page, title and picture. */
interface Collection {
  path: string;
  texts: () => { title: string; intro: string };
  /** Slug of the tour whose hero is shown above the list. */
  picture: string;
  filter: TourFilter;
}

const collections: Collection[] = [
  {
    path: "/tours",
    texts: () => listTextMessages().all,
    picture: "himalaya-to-sea-by-rail",
    filter: {},
  },
  {
    path: "/destinations/kerala",
    texts: () => listTextMessages().kerala,
    picture: "kerala-backwaters-and-hills",
    filter: { state: "Kerala" },
  },
  ...tourTypes.map((type) => ({
    texts: () => listTextMessages().types[type],
    path: `/tours/${type}`,
    picture: tourTypePictures[type],
    filter: { type },
  })),
  ...durationBuckets.map((duration) => ({
    texts: () => listTextMessages().durations[segmentOfBucket[duration]],
    path: `/tours/duration/${segmentOfBucket[duration]}`,
    picture: durationPictures[segmentOfBucket[duration]],
    filter: { duration },
  })),
  ...experiences.map((experience) => ({
    texts: () => experienceMessages().experiences[experience],
    path: `/experiences/${experience}`,
    picture: experiencePictures[experience],
    filter: { experience },
  })),
  ...interests.map((interest) => ({
    texts: () => experienceMessages().interests[interest],
    path: `/experiences/interest/${interest}`,
    picture: interestPictures[interest],
    filter: { interest },
  })),
];

const byPath = new Map(collections.map((collection) => [collection.path, collection]));

/** Returns the collection at a path, ignoring case; culinary is a former name of food (P18 in docs/product.md). */
export function findCollection(path: string) {
  const known = path.toLowerCase().replace(/\/$/, "");
  const collection = byPath.get(known === "/tours/culinary" ? "/tours/food" : known);
  return collection ? { ...collection, ...collection.texts() } : null;
}
