import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { tourFormSchema, tourFormValues } from "~/domain/tour-drafts/tour-form";
import { tourDrafts, tourPictures, tours } from "../../worker/platform/db/schema";
import { book, get, post } from "../support/api";
import { actionsOn } from "../support/audit";
import { bookingRequest } from "../support/booking-request";
import { db } from "../support/database";
import { addCompleteTour, editTour } from "../support/edit-tour";
import { setTour, tourRow } from "../support/rows";
import { createOperator, createPerson } from "../support/people";
import { problemOf } from "../support/problem";
import { mailsTo, services } from "../support/services";
import { tourFields } from "../support/tour-fields";

let admin: Viewer;
let owner: Viewer;
let operator: string;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
  owner = await createPerson("tour_operator", "verified", { name: "Sunita Sawant" });
  operator = await createOperator(owner.id, { companyName: "Konkan Trails" });
}, 60_000);

let made = 0;

/** A tour of the operator, with a picture unless specified otherwise; published if it is to be active. */
async function createTour(
  overrides: Record<string, unknown> = {},
  { hasImage = true } = {},
): Promise<string> {
  made += 1;
  const isActive = overrides["status"] === "active";
  const { slug } = await addCompleteTour(admin, {
    operator,
    title: `Malvan, tour number ${made}`,
    ...overrides,
    ...(isActive && { status: "draft" }),
  });
  if (hasImage) await addPicture(slug);
  if (isActive) await services.changeTour(admin, { slug, action: "publish" });
  return slug;
}

async function addPicture(slug: string): Promise<void> {
  const { id: tourId } = await tourRow(slug);
  const picture = { alt: "The fort", width: 1600, height: 900, widths: [400, 800, 1600], createdAt: 1 };
  await db.insert(tourPictures).values({ id: crypto.randomUUID(), tourId, position: 1, ...picture });
}

async function find(q: string) {
  return (await services.listTours({ q })).tours.map(({ slug }) => slug);
}

async function actionNames(slug: string) {
  return (await actionsOn(slug)).map(({ log }) => log.action);
}

const act = (
  slug: string,
  action: "publish" | "unpublish" | "feature" | "unfeature" | "approve" | "delete" | "restore",
) => services.changeTour(admin, { slug, action });

const added = {
  title: "Malvan, where Zanzibari dhows anchored",
  location: "Malvan, Maharashtra",
  priceInr: "8,999",
  days: "2",
  capacity: "10",
  status: "active",
  description: "Dhows from Zanzibar anchored below the fort of Sindhudurg until the age of steam.",
};

test("a tour is added by nine fields, completed in the wizard, and listed once published", async () => {
  const { slug } = await services.createTour(admin, { ...added, operator });
  expect(slug).toBe("malvan-where-zanzibari-dhows-anchored");
  expect(await tourRow(slug)).toMatchObject({
    kind: "package",
    status: "draft",
    place: "Malvan",
    state: "Maharashtra",
    region: "west",
    operatorSlug: operator,
    priceInr: 8999,
    capacity: 10,
  });
  const { values, steps } = await services.getTourWizard(admin, slug);
  expect(values).toMatchObject({ description: added.description, type: "", departureCity: "" });
  const missing = steps.flatMap(({ issues }) => issues.map(({ field }) => field));
  expect(missing).toEqual(expect.arrayContaining(["type", "departureCity", "subtitle", "pictures"]));
  expect(missing).not.toContain("description");
  await expect(editTour(admin, slug, {})).rejects.toMatchObject({
    errors: { type: expect.anything(), pictures: expect.anything() },
  });
  await addPicture(slug);
  const texts = tourFormValues(tourFormSchema.parse(tourFields()));
  expect(await editTour(admin, slug, { ...texts, title: added.title, operator })).toBe("tour is published");
  expect(await find("zanzibari")).toStrictEqual([slug]);
  expect((await book({ tour: slug, numberOfTravelers: 2 })).tourPrice).toBe(8999);
  expect(await editTour(admin, slug, { title: "Malvan, where Omani dhows anchored" })).toBe("texts are live");
  expect(await find("zanzibari")).toStrictEqual([]);
  expect(await find("omani")).toStrictEqual([slug]);
  expect(await actionNames(slug)).toStrictEqual(["tour.create", "tour.publish", "tour.edit"]);
});

