import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { maxTourPictures, type EditedPicture } from "~/domain/tour-pictures/tour-picture";
import { operatorMembers, tourPictures } from "../../worker/platform/db/schema";
import { createDatabase } from "../../worker/platform/db/client";
import { createImageResizer } from "../../worker/media/image-resizer";
import { randomHex } from "../../worker/media/picture-store";
import { createSizedPictureStore } from "../../worker/media/sized-picture-store";
import { sweepFiles } from "../../worker/media/sweep-files";
import { deleteRemovedPictures } from "../../worker/tour-pictures/delete-removed-pictures";
import { hasPicture } from "../../worker/tours/tour-conditions.repo";
import { book, get, read } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db, setBooking } from "../support/database";
import { setTour, setUser, tourRow } from "../support/rows";
import { faultyDatabase } from "../support/faults";
import { interrupted } from "../support/interrupted";
import { createOperator, createMember, createPerson, giveTourTo } from "../support/people";
import { sample, stripes } from "../support/pictures";
import { tourPageSchema, tourSchema } from "../support/tour-schemas";
import { silenced } from "../support/silenced";
import { outcomeOf } from "../support/refusal";
import { useCases } from "../../worker/services";

const { run: getTravelerBooking } = useCases.getTravelerBooking;
const { run: listTravelerBookings } = useCases.listTravelerBookings;
const { run: getTravelerReview } = useCases.getTravelerReview;
const { run: addTourPicture } = useCases.addTourPicture;
const { run: describeTourPicture } = useCases.describeTourPicture;
const { run: listAttributedPictures } = useCases.listAttributedPictures;
const { run: getTourPictures } = useCases.getTourPictures;
const { run: removeTourPicture } = useCases.removeTourPicture;
const { run: reorderTourPictures } = useCases.reorderTourPictures;
const { run: getDashboard } = useCases.getDashboard;

const store = createSizedPictureStore(env.MEDIA, "tours");
const resizer = createImageResizer(env.IMAGES);
const services = { db, audit, tourPictureStore: store, resizer, limiters: { form: env.FORM_RATE_LIMIT } };
const reading = { db, clock: () => Date.now() };
const headers = new Headers({ "CF-Connecting-IP": "203.0.113.40" });
const alt = "The toy train on its viaduct";
const kind = "place" as const;

/** 1700 x 1100: wider than the largest width offered. */
const large = stripes(1700, 1100);

let admin: Viewer;
beforeAll(async () => {
  admin = await createPerson("admin", "active");
});

function file(bytes: Uint8Array<ArrayBuffer>, name = "picture.png", type = "image/png") {
  return new File([bytes], name, { type });
}

function add(slug: string, bytes = large, who: Viewer | null = admin) {
  return addTourPicture(services, who, { slug, files: [file(bytes)], alt, kind, headers });
}

async function picturesOf(slug: string): Promise<EditedPicture[]> {
  return (await getTourPictures({ db }, admin, slug)).pictures;
}

/** A picture as the site shows it. */
function asShown({ kind: shown, alt: words, width, height, sources, attribution }: EditedPicture) {
  return { kind: shown, alt: words, width, height, sources, attribution };
}

