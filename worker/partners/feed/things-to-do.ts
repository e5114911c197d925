import { AppError } from "~/domain/errors";
import { fareRange } from "~/domain/prices/fares";
import { faresOf } from "~/domain/prices/offers";
import type { Offers } from "~/domain/prices/offers-schema";
import { rasterPath } from "~/domain/tours/raster-path";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { Keys } from "../../platform/keys/keys";
import { offersOf, toCard } from "../../tours/tours.repo";
import { listShard } from "./feed.repo";

/** Tours of a shard: far below the 50 MB that Google reads, and little enough for one answer. */
const toursPerShard = 1000;
const dayMs = 86_400_000;

/** Text that the key of the feed's address signs. */
const signedText = "things-to-do";

/** Returns the path of the first shard of the feed; the last part of the others is their number. */
export function thingsToDoPath({ keys }: { keys: Keys }): string {
  return `/feeds/things-to-do/${keys.sign("product-feed", signedText)}/0.json`;
}

/**
 * Returns a shard of Google's product feed "Things to do": all tours on sale with the prices of their pages, in the order of their ids.
 * Each is a complete snapshot together with the other shards of its day, which share its nonce.
 * @throws AppError `not_found` for a wrong key and a shard that does not exist
 */
export async function getThingsToDoShard(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  { key, shard }: { key: string; shard: number },
  origin: string,
) {
  const isKnown = keys.verify("product-feed", signedText, key) && Number.isInteger(shard);
  if (!isKnown) throw new AppError("not_found", "Feed not found.");
  const now = clock();
  const { total, rows } = await listShard(db, { limit: toursPerShard, offset: shard * toursPerShard });
  const shards = Math.max(1, Math.ceil(total / toursPerShard));
  if (shard >= shards) throw new AppError("not_found", "Feed not found.");
  return {
    feed_metadata: {
      shard_id: shard,
      total_shards_count: shards,
      processing_instruction: "PROCESS_AS_SNAPSHOT",
      nonce: Math.floor(now / dayMs),
    },
    products: rows.map(({ options, extras, ...row }) => {
      const { priceInr, priceRules } = row.tour;
      return productOf(
        { ...toCard(row), ...offersOf({ options, extras, priceInr, priceRules }) },
        { origin, now },
      );
    }),
  };
}

/** Describes a tour. One without options is sold as itself; its landing page shows all options with these prices. */
function productOf(tour: TourCard & Offers, { origin, now }: { origin: string; now: number }) {
  const { slug, title, subtitle, rating, reviewCount, departures } = tour;
  const picture = tour.picture?.sources.at(-1)?.path ?? rasterPath(tour);
  const landingPage = { url: new URL(tour.path, origin).href };
  const sold = tour.options ?? [null];
  return {
    id: slug,
    title: inEnglish(title),
    description: inEnglish(subtitle),
    ...(rating !== null &&
      reviewCount > 0 && { rating: { average_value: rating, rating_count: reviewCount } }),
    ...(picture !== null && {
      media: [{ url: new URL(picture, origin).href, type: "MEDIA_TYPE_PHOTO" }],
    }),
    options: sold.map((option) => ({
      id: option?.id ?? slug,
      title: inEnglish(option?.name ?? title),
      landing_page: landingPage,
      price_options: [
        {
          id: option?.pricePer === "booking" ? "group" : "adult",
          title: option?.pricePer === "booking" ? "Group" : "Adult",
          price: {
            currency_code: "INR",
            units: fareRange({ ...faresOf(tour, option), departures }, now).lowest,
          },
        },
      ],
    })),
  };
}

function inEnglish(text: string) {
  return { localized_texts: [{ language_code: "en", text }] };
}