test("tours with the same title get distinct slugs, also concurrently", async () => {
  const title = "Malvan, told twice over";
  const tours = await Promise.all(
    Array.from({ length: 4 }, () => services.createTour(admin, { ...added, title, operator })),
  );
  expect(tours.map(({ slug }) => slug).toSorted()).toStrictEqual(
    ["", "-2", "-3", "-4"].map((end) => `malvan-told-twice-over${end}`),
  );
});

test("a location ends with its State, or is a place that other tours have", async () => {
  const { slug } = await services.createTour(admin, {
    ...added,
    title: "Munnar in the rain",
    location: "munnar",
    operator,
  });
  expect(await tourRow(slug)).toMatchObject({ place: "Munnar", state: "Kerala" });
});

test("a refused tour reports each field, and writes nothing", async () => {
  const before = await db.$count(tours);
  await expect(
    services.createTour(admin, { ...added, location: "Atlantis", priceInr: "-1", operator }),
  ).rejects.toMatchObject({
    code: "invalid",
    errors: { location: [expect.stringContaining("State")], priceInr: [expect.any(String)] },
  });
  await expect(services.createTour(admin, { ...added, title: "Sea forts", operator })).rejects.toMatchObject({
    errors: { title: [expect.stringContaining("Malvan")] },
  });
  await expect(services.createTour(admin, { ...added, operator: "nobody" })).rejects.toMatchObject({
    errors: { operator: [expect.any(String)] },
  });
  expect(await db.$count(tours)).toBe(before);
});

test("of two editors of one tour the later one gets a conflict and overwrites nothing", async () => {
  const slug = await createTour({ status: "active" });
  const { version, draftVersion } = await services.getTourWizard(admin, slug);
  const save = (editor: Viewer, subtitle: string) =>
    services.saveTourDraft(editor, { slug, version: draftVersion, values: { subtitle } });
  const saved = await save(admin, "By an administrator, in time");
  await expect(save(owner, "By the operator, too late")).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("Leela Admin"),
  });
  const submit = () => services.submitTour(admin, { slug, version, draftVersion: saved.version });
  const results = await Promise.allSettled([submit(), submit()]);
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
  expect(await tourRow(slug)).toMatchObject({
    subtitle: "By an administrator, in time",
    version: version + 1,
  });
  const edits = (await actionsOn(slug)).filter(({ log }) => log.action === "tour.edit");
  expect(edits).toHaveLength(1);
  expect(edits[0]?.details).toMatchObject({ after: { subtitle: "By an administrator, in time" } });
});

test("what only administrators edit stays as it is for operators", async () => {
  const slug = await createTour({ status: "active" });
  const values = { region: "south", latitude: "16.1", longitude: "73.5", scene: "beach", hour: "dusk" };
  await services.saveTourDraft(owner, {
    slug,
    version: 0,
    values: { ...values, operator: "deccan-and-coast" },
  });
  expect((await services.getTourWizard(owner, slug)).changed).toStrictEqual([]);
  await editTour(admin, slug, values);
  expect(await tourRow(slug)).toMatchObject({ region: "south", latitude: 16.1, hour: "dusk" });
});

test("publishing makes an edit begun before it stale", async () => {
  const slug = await createTour();
  const { version, draftVersion } = await services.getTourWizard(admin, slug);
  await act(slug, "publish");
  await expect(services.submitTour(admin, { slug, version, draftVersion })).rejects.toMatchObject({
    code: "conflict",
  });
});

test("price and duration change for new bookings only", async () => {
  const slug = await createTour({ status: "active" });
  const booking = await book({ tour: slug, numberOfTravelers: 1 });
  const { version, prices } = await services.getTourRules(admin, slug);
  await services.setTourPrices(admin, { slug, version, prices: { ...prices, priceInr: 10_000 } });
  const page = await services.getAdminTour(admin, slug);
  expect(page.figures).toMatchObject({ bookings: 1, travelers: 1, revenue: booking.totalAmount });
  expect(page.figures.nextDepartures).toMatchObject([{ travelDate: booking.travelDate, booked: 1 }]);
  expect((await book({ tour: slug, numberOfTravelers: 1 })).tourPrice).toBe(10_000);
});

