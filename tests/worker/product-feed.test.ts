import { expect, test } from "vitest";
import { z } from "zod";
import { tourData } from "~/features/tours/structured-data";
import { get, read } from "../support/api";
import { createPerson } from "../support/people";
import { setTour } from "../support/rows";
import { services } from "../support/services";

const textSchema = z.object({
  localized_texts: z.array(z.object({ language_code: z.literal("en"), text: z.string().min(1) })),
});
const feedSchema = z.object({
  feed_metadata: z.strictObject({
    shard_id: z.int(),
    total_shards_count: z.int(),
    processing_instruction: z.literal("PROCESS_AS_SNAPSHOT"),
    nonce: z.int().positive(),
  }),
  products: z.array(
    z.looseObject({
      id: z.string(),
      title: textSchema,
      options: z
        .array(
          z.object({
            id: z.string(),
            title: textSchema,
            landing_page: z.object({ url: z.url() }),
            price_options: z
              .array(
                z.object({
                  id: z.enum(["adult", "group"]),
                  title: z.string(),
                  price: z.object({ currency_code: z.literal("INR"), units: z.int().positive() }),
                }),
              )
              .length(1),
          }),
        )
        .min(1),
    }),
  ),
});

async function feedPath() {
  return services.thingsToDoPath(await createPerson("admin", "active"));
}

test("the feed holds every tour on sale at the prices of its page and of its JSON-LD", async () => {
  const { feed_metadata: metadata, products } = await read(await get(await feedPath()), feedSchema);
  expect(metadata).toMatchObject({ shard_id: 0, total_shards_count: 1 });
  const { total } = await services.listTours({ limit: 1 });
  expect(products.length).toBe(total);
  for (const { id, options } of products) {
    const { fares, optionFares, tour } = await services.getTourPage(id);
    const shown = options.map((option) => [option.id, option.price_options[0]?.price.units]);
    expect(shown, id).toStrictEqual(
      (tour.options ?? [{ id }]).map((option) => [option.id, (optionFares?.[option.id] ?? fares).lowest]),
    );
    const url = options[0]?.landing_page.url ?? "";
    const { offers } = tourData(tour, url, {
      fares,
      summary: { mean: null, count: 0, distribution: [] },
      reviews: [],
    });
    expect(
      z.object({ price: z.int().optional(), lowPrice: z.int().optional() }).parse(offers),
      id,
    ).toMatchObject(fares.lowest < fares.highest ? { lowPrice: shown[0]?.[1] } : { price: shown[0]?.[1] });
    expect(new URL(url).pathname).toBe(tour.path);
  }
});

test("a group's price is its total, and each option has its own", async () => {
  const plain = { text: "", priceRules: {}, seats: null };
  await setTour("ooty", {
    options: [
      { id: "shared", name: "Shared", pricePer: "person", priceInr: 1, ...plain },
      { id: "boat", name: "Own boat", pricePer: "booking", priceInr: 24_000, maxParty: 6, ...plain },
    ],
  });
  const { products } = await read(await get(await feedPath()), feedSchema);
  const { fares } = await services.getTourPage("ooty");
  const ooty = products.find(({ id }) => id === "ooty");
  expect(
    ooty?.options.map(({ id, price_options: [price] }) => [id, price?.id, price?.price.units]),
  ).toStrictEqual([
    ["shared", "adult", fares.lowest],
    ["boat", "group", 24_000],
  ]);
});

test("a wrong key, another purpose's name and a missing shard are not found", async () => {
  const path = await feedPath();
  for (const wrong of [
    path.replace(/[\w-]{22}\/0/, `${"A".repeat(22)}/0`),
    path.replace("/0.json", "/1.json"),
    path.replace("/0.json", "/0"),
    path.replace("/0.json", "/-1.json"),
  ])
    expect((await get(wrong)).status, wrong).toBe(404);
});
