import { expect, test } from "vitest";
import {
  movePicture,
  pictureAltSchema,
  tourPictureChangeSchema,
  widthsOf,
} from "~/domain/tour-pictures/tour-picture";
import { socialPicture } from "~/platform/pages/page-meta";

test.for([
  [1600, [480, 960, 1600]],
  [1200, [480, 960, 1200]],
  [960, [480, 960]],
  [800, [480, 800]],
] as const)("a picture %i wide is stored in no width above its own", ([width, widths]) => {
  expect(widthsOf(width)).toStrictEqual(widths);
});

test.for([
  ["abc", 1, -1, "bac"],
  ["abc", 1, 1, "acb"],
  ["abc", 0, -1, "abc"],
  ["abc", 2, 1, "abc"],
] as const)(
  "of %s the picture at %i moved by %i makes %s: ends stay in place",
  ([order, index, step, moved]) => {
    expect(movePicture(Array.from(order), index, step).join("")).toBe(moved);
  },
);

test("an alt text has 3 to 200 characters, on one line", () => {
  expect(pictureAltSchema.parse("  The toy\n train ")).toBe("The toy train");
  expect(pictureAltSchema.safeParse("   a  ").success).toBe(false);
  expect(pictureAltSchema.safeParse("x".repeat(201)).success).toBe(false);
});

test("an order contains only pictures", () => {
  const id = "0".repeat(32);
  expect(tourPictureChangeSchema.parse({ intent: "reorder", ids: `${id},${id}` })).toMatchObject({
    ids: [id, id],
  });
  for (const ids of ["", "../x", `${id},`, `${id},`.repeat(13)])
    expect(tourPictureChangeSchema.safeParse({ intent: "reorder", ids }).success).toBe(false);
});

test("a preview shows the first uploaded picture, else the illustration, else nothing", () => {
  const tour = { slug: "ooty", region: "south", place: "Ooty", motif: "toy train" } as const;
  const sources = [480, 1600].map((width) => ({ width, path: `/media/tours/a-${width}.webp` }));
  const size = { width: 1600, height: 900, alt: "The viaduct" };
  const picture = { kind: "place" as const, ...size, sources };
  const site = "https://tourbharat.example/tours/ooty";
  const url = "https://tourbharat.example/media/tours/a-1600.webp";
  const uploaded = socialPicture({ ...tour, picture, isDrawn: true, drawing: null }, site);
  expect(uploaded).toStrictEqual({ url, ...size });
  const plain = { ...tour, picture: null, isDrawn: true, drawing: null };
  expect(socialPicture(plain, site)?.url).toContain("/social/ooty.png");
  // Only the build makes raster versions.
  const region = socialPicture({ ...plain, drawing: "hill-train" }, site);
  expect(region).toMatchObject({ alt: "South India", width: 1200, height: 630 });
  expect(region?.url).toContain("/illustrations/regions/south.png");
  expect(socialPicture({ ...plain, isDrawn: false }, site)).toBeNull();
});