/** Dependencies of the job that deletes removed pictures, this many minutes from now. */
function later(minutes: number) {
  return { db, clock: () => Date.now() + minutes * 60_000, tourPictureStore: store };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function storedNames(): Promise<string[]> {
  const { objects } = await env.MEDIA.list({ prefix: "tours/" });
  return objects.map(({ key }) => key).toSorted();
}

test("an uploaded picture is stored as WebP in three widths, counts as an edit of the tour and is logged", async () => {
  const before = await tourRow("chittorgarh");
  const id = await add("chittorgarh");
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const [picture, ...more] = await picturesOf("chittorgarh");
  expect(more).toStrictEqual([]);
  expect(picture).toStrictEqual({
    id,
    kind,
    alt,
    width: 1600,
    height: 1035,
    sources: [480, 960, 1600].map((width) => ({ width, path: `/media/tours/${id}-${width}.webp` })),
    attribution: null,
  });
  for (const { width, path } of picture?.sources ?? []) {
    const answer = await get(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "same-origin",
    });
    const body = await answer.arrayBuffer();
    expect(answer.headers.get("Content-Length")).toBe(String(body.byteLength));
    expect(await env.IMAGES.info(new Blob([body]).stream())).toMatchObject({ format: "image/webp", width });
    const etag = answer.headers.get("ETag") ?? "";
    expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
  }
  const after = await tourRow("chittorgarh");
  expect(before.editedAt).toBeNull();
  expect(after.editedAt).toBeGreaterThan(0);
  // The version belongs to the text form, which a picture must not make stale.
  expect(after.version).toBe(before.version);
  expect(await actionsOn("chittorgarh")).toMatchObject([
    { log: { action: "tour.add-picture", actorId: admin.id }, details: { after: { id, alt, width: 1600 } } },
  ]);
});

test("a picture narrower than the largest width keeps its width", async () => {
  await add("diu", stripes(900, 600));
  expect(await picturesOf("diu")).toMatchObject([
    { width: 900, height: 600, sources: [{ width: 480 }, { width: 900 }] },
  ]);
});

test("an invalid, too large or too small picture is refused beside its field and leaves nothing behind", async () => {
  silenced();
  const [before, objects] = [await picturesOf("kutch"), await storedNames()];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [bytes, code, message] of [
    [bytesOf("<!doctype html><script>alert(1)</script>"), "invalid", /JPEG, PNG, WebP or AVIF/],
    [bytesOf(svg), "invalid", /JPEG, PNG, WebP or AVIF/],
    [sample("gif"), "invalid", /JPEG, PNG, WebP or AVIF/],
    [large.slice(0, -40), "invalid", /couldn't read/],
    [stripes(799, 600), "invalid", /at least 800 by 500/],
    [stripes(900, 499), "invalid", /at least 800 by 500/],
    [stripes(12_001, 500), "invalid", /12000 pixels a side/],
    [new Uint8Array(12 * 1024 * 1024 + 1), "too_large", /at most 12 MB/],
    [new Uint8Array(), "invalid", /choose a picture/],
  ] as const)
    await expect(add("kutch", new Uint8Array(bytes))).rejects.toMatchObject({
      code,
      errors: { picture: [expect.stringMatching(message)] },
    });
  for (const files of [[], ["text"], [file(large), file(large)]])
    expect(
      await outcomeOf(addTourPicture(services, admin, { slug: "kutch", files, alt, kind, headers })),
    ).toBe("invalid");
  expect(await picturesOf("kutch")).toStrictEqual(before);
  await vi.waitFor(async () => expect(await storedNames()).toStrictEqual(objects));
  expect(await actionsOn("kutch")).toStrictEqual([]);
});

test("a description is required, trimmed and at most 200 characters long", async () => {
  for (const words of ["", "  a ", "x".repeat(201)])
    await expect(
      addTourPicture(services, admin, { slug: "kutch", files: [file(large)], alt: words, kind, headers }),
    ).rejects.toMatchObject({ code: "invalid", errors: { alt: [expect.any(String)] } });
  // Both errors are reported at once.
  await expect(
    addTourPicture(services, admin, { slug: "kutch", files: [], alt: "", kind, headers }),
  ).rejects.toMatchObject({ errors: { alt: [expect.any(String)], picture: [expect.any(String)] } });
  expect(await picturesOf("kutch")).toStrictEqual([]);
});

const hour = 3_600_000;
/** A whole hour at which all files of this run are more than a day old. */
const nextDay = Math.ceil(Date.now() / hour) * hour + 26 * hour;

function sweep(at: number): Promise<void> {
  return sweepFiles({ db, media: env.MEDIA, clock: () => at });
}

