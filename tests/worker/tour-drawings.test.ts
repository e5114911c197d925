import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { drawingMessages } from "~/domain/tour-pictures/drawings/messages";
import { proposalPath } from "~/domain/tour-pictures/tour-drawing";
import { drawings, type Drawing } from "~/domain/tours/drawings";
import { tourPictures, type tours } from "../../worker/platform/db/schema";
import { hasPicture } from "../../worker/tours/tour-conditions.repo";
import { as, book, get, read } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db, setBooking } from "../support/database";
import { setTour, tourRow } from "../support/rows";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { signedIn } from "../support/signed-in";
import { tourPageSchema, tourSchema } from "../support/tour-schemas";
import { outcomeOf } from "../support/refusal";
import { useCases } from "../../worker/services";

const { run: getTravelerBooking } = useCases.getTravelerBooking;
const { run: chooseTourDrawing } = useCases.chooseTourDrawing;
const { run: getTourPictures } = useCases.getTourPictures;
const { run: removeTourDrawing } = useCases.removeTourDrawing;
const { run: removeTourPicture } = useCases.removeTourPicture;
const { run: getDashboard } = useCases.getDashboard;

const reading = { db, clock: () => Date.now() };

let admin: Viewer;
beforeAll(async () => {
  admin = await createPerson("admin", "active");
});

/** A tour of the catalogue as if an operator had written it. */
async function operatorsTour(slug: string, fields: Partial<typeof tours.$inferInsert> = {}): Promise<string> {
  await setTour(slug, { createdAt: 1, ...fields });
  return slug;
}

/** Adds a picture row and returns its id. */
async function addPicture(slug: string): Promise<string> {
  const id = crypto.randomUUID().replaceAll("-", "");
  const { id: tourId } = await tourRow(slug);
  const picture = { alt: "The lake", width: 900, height: 600, widths: [480, 900], createdAt: 1 };
  await db.insert(tourPictures).values({ id, tourId, position: 0, ...picture });
  return id;
}

function choose(slug: string, drawing: string, who: Viewer | null = admin) {
  return chooseTourDrawing(audit, who, { slug, drawing });
}

const filesOf = (slug: string) => [`/illustrations/cards/${slug}.svg`, `/illustrations/heroes/${slug}.svg`];

async function statusesOf(paths: readonly string[], cookie?: string): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await get(path, cookie ? as(cookie) : {})).status));
}

test("an illustration is chosen, changed and removed; each step is logged and none makes the texts stale", async () => {
  const slug = await operatorsTour("kutch", { status: "draft" });
  const before = await tourRow(slug);
  expect(await hasPicture(db, slug)).toBe(false);
  await choose(slug, "camels");
  expect(await hasPicture(db, slug)).toBe(true);
  // Already chosen: nothing is done or logged.
  await choose(slug, "camels");
  await choose(slug, "tents");
  expect((await getTourPictures({ db }, admin, slug)).illustration?.chosen).toBe("tents");
  const after = await tourRow(slug);
  expect(after.editedAt).toBeGreaterThan(0);
  expect(after.version).toBe(before.version);
  await removeTourDrawing(audit, admin, slug);
  await removeTourDrawing(audit, admin, slug);
  expect(await hasPicture(db, slug)).toBe(false);
  expect(
    (await actionsOn(slug)).map(({ log, details }) => [log.action, details.before, details.after]),
  ).toStrictEqual([
    ["tour.choose-drawing", { drawing: null }, { drawing: "camels" }],
    ["tour.choose-drawing", { drawing: "camels" }, { drawing: "tents" }],
    ["tour.remove-drawing", { drawing: "tents" }, null],
  ]);
});

test("an unknown illustration is refused beside its field, and a tour of the catalogue keeps its own", async () => {
  const slug = await operatorsTour("matheran");
  for (const drawing of ["", "unicorn", "Fort", "fort ", "constructor", "__proto__"])
    await expect(choose(slug, drawing)).rejects.toMatchObject({
      code: "invalid",
      errors: { drawing: [expect.any(String)] },
    });
  expect((await tourRow(slug)).drawing).toBeNull();
  expect(await outcomeOf(choose("ooty", "fort"))).toBe("conflict");
  expect((await tourRow("ooty")).drawing).toBeNull();
  expect((await getTourPictures({ db }, admin, "ooty")).illustration).toBeNull();
  const deleted = await operatorsTour("auli", { deletedAt: 1, status: "draft" });
  expect(await outcomeOf(choose(deleted, "fort"))).toBe("not_found");
  expect([...(await actionsOn(slug)), ...(await actionsOn("ooty"))]).toStrictEqual([]);
});

