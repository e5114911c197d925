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

test("a picture swaps places with its neighbor, and stays in place at the ends", () => {
  expect(movePicture(["a", "b", "c"], 1, -1)).toStrictEqual(["b", "a", "c"]);
  expect(movePicture(["a", "b", "c"], 1, 1)).toStrictEqual(["a", "c", "b"]);
  expect(movePicture(["a", "b", "c"], 0, -1)).toStrictEqual(["a", "b", "c"]);
  expect(movePicture(["a", "b", "c"], 2, 1)).toStrictEqual(["a", "b", "c"]);
});

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
  const picture = {
    kind: "place" as const,
    alt: "The viaduct",
    width: 1600,
    height: 900,
    sources: [
      { width: 480, path: "/media/tours/a-480.webp" },
      { width: 1600, path: "/media/tours/a-1600.webp" },
    ],
  };
  const site = "https://tourbharat.example/tours/ooty";
  expect(socialPicture({ ...tour, picture, isDrawn: true, drawing: null }, site)).toStrictEqual({
    url: "https://tourbharat.example/media/tours/a-1600.webp",
    width: 1600,
    height: 900,
    alt: "The viaduct",
  });
  const plain = { ...tour, picture: null, isDrawn: true, drawing: null };
  expect(socialPicture(plain, site)?.url).toContain("/social/ooty.png");
  // Only the build makes raster versions.
  expect(socialPicture({ ...plain, drawing: "hill-train" }, site)).toStrictEqual({
    url: "https://tourbharat.example/illustrations/regions/south.png",
    width: 1200,
    height: 630,
    alt: "South India",
  });
  expect(socialPicture({ ...plain, isDrawn: false }, site)).toBeNull();
});