/** Returns those of the files that are stored. */
async function storedOf(keys: string[]): Promise<string[]> {
  const found = await Promise.all(keys.map(async (key) => ((await env.MEDIA.head(key)) ? [key] : [])));
  return found.flat();
}

test("a failed conversion or file write leaves nothing behind, a failed database write files that are swept", async () => {
  const objects = await storedNames();
  silenced();
  const upload = { slug: "kutch", files: [file(large)], alt, kind, headers };
  const broken = { ...resizer, resize: () => Promise.reject(new Error("cannot be drawn")) };
  expect(await outcomeOf(addTourPicture({ ...services, resizer: broken }, admin, upload))).toBe("invalid");

  const failing = new Proxy(db, {
    get: (target, name) =>
      name === "batch" ? () => Promise.reject(new Error("out of reach")) : Reflect.get(target, name),
  });
  await expect(
    addTourPicture({ ...services, audit: { ...audit, db: failing } }, admin, upload),
  ).rejects.toThrow("out of reach");

  let puts = 0;
  const bucket = new Proxy(env.MEDIA, {
    get(target, name) {
      if (name !== "put") return Reflect.get(target, name).bind(target);
      puts += 1;
      return puts === 2 ? () => Promise.reject(new Error("full")) : target.put.bind(target);
    },
  });
  await expect(
    addTourPicture(
      { ...services, tourPictureStore: createSizedPictureStore(bucket, "tours") },
      admin,
      upload,
    ),
  ).rejects.toThrow("full");
  expect(puts).toBe(3);
  await sweep(nextDay);
  await vi.waitFor(async () => expect(await storedNames()).toStrictEqual(objects));
  expect(await picturesOf("kutch")).toStrictEqual([]);
});

test("concurrent uploads do not exceed a tour's limit", async () => {
  const { id: tourId } = await tourRow("matheran");
  const objects = await storedNames();
  const rows = Array.from({ length: maxTourPictures - 2 }, (_, position) => ({
    id: `${position}`.padStart(32, "0"),
    tourId,
    position,
    alt,
    width: 900,
    height: 600,
    widths: [480, 900],
    createdAt: 0,
  }));
  await db.insert(tourPictures).values(rows);
  const small = stripes(800, 500);
  const codes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(add("matheran", small))));
  expect(codes.toSorted()).toStrictEqual(["conflict", "conflict", "conflict", "done", "done"]);
  const pictures = await picturesOf("matheran");
  expect(pictures).toHaveLength(maxTourPictures);
  expect(await actionsOn("matheran")).toHaveLength(2);
  expect(await outcomeOf(add("matheran", small))).toBe("conflict");
  const stored = pictures
    .slice(-2)
    .flatMap(({ id }) => [480, 800].map((width) => `tours/${id}-${width}.webp`));
  await vi.waitFor(async () =>
    expect((await storedNames()).filter((name) => !objects.includes(name))).toStrictEqual(stored.toSorted()),
  );
});

test("a picture by others is shown with photographer, license and source, and listed under the licenses", async () => {
  const attribution = {
    credit: "Meera Iyer",
    licence: "CC BY 4.0" as const,
    source: "https://photos.example/7",
  };
  const slug = "hampi";
  const upload = { slug, files: [file(large)], alt, kind, headers };
  const half = addTourPicture(services, admin, { ...upload, credit: "Meera Iyer" });
  await expect(half).rejects.toMatchObject({
    errors: { licence: [expect.any(String)], source: [expect.any(String)] },
  });
  const id = await addTourPicture(services, admin, { ...upload, ...attribution });
  expect(await picturesOf(slug)).toMatchObject([{ id, attribution }]);
  const { tour } = await read(await get(`/api/tours/${slug}`), tourSchema);
  expect(tour).toMatchObject({ picture: { attribution }, pictures: [{ attribution }] });
  const path = "/destinations/from-bangalore/hampi";
  expect(await listAttributedPictures({ db, reader: db })).toMatchObject([
    { id, alt, ...attribution, tour: { path } },
  ]);
  await describeTourPicture(audit, admin, { slug, id, alt, kind });
  expect(await picturesOf(slug)).toMatchObject([{ attribution: null }]);
  // Half of it cannot be stored.
  const written = db.update(tourPictures).set({ credit: "Meera Iyer" }).where(eq(tourPictures.id, id));
  await expect(written.run()).rejects.toThrow();
});