test("of two concurrent choices the later one gets a conflict", async () => {
  const slug = await operatorsTour("mount-abu");
  const chosen: Drawing[] = ["fort", "lake-palace"];
  const codes = await Promise.all(chosen.map((drawing) => outcomeOf(choose(slug, drawing))));
  expect(codes.toSorted()).toStrictEqual(["conflict", "done"]);
  expect((await tourRow(slug)).drawing).toBe(chosen[codes.indexOf("done")]);
  expect(await actionsOn(slug)).toHaveLength(1);
});

/** Logs as usual, but its first `parties` batches wait for each other: all have read before any writes. */
function meeting(parties: number): typeof audit {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let arrived = 0;
  const waiting = new Proxy(db, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name);
      return async (...statements: Parameters<typeof db.batch>) => {
        arrived += 1;
        if (arrived >= parties) resolve(undefined);
        await promise;
        return target.batch(...statements);
      };
    },
  });
  return { ...audit, db: waiting };
}

test("a published tour keeps its last image, even if picture and illustration are removed concurrently", async () => {
  const slug = await operatorsTour("jodhpur", { drawing: "fort" });
  expect(await outcomeOf(removeTourDrawing(audit, admin, slug))).toBe("conflict");
  for (let round = 0; round < 3; round += 1) {
    await setTour(slug, { drawing: "fort" });
    const id = (await getTourPictures({ db }, admin, slug)).pictures[0]?.id ?? (await addPicture(slug));
    // Each has read that the other still exists.
    const together = meeting(2);
    const codes = await Promise.all([
      outcomeOf(removeTourPicture(together, admin, { slug, id })),
      outcomeOf(removeTourDrawing(together, admin, slug)),
    ]);
    expect(codes.toSorted()).toStrictEqual(["conflict", "done"]);
    expect(await hasPicture(db, slug)).toBe(true);
  }
  // One of the two is enough.
  await setTour(slug, { drawing: "fort" });
  const id = (await getTourPictures({ db }, admin, slug)).pictures[0]?.id ?? (await addPicture(slug));
  expect(await outcomeOf(removeTourPicture(audit, admin, { slug, id }))).toBe("done");
  // Both can be removed from an unpublished tour.
  await setTour(slug, { status: "draft", drawing: "fort" });
  await removeTourDrawing(audit, admin, slug);
  for (const { id } of (await getTourPictures({ db }, admin, slug)).pictures)
    await removeTourPicture(audit, admin, { slug, id });
  expect(await hasPicture(db, slug)).toBe(false);
});

test("the illustration of a published tour is rendered in each shape, safely, and revalidated", async () => {
  const slug = await operatorsTour("diu");
  expect(await statusesOf(filesOf(slug))).toStrictEqual([404, 404]);
  await choose(slug, "palm-beach");
  const etags = new Set<string | null>();
  for (const path of filesOf(slug)) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=60",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(await answer.text()).toMatch(/^<svg xmlns[\s\S]*<\/svg>\n$/);
    const etag = answer.headers.get("ETag");
    etags.add(etag);
    const again = await get(path, { "If-None-Match": `"other", W/${etag}` });
    expect([again.status, await again.text()]).toStrictEqual([304, ""]);
  }
  expect(etags.size).toBe(2);
  // Another illustration gets another ETag.
  const [card = ""] = filesOf(slug);
  const known = (await get(card)).headers.get("ETag") ?? "";
  await choose(slug, "lighthouse");
  expect((await get(card, { "If-None-Match": known })).status).toBe(200);
});

test.for([
  "/illustrations/cards/no-such-tour.svg",
  // Rendered by the build: a file, if there are files.
  "/illustrations/cards/ooty.svg",
  "/illustrations/cards/diu.png",
  "/illustrations/social/diu.png",
  "/illustrations/views/diu-near.svg",
  "/illustrations/days/diu/unicorn.svg",
  "/illustrations/days/diu/fort.png",
  "/illustrations/cards/..%2fdiu.svg",
  "/illustrations/heroes/diu-near.svg",
  "/illustrations/proposals/diu/unicorn.svg",
  "/illustrations/proposals/diu/fort",
])("%s is not found", async (path) => {
  const { cookie } = await signedIn("admin");
  expect(await statusesOf([path])).toStrictEqual([404]);
  expect(await statusesOf([path], cookie)).toStrictEqual([404]);
});