test("a tour with bookings stays with its operator; one without may move to another", async () => {
  const slug = await createTour({ status: "active" });
  const other = await createOperator(owner.id, { companyName: "Malabar Walks" });
  await editTour(admin, slug, { operator: other });
  expect((await actionsOn(slug)).at(-1)?.details).toMatchObject({ after: { operator: other } });
  await book({ tour: slug });
  await expect(editTour(admin, slug, { operator })).rejects.toMatchObject({
    errors: { operator: [expect.stringContaining("bookings")] },
  });
  expect((await tourRow(slug)).operatorSlug).toBe(other);
});

test("an unpublished tour is nowhere on the site, and can be published again", async () => {
  const slug = await createTour({ status: "active" });
  const traveler = await createPerson("user", "active");
  await services.addToWishlist(traveler, { slug });
  await act(slug, "feature");
  async function seen() {
    const [home, all, wishes, page, found] = await Promise.all([
      services.getHomeTours(),
      services.listAllTours(),
      services.listWishlists(traveler),
      get(`/api/tours/${slug}`),
      services.listTours({ q: `number ${slug.split("-").at(-1)}` }),
    ]);
    return [
      home.featured.some((tour) => tour.slug === slug),
      all.some((tour) => tour.slug === slug),
      wishes.some(({ items }) => items.some(({ tour }) => tour.slug === slug)),
      page.status === 200,
      found.tours.some((tour) => tour.slug === slug),
    ];
  }
  const everywhere = [true, true, true, true, true];
  expect(await seen()).toStrictEqual(everywhere);
  await act(slug, "unpublish");
  expect(await seen()).toStrictEqual(everywhere.map(() => false));
  await problemOf(await post("/api/bookings", bookingRequest({ tour: slug })), "not_found");
  await act(slug, "publish");
  expect(await seen()).toStrictEqual(everywhere);
  await act(slug, "unfeature");
  expect((await services.getHomeTours()).featured.some((tour) => tour.slug === slug)).toBe(false);
  expect(await actionNames(slug)).toStrictEqual(
    ["create", "publish", "feature", "unpublish", "publish", "unfeature"].map((verb) => `tour.${verb}`),
  );
});

test("the home page shows its eight original tours", async () => {
  const { featured } = await services.getHomeTours();
  expect(featured.filter(({ kind }) => kind === "featured")).toHaveLength(8);
});

test("a deleted tour keeps its bookings, is listed among deleted ones only, and is restored as a draft", async () => {
  const slug = await createTour({ status: "active" });
  const { bookingId } = await book({ tour: slug });
  await act(slug, "delete");
  const list = async (status?: "deleted" | "draft") =>
    (await services.listAdminTours(admin, { q: slug, status, limit: 5 })).tours.map((tour) => tour.slug);
  expect([await list(), await list("draft"), await list("deleted")]).toStrictEqual([[], [], [slug]]);
  expect((await services.listOperatorTours(owner)).tours.some((tour) => tour.slug === slug)).toBe(false);
  await problemOf(await get(`/api/tours/${slug}`), "not_found");
  const { bookings } = await services.listBookings(admin, { q: bookingId, limit: 5 });
  expect(bookings).toMatchObject([{ bookingId, tourSlug: slug }]);
  for (const action of ["publish", "unpublish", "feature", "delete"] as const) {
    await expect(act(slug, action)).rejects.toMatchObject({ code: "illegal_transition" });
  }
  await expect(editTour(admin, slug, { days: "2" })).rejects.toMatchObject({ code: "not_found" });
  await act(slug, "restore");
  expect([await list(), await list("deleted")]).toStrictEqual([[slug], []]);
  expect(await tourRow(slug)).toMatchObject({ status: "draft", deletedAt: null });
});