test("pictures are reordered, described and removed; each step is logged, and removed files are deleted", async () => {
  const slug = "jodhpur";
  const [a, b, c] = [await add(slug), await add(slug, stripes(900, 600)), await add(slug, stripes(950, 600))];
  await reorderTourPictures(audit, admin, { slug, ids: [c, a, b] });
  expect((await picturesOf(slug)).map(({ id }) => id)).toStrictEqual([c, a, b]);
  // Already in this order: nothing is done or logged.
  await reorderTourPictures(audit, admin, { slug, ids: [c, a, b] });
  for (const ids of [[], [a, b], [a, b, b], [a, a, b, c], [a, b, "0".repeat(32)], [a, b, c, "0".repeat(32)]])
    expect(await outcomeOf(reorderTourPictures(audit, admin, { slug, ids }))).toBe("conflict");

  await describeTourPicture(audit, admin, { slug, id: a, alt: "  The blue   houses ", kind: "room" });
  expect((await picturesOf(slug))[1]).toMatchObject({ alt: "The blue houses", kind: "room" });
  expect(await outcomeOf(describeTourPicture(audit, admin, { slug, id: a, alt: "", kind }))).toBe("invalid");
  expect(await outcomeOf(describeTourPicture(audit, admin, { slug, id: "x", alt, kind }))).toBe("not_found");
  // Another tour's picture is not accepted.
  expect(await outcomeOf(describeTourPicture(audit, admin, { slug: "kutch", id: a, alt, kind }))).toBe(
    "not_found",
  );
  expect(await outcomeOf(removeTourPicture(audit, admin, { slug: "kutch", id: a }))).toBe("not_found");

  const together = [1, 2, 3].map(() => outcomeOf(removeTourPicture(audit, admin, { slug, id: c })));
  expect((await Promise.all(together)).toSorted()).toStrictEqual(["done", "not_found", "not_found"]);
  expect((await picturesOf(slug)).map(({ id }) => id)).toStrictEqual([a, b]);
  // Cached pages still reference it for a while; then it is deleted.
  await deleteRemovedPictures(later(5));
  expect((await get(`/media/tours/${c}-950.webp`)).status).toBe(200);
  await deleteRemovedPictures(later(11));
  expect((await get(`/media/tours/${c}-950.webp`)).status).toBe(404);
  expect((await storedNames()).filter((name) => name.includes(c))).toStrictEqual([]);
  expect(await db.select().from(tourPictures).where(eq(tourPictures.id, c))).toStrictEqual([]);
  expect((await get(`/media/tours/${a}-960.webp`)).status).toBe(200);
  // A new one comes last, wherever one was removed.
  const d = await add(slug, stripes(900, 600));
  expect((await picturesOf(slug)).map(({ id }) => id)).toStrictEqual([a, b, d]);

  expect((await actionsOn(slug)).map(({ log }) => log.action)).toStrictEqual([
    ...Array.from({ length: 3 }, () => "tour.add-picture"),
    "tour.reorder-pictures",
    "tour.describe-picture",
    "tour.remove-picture",
    "tour.add-picture",
  ]);
});

test("a published new tour keeps its last picture, and cannot be published without one", async () => {
  const slug = "chilika-lake";
  const isNew = { createdAt: 1 };
  await setTour(slug, isNew);
  expect(await hasPicture(db, slug)).toBe(false);
  const [a, b] = [await add(slug), await add(slug)];
  expect(await hasPicture(db, slug)).toBe(true);
  // Both at once: one of them has to stay.
  const both = [a, b].map((id) => outcomeOf(removeTourPicture(audit, admin, { slug, id })));
  expect((await Promise.all(both)).toSorted()).toStrictEqual(["conflict", "done"]);
  const [last] = await picturesOf(slug);
  await setTour(slug, { status: "draft" });
  await removeTourPicture(audit, admin, { slug, id: last?.id ?? "" });
  // Its files still exist for cached pages; it does not count as a picture.
  expect(await hasPicture(db, slug)).toBe(false);
  await setTour(slug, { status: "active", createdAt: null });
});