test("only editors see the illustration of a tour never on sale; once booked, its bookings show it", async () => {
  const slug = await operatorsTour("gulmarg", { drawing: "ski-slope" });
  const owner = await signedIn("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  await giveTourTo(slug, operator);
  const stranger = await signedIn("tour_operator", "verified");
  const traveler = await signedIn("user");
  const nobody = filesOf(slug).map(() => 404);
  const everything = filesOf(slug).map(() => 200);

  for (const status of ["draft", "pending"] as const) {
    await setTour(slug, { status });
    for (const cookie of [undefined, stranger.cookie, traveler.cookie])
      expect(await statusesOf(filesOf(slug), cookie)).toStrictEqual(nobody);
    expect(await statusesOf(filesOf(slug), owner.cookie)).toStrictEqual(everything);
    expect(await statusesOf(filesOf(slug), (await signedIn("admin")).cookie)).toStrictEqual(everything);
  }
  const [card = ""] = filesOf(slug);
  expect((await get(card, as(owner.cookie))).headers.get("Cache-Control")).toBe("private, no-cache");

  // Only editors see a proposed illustration, even while the tour is on sale.
  await setTour(slug, { status: "active" });
  expect(await statusesOf(filesOf(slug))).toStrictEqual(everything);
  const proposed = proposalPath(slug, "prayer-flags");
  for (const cookie of [undefined, stranger.cookie, traveler.cookie])
    expect(await statusesOf([proposed], cookie)).toStrictEqual([404]);
  const proposal = await get(proposed, as(owner.cookie));
  expect(proposal.headers.get("Cache-Control")).toBe("private, no-cache");

  const { bookingId } = await book({ tour: slug });
  await setTour(slug, { status: "draft" });
  expect(bookingId).toMatch(/^TB/);
  expect(await statusesOf(filesOf(slug))).toStrictEqual(everything);
  // Once chosen, it variants like the proposal.
  const looked = await proposal.text();
  await choose(slug, "prayer-flags", owner.viewer);
  expect(await (await get(card)).text()).toBe(looked);
});

test("every available illustration can be previewed, matching ones first", async () => {
  const slug = await operatorsTour("alibaug", { status: "draft", type: "beach", scene: "beach" });
  const { cookie } = await signedIn("admin");
  const { illustration } = await getTourPictures({ db }, admin, slug);
  expect(illustration?.chosen).toBeNull();
  expect(illustration?.offered).toHaveLength(drawings.length);
  expect(["palm-beach", "lighthouse"]).toContain(illustration?.offered[0]);
  const statuses = await statusesOf(
    drawings.map((drawing) => proposalPath(slug, drawing)),
    cookie,
  );
  expect(new Set(statuses)).toStrictEqual(new Set([200]));
});

test("lists, the tour and its bookings use the illustration with alt text; a picture comes first", async () => {
  const slug = await operatorsTour("saputara", { drawing: "sailing-boat", motif: "Saputara" });
  const cover = { slug, region: "west", picture: null, isDrawn: true, drawing: "sailing-boat" };
  const motif = drawingMessages()["sailing-boat"];
  const { tour } = await read(await get(`/api/tours/${slug}`), tourSchema);
  expect(tour).toMatchObject({ ...cover, motif });
  const page = await read(await get("/api/tours?region=west&limit=100"), tourPageSchema);
  expect(page.tours.find((each) => each.slug === slug)).toMatchObject({ ...cover, motif });
  expect(page.tours.find((each) => each.slug === "udaipur")).toMatchObject({ isDrawn: true, drawing: null });

  const person = await createPerson("user", "active");
  const { bookingId } = await book({ tour: slug });
  await setBooking(bookingId, { userId: person.id });
  const { tour: booked } = await getTravelerBooking(reading, person, bookingId);
  expect(booked).toMatchObject({ cover, motif });
  expect((await getDashboard(reading, person)).next).toMatchObject({ cover, motif });

  await addPicture(slug);
  expect((await read(await get(`/api/tours/${slug}`), tourSchema)).tour.picture).toMatchObject({
    alt: "The lake",
  });
});

test("a scene that the build did not draw for a tour is answered with the common drawing", async () => {
  const answer = await get("/illustrations/days/diu/market.svg", { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toStrictEqual([
    302,
    "/illustrations/days/market.svg",
  ]);
});