test("an operator's draft is approved or sent back with a reason, which its owner sees", async () => {
  const slug = await createTour({ status: "pending" });
  expect((await services.getTourDesk(admin)).pending).toBeGreaterThan(0);
  const reason = "Please say where the boat leaves from.";
  await services.changeTour(admin, { slug, action: "reject", reason });
  expect(await tourRow(slug)).toMatchObject({ status: "draft", rejectionReason: reason });
  expect((await mailsTo(owner.email))[0]?.text).toContain(reason);
  expect((await services.listOperatorTours(owner)).tours.find((tour) => tour.slug === slug)).toMatchObject({
    rejectionReason: reason,
  });
  await expect(services.changeTour(admin, { slug, action: "reject", reason })).rejects.toMatchObject({
    code: "illegal_transition",
  });
  await expect(act(slug, "approve")).rejects.toMatchObject({ code: "illegal_transition" });
  await editTour(owner, slug, {});
  expect(await tourRow(slug)).toMatchObject({ rejectionReason: null });
  await act(slug, "approve");
  expect(await tourRow(slug)).toMatchObject({ status: "active", rejectionReason: null });
  expect((await mailsTo(owner.email)).some(({ subject }) => subject.includes("is published"))).toBe(true);
  const rejection = (await actionsOn(slug)).find(({ log }) => log.action === "tour.reject");
  expect(rejection?.details).toMatchObject({
    reason,
    before: { status: "pending" },
    after: { status: "draft" },
  });
});

test("submissions are listed by the time that they have waited, edits by their submission", async () => {
  const [older, edited, newer] = [
    await createTour({ status: "pending" }),
    await createTour({ status: "active" }),
    await createTour({ status: "pending" }),
  ];
  const hour = 3_600_000;
  for (const [slug, createdAt] of [
    [older, hour],
    [edited, 0],
    [newer, 3 * hour],
  ] as const)
    await setTour(slug, { createdAt, editedAt: null });
  const { id } = await tourRow(edited);
  await db.insert(tourDrafts).values({ tourId: id, values: {}, updatedAt: 2 * hour, submittedAt: 2 * hour });
  const { tours: queue } = await services.listAdminTours(admin, {
    status: "pending",
    sort: "waiting",
    limit: 100,
  });
  const mine = queue.filter(({ slug }) => [older, edited, newer].includes(slug));
  expect(mine.map(({ slug, waitingSince }) => [slug, waitingSince])).toStrictEqual([
    [older, hour],
    [edited, 2 * hour],
    [newer, 3 * hour],
  ]);
});

test("of two concurrent publications one wins, and it is logged once", async () => {
  const slug = await createTour();
  const results = await Promise.allSettled([
    act(slug, "publish"),
    act(slug, "publish"),
    act(slug, "publish"),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await actionNames(slug)).toStrictEqual(["tour.create", "tour.publish"]);
});

test("the list is searched, filtered and sorted, and paged without repeats", async () => {
  const slug = await createTour({ status: "active", priceInr: 999_999, title: "Malvan, dearest of all" });
  for (const q of ["DEAREST", "konkan trails", slug]) {
    expect(
      (await services.listAdminTours(admin, { q, limit: 100 })).tours.some((tour) => tour.slug === slug),
    ).toBe(true);
  }
  expect((await services.listAdminTours(admin, { q: "%", limit: 5 })).tours).toStrictEqual([]);
  const [dearest] = (await services.listAdminTours(admin, { sort: "-price", limit: 1 })).tours;
  expect(dearest).toMatchObject({
    slug,
    isOnSale: true,
    hasPicture: true,
    bookings: 0,
    operator: { companyName: "Konkan Trails" },
  });
  const filters = {
    status: "active",
    operator: operator,
    region: "west",
    type: "beach",
    featured: "no",
  } as const;
  expect(
    (await services.listAdminTours(admin, { ...filters, limit: 100 })).tours.every(
      (tour) => tour.operator.slug === operator,
    ),
  ).toBe(true);
  for (const sort of ["-created", "title", "-bookings", "position"] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await services.listAdminTours(admin, { sort, cursor, limit: 40 });
      seen.push(...page.tours.map((tour) => tour.slug));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(125);
  }
});

test("the history lists actors and actions, newest first, page by page", async () => {
  const slug = await createTour({ status: "pending" });
  expect(await editTour(admin, slug, { carry: "Sunglasses" })).toBe("tour is saved");
  const { history } = await services.getAdminTour(admin, slug);
  expect(history).toMatchObject({
    actions: [
      {
        action: "tour.edit",
        actorName: "Leela Admin",
        details: { before: { carry: ["A hat"] }, after: { carry: ["Sunglasses"] } },
      },
      { action: "tour.create", details: { before: null } },
    ],
    nextCursor: null,
  });
});