test("a picture whose row was written although the answer was lost keeps its files", async () => {
  const { database } = faultyDatabase(env.DB, (query) =>
    /insert into "tour_pictures"/i.test(query)
      ? { when: "after", message: "Network connection lost." }
      : null,
  );
  const lost = createDatabase(database);
  const adding = addTourPicture({ ...services, db: lost, audit: { ...audit, db: lost } }, admin, {
    slug: "kovalam",
    files: [file(large)],
    alt,
    kind,
    headers,
  });
  await expect(adding).rejects.toThrow();
  const [picture] = await picturesOf("kovalam");
  for (const { path } of picture?.sources ?? []) expect((await get(path)).status).toBe(200);
  expect(picture?.sources).toHaveLength(3);
});

test("files that no row names are deleted after a day, all others stay", async () => {
  const id = await add("kovalam");
  const avatar = `avatars/${randomHex(16)}.webp`;
  await setUser(admin.id, { image: `/media/${avatar}` });
  const unnamed = [
    `tours/${randomHex(16)}-480.webp`,
    `reviews/${randomHex(16)}-480.webp`,
    `avatars/${randomHex(16)}.webp`,
    `logos/${randomHex(16)}.webp`,
    `documents/${crypto.randomUUID()}`,
  ];
  for (const key of [...unnamed, avatar]) await env.MEDIA.put(key, "x");
  // Too young, and not at a whole hour.
  await sweep(nextDay - 26 * hour);
  await sweep(nextDay + 60_000);
  expect(await storedOf(unnamed)).toStrictEqual(unnamed);
  await sweep(nextDay);
  expect(await storedOf(unnamed)).toStrictEqual([]);
  expect(await storedOf([avatar, `tours/${id}-480.webp`])).toHaveLength(2);
});

test("of two concurrent orders one applies in full", async () => {
  const slug = "mount-abu";
  const small = stripes(800, 500);
  const ids = [await add(slug, small), await add(slug, small), await add(slug, small)];
  const orders = [ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]];
  await Promise.all(orders.map((order) => reorderTourPictures(audit, admin, { slug, ids: order })));
  expect(orders).toContainEqual((await picturesOf(slug)).map(({ id }) => id));
});

test("a tour's URL does not reach another tour's picture, nor that of a suspended company's tour", async () => {
  const slug = "amritsar";
  const owner = await createPerson("tour_operator", "verified");
  await giveTourTo(slug, await createOperator(owner.id));
  const suspended = await createPerson("tour_operator", "verified");
  await giveTourTo("gulmarg", await createOperator(suspended.id, { status: "suspended" }));
  const foreign = await add("gulmarg", stripes(800, 500));
  for (const [who, tour] of [
    [owner, slug],
    [suspended, "gulmarg"],
  ] as const) {
    expect(await outcomeOf(removeTourPicture(audit, who, { slug: tour, id: foreign }))).toBe("not_found");
    const words = { slug: tour, id: foreign, alt: "Not theirs", kind };
    expect(await outcomeOf(describeTourPicture(audit, who, words))).toBe("not_found");
  }
  expect(await outcomeOf(reorderTourPictures(audit, owner, { slug, ids: [foreign] }))).toBe("conflict");
  expect(await picturesOf("gulmarg")).toHaveLength(1);
});

test("losing the right to tours during a picture change stops its write", async () => {
  const slug = "jaisalmer";
  const operator = await createOperator((await createPerson("tour_operator", "verified")).id);
  await giveTourTo(slug, operator);
  const ids = [await add(slug, stripes(800, 500)), await add(slug, stripes(800, 500))];
  const before = { pictures: await picturesOf(slug), stored: await storedNames() };
  const [id = ""] = ids;
  for (const change of [
    (who: Viewer, on: typeof audit) => removeTourPicture(on, who, { slug, id }),
    (who: Viewer, on: typeof audit) => describeTourPicture(on, who, { slug, id, alt: "Not theirs", kind }),
    (who: Viewer, on: typeof audit) => reorderTourPictures(on, who, { slug, ids: ids.toReversed() }),
    (who: Viewer, on: typeof audit) =>
      addTourPicture({ ...services, audit: on }, who, {
        slug,
        files: [file(stripes(800, 500))],
        alt,
        kind,
        headers,
      }),
  ]) {
    const staff = await createMember(operator, ["tours"]);
    const taken = () => db.delete(operatorMembers).where(eq(operatorMembers.userId, staff.id));
    expect(await outcomeOf(change(staff, { ...audit, db: interrupted(taken) }))).toBe("not_found");
  }
  expect(await picturesOf(slug)).toStrictEqual(before.pictures);
  await vi.waitUntil(async () => (await storedNames()).join() === before.stored.join());
});

test("a deleted tour's pictures cannot be edited", async () => {
  await setTour("auli", { deletedAt: 1, status: "draft" });
  expect(await outcomeOf(add("auli", stripes(800, 500)))).toBe("not_found");
});

test("lists, the tour and its bookings show the pictures; a new tour without any has no illustration", async () => {
  const slug = "saputara";
  const plain = await read(await get(`/api/tours/${slug}`), tourSchema);
  expect(plain.tour).toMatchObject({ picture: null, pictures: [], isDrawn: true });
  await add(slug, stripes(900, 600));
  await add(slug, stripes(1000, 600));
  const [first, second] = await picturesOf(slug);
  const { tour } = await read(await get(`/api/tours/${slug}`), tourSchema);
  const shown = [first, second].map((picture) => picture && asShown(picture));
  expect(tour).toMatchObject({ picture: shown[0], pictures: shown });
  const page = await read(await get("/api/tours?region=west&limit=100"), tourPageSchema);
  expect(page.tours.find((each) => each.slug === slug)?.picture).toStrictEqual(shown[0]);
  expect(page.tours.find((each) => each.slug === "kutch")?.picture).toBeNull();

  const person = await createPerson("user", "active");
  const { bookingId } = await book({ tour: slug });
  await setBooking(bookingId, { userId: person.id });
  const query = { filter: "all", limit: 10 } as const;
  const cover = { slug, region: "west", picture: shown[0], isDrawn: true, drawing: null };
  expect((await listTravelerBookings(reading, person, query)).bookings).toMatchObject([{ bookingId, cover }]);
  expect((await getTravelerBooking(reading, person, bookingId)).tour.cover).toStrictEqual(cover);
  expect((await getTravelerReview(reading, person, bookingId)).trip.cover).toStrictEqual(cover);
  expect((await getDashboard(reading, person)).next?.cover).toStrictEqual(cover);
  await setTour("kutch", { createdAt: 1 });
  expect((await read(await get("/api/tours/kutch"), tourSchema)).tour.isDrawn).toBe(false);
});

test.for([
  `/media/tours/${"0".repeat(32)}-480.webp`,
  "/media/tours/secret.webp",
  `/media/tours/..%2favatars%2f${"0".repeat(32)}.png`,
  `/media/tours/${"0".repeat(32)}-480.html`,
  `/media/tours/${"0".repeat(32)}-480.webp%00.html`,
  `/media/tours/${"0".repeat(32)}.webp`,
])("%s is not found", async (path) => {
  await env.MEDIA.put("tours/secret.webp", "secret");
  onTestFinished(() => env.MEDIA.delete("tours/secret.webp"));
  expect((await get(path)).status).toBe(404);
});
