import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";
import { operatorMembers, tourDrafts, tourPictures, tours } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { editTour } from "../support/edit-tour";
import { setOperator, setTour, tourRow } from "../support/rows";
import { firstForm } from "../support/operator-world";
import { createOperator, createMember, createPerson } from "../support/people";
import { refusal } from "../support/refusal";
import { browser, mailsTo, services } from "../support/services";

let admin: Viewer;
let owner: Viewer;
let other: Viewer;
let writer: Viewer;
let cashier: Viewer;
let operator = "";

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
  owner = await createPerson("tour_operator", "verified", { name: "Sunita Sawant" });
  other = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id, { companyName: "Konkan Trails" });
  await createOperator(other.id);
  writer = await createMember(operator, ["tours"], { name: "Dev Naik" });
  cashier = await createMember(operator, ["earnings", "bookings"], { name: "Ravi More" });
});

/** The remaining texts, as typed into the wizard. */
const rest = {
  subtitle: "Two days between a fort in the sea and the fishing harbour",
  description: "Malvan lives from fish and coconuts. The fort of Sindhudurg stands on a rock in its bay.",
  highlights: "Sindhudurg fort by boat\nThe evening fish auction\nSnorkelling off Devbag",
  bestMonths: ["11", "12"],
  experiences: ["outdoor"],
  interests: ["family"],
  itinerary: [
    { title: "The fort in the sea", text: "By boat to Sindhudurg, and along its walls until noon." },
    { title: "The estuary", text: "Where the Karli meets the sea, by kayak and on foot." },
  ],
  inclusions: "Boats and entry fees",
  exclusions: "Lunches",
  carry: "A hat",
  meetingPoint: "In front of Malvan's bus stand, at nine",
};

async function draftOf(slug: string) {
  const { id } = await tourRow(slug);
  return (await db.select().from(tourDrafts).where(eq(tourDrafts.tourId, id)).get()) ?? null;
}

async function addPicture(slug: string): Promise<void> {
  const { id: tourId } = await tourRow(slug);
  const picture = { alt: "The fort", width: 1600, height: 900, widths: [480, 960, 1600], createdAt: 1 };
  await db.insert(tourPictures).values({ id: crypto.randomUUID(), tourId, position: 1, ...picture });
}

async function start(texts: Partial<TourFormValues> = {}): Promise<string> {
  return (await services.startTour(owner, firstForm(texts), browser())).slug;
}

/** A draft with everything that a tour needs. */
async function complete(): Promise<string> {
  const slug = await start();
  await addPicture(slug);
  await save(slug, rest);
  return slug;
}

async function save(slug: string, values: Record<string, unknown>, by = owner) {
  const { draftVersion } = await services.getTourWizard(by, slug);
  return services.saveTourDraft(by, { slug, version: draftVersion, values });
}

async function submit(slug: string, by = owner) {
  const { version, draftVersion } = await services.getTourWizard(by, slug);
  return services.submitTour(by, { slug, version, draftVersion });
}

async function publish(): Promise<string> {
  const slug = await complete();
  await submit(slug);
  await services.changeTour(admin, { slug, action: "approve" });
  return slug;
}

async function reviewTexts(reviewTexts: boolean): Promise<void> {
  const { groups } = await services.getSettingsPage(admin);
  const { version, value } = groups.features;
  await services.changeSettings(admin, { name: "features", version, value: { ...value, reviewTexts } });
}

const actionNames = async (slug: string) => (await actionsOn(slug)).map(({ log }) => log.action);

test("a tour is created with a few texts, and has no public page yet", async () => {
  const slug = await start({ title: "Malvan, the first words" });
  expect(await tourRow(slug)).toMatchObject({
    status: "draft",
    operatorSlug: operator,
    region: "west",
    scene: "beach",
    latitude: 19.4,
    priceInr: 8999,
    subtitle: "",
  });
  const wizard = await services.getTourWizard(owner, slug);
  expect(wizard).toMatchObject({ slug, status: "draft", version: 1, draftVersion: 0, canBeDeleted: true });
  expect(wizard.steps.filter(({ issues }) => issues.length > 0).map(({ step }) => step)).toStrictEqual([
    "edit",
    "itinerary",
    "inclusions",
    "pictures",
  ]);
  await refusal(services.getTour(slug), "not_found");
  expect(await actionNames(slug)).toStrictEqual(["tour.create"]);
});

test("the first texts follow the content rules, and an own company is required", async () => {
  const before = await db.$count(tours);
  const faulty = { title: "GOA for ₹5,000", place: "Goa", days: "x", priceInr: "1", state: "" };
  expect(
    (await refusal(services.startTour(owner, firstForm(faulty), browser()), "invalid")).errors,
  ).toMatchObject({
    title: [expect.stringContaining("must begin with the place")],
    days: [expect.any(String)],
    priceInr: [expect.any(String)],
    state: [expect.any(String)],
  });
  await refusal(services.startTour(other, firstForm({ operator: operator }), browser()), "not_found");
  expect(await db.$count(tours)).toBe(before);
});

test("typed text is stored as it is, valid or not, and only where it differs from the tour", async () => {
  const slug = await start();
  const { version } = await save(slug, {
    title: "MALVAN  ",
    description: "short",
    days: "soon",
    place: "Malvan",
  });
  expect(await draftOf(slug)).toMatchObject({
    values: { title: "MALVAN  ", description: "short", days: "soon" },
    updatedBy: owner.id,
  });
  const wizard = await services.getTourWizard(owner, slug);
  expect(wizard.values).toMatchObject({ title: "MALVAN  ", description: "short", days: "soon" });
  const fields = wizard.steps.find(({ step }) => step === "edit")?.issues.map(({ field }) => field);
  expect(fields).toContain("title");
  expect(fields).toContain("description.0");
  expect((await tourRow(slug)).title).toBe("Malvan, sea forts and quiet coves");
  // A field typed with the tour's value follows the tour again.
  await services.saveTourDraft(owner, { slug, version, values: { days: "2" } });
  expect((await draftOf(slug))?.values).not.toHaveProperty("days");
});

test("status, price, seats and company cannot be saved this way", async () => {
  const slug = await start();
  const values = { status: "active", priceInr: "1", capacity: "200", operator: "x", subtitle: "A line" };
  await save(slug, values);
  expect((await draftOf(slug))?.values).toStrictEqual({ subtitle: "A line" });
});

test("text over the limit is refused, and the stored text stays", async () => {
  const slug = await start();
  await save(slug, { subtitle: "kept" });
  const version = (await draftOf(slug))?.version ?? 0;
  const long = { description: "x".repeat(12_001) };
  await refusal(services.saveTourDraft(owner, { slug, version, values: long }), "invalid");
  const days = Array.from({ length: 60 }, () => ({ title: "day", text: "y".repeat(11_000) }));
  await refusal(services.saveTourDraft(owner, { slug, version, values: { itinerary: days } }), "invalid");
  expect(await draftOf(slug)).toMatchObject({ version, values: { subtitle: "kept" } });
});

test("of two who edit the same tour the later one sees who changed what", async () => {
  const slug = await start();
  const results = await Promise.allSettled([
    services.saveTourDraft(owner, { slug, version: 0, values: { subtitle: "the owner's line" } }),
    services.saveTourDraft(writer, { slug, version: 0, values: { subtitle: "the writer's line" } }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  const draft = await draftOf(slug);
  const stale = await refusal(
    services.saveTourDraft(writer, { slug, version: 0, values: { subtitle: "once more" } }),
    "conflict",
  );
  expect(stale).toMatchObject({
    otherDraft: { version: draft?.version, values: draft?.values },
  });
  const { version } = await save(slug, { carry: "A torch" }, writer);
  const error = await refusal(
    services.saveTourDraft(owner, { slug, version: version - 1, values: { subtitle: "late" } }),
    "conflict",
  );
  expect(error.message).toContain("Dev Naik changed this tour");
  expect((await draftOf(slug))?.values).toMatchObject({ carry: "A torch" });
});

test("a discarded copy cannot be saved from an old version", async () => {
  const slug = await start();
  const { version } = await save(slug, { subtitle: "first" });
  await services.discardTourDraft(owner, { slug, version });
  expect(await draftOf(slug)).toBeNull();
  await refusal(services.saveTourDraft(owner, { slug, version, values: { subtitle: "old" } }), "conflict");
  await refusal(services.discardTourDraft(owner, { slug, version }), "conflict");
});

test("a draft is submitted, reviewed, sent back, submitted again and approved", async () => {
  const slug = await start();
  const missing = await refusal(submit(slug), "invalid");
  expect(Object.keys(missing.errors ?? {})).toEqual(
    expect.arrayContaining(["subtitle", "itinerary", "meetingPoint", "pictures"]),
  );
  await addPicture(slug);
  await save(slug, rest);
  expect(await submit(slug, writer)).toBe("tour waits");
  expect(await draftOf(slug)).toBeNull();
  expect(await tourRow(slug)).toMatchObject({ status: "pending", subtitle: rest.subtitle, version: 2 });
  await refusal(save(slug, { subtitle: "while it waits" }), "illegal_transition");
  await refusal(submit(slug), "illegal_transition");
  await services.changeTour(admin, { slug, action: "reject", reason: "Say which boat." });
  const [letter] = await mailsTo(owner.email);
  expect(letter?.text).toContain(`/operator/tours/${slug}`);
  expect(await services.getTourWizard(owner, slug)).toMatchObject({ rejectionReason: "Say which boat." });
  await save(slug, { carry: "A hat\nShoes that dry" });
  await submit(slug);
  expect(await tourRow(slug)).toMatchObject({ status: "pending", rejectionReason: null });
  await services.changeTour(admin, { slug, action: "approve" });
  expect((await services.getTour(slug)).guide.carry).toStrictEqual(["A hat", "Shoes that dry"]);
  expect(await actionNames(slug)).toStrictEqual([
    "tour.create",
    "tour.submit",
    "tour.reject",
    "tour.submit",
    "tour.approve",
  ]);
});

test("concurrent submissions count once", async () => {
  const slug = await complete();
  const { version, draftVersion } = await services.getTourWizard(owner, slug);
  const results = await Promise.allSettled(
    [owner, writer, owner].map((viewer) => services.submitTour(viewer, { slug, version, draftVersion })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await actionNames(slug)).filter((name) => name === "tour.submit")).toHaveLength(1);
});

test("of a concurrent withdrawal and rejection exactly one happens", async () => {
  const slug = await complete();
  await submit(slug);
  const results = await Promise.allSettled([
    services.withdrawTour(owner, slug),
    services.changeTour(admin, { slug, action: "reject", reason: "Not this time." }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const row = await tourRow(slug);
  expect(row.status).toBe("draft");
  expect(row.rejectionReason === null).toBe(results[0].status === "fulfilled");
});

test("approval, rejection and publication apply only to the version that was reviewed", async () => {
  const slug = await complete();
  await submit(slug);
  const { version } = await tourRow(slug);
  await services.withdrawTour(owner, slug);
  await save(slug, { subtitle: "Something nobody has reviewed" });
  await submit(slug);
  for (const change of [
    { slug, version, action: "approve" },
    { slug, version, action: "publish" },
    { slug, version, action: "reject", reason: "Say which boat." },
  ] as const)
    await refusal(services.changeTour(admin, change), "conflict");
  const now = await tourRow(slug);
  expect(now).toMatchObject({ status: "pending", rejectionReason: null });
  expect((await actionNames(slug)).filter((name) => name !== "tour.submit")).toStrictEqual([
    "tour.create",
    "tour.withdraw",
  ]);
  await services.changeTour(admin, { slug, action: "approve", version: now.version });
  expect((await tourRow(slug)).status).toBe("active");
  // In its current state, no version of it could be approved.
  await refusal(services.changeTour(admin, { slug, action: "approve", version }), "illegal_transition");
});

test("a save after the page was loaded makes the submission stale", async () => {
  const slug = await complete();
  const { version, draftVersion } = await services.getTourWizard(owner, slug);
  await save(slug, { carry: "A torch" }, writer);
  await refusal(services.submitTour(owner, { slug, version, draftVersion }), "conflict");
  const seen = await services.getTourWizard(owner, slug);
  await setTour(slug, { priceInr: 9999, version: seen.version + 1 });
  await refusal(
    services.submitTour(owner, { slug, version: seen.version, draftVersion: seen.draftVersion }),
    "conflict",
  );
  expect(await draftOf(slug)).not.toBeNull();
  expect((await tourRow(slug)).status).toBe("draft");
});

test("texts of a published tour go live at once, with its current price and seats", async () => {
  const slug = await publish();
  await refusal(submit(slug), "illegal_transition");
  await save(slug, { subtitle: "Two days with boats, forts and fish curry" });
  expect((await services.getTour(slug)).subtitle).toBe(rest.subtitle);
  await setTour(slug, { priceInr: 12_345, capacity: 33 });
  expect(await submit(slug)).toBe("texts are live");
  expect(await services.getTour(slug)).toMatchObject({
    subtitle: "Two days with boats, forts and fish curry",
    priceInr: 12_345,
    capacity: 33,
  });
  expect(await draftOf(slug)).toBeNull();
  const edit = (await actionsOn(slug)).at(-1);
  expect(edit).toMatchObject({
    log: { action: "tour.edit", actorId: owner.id },
    details: { before: { subtitle: rest.subtitle } },
  });
});

test("if the settings require it changed texts wait for approval, and are merged into the current tour", async () => {
  await reviewTexts(true);
  const slug = await publish();
  await save(slug, { subtitle: "Two days with boats, forts and fish curry" });
  expect(await submit(slug)).toBe("texts wait");
  expect((await services.getTour(slug)).subtitle).toBe(rest.subtitle);
  await refusal(save(slug, { carry: "A torch" }), "illegal_transition");
  const listed = await services.listAdminTours(admin, { status: "pending", limit: 100 });
  expect(listed.tours.find((tour) => tour.slug === slug)).toMatchObject({ hasChangedTexts: true });
  const texts = await services.getChangedTexts(admin, slug);
  expect(texts).toMatchObject({
    companyName: "Konkan Trails",
    submittedBy: "Sunita Sawant",
    fields: [{ name: "subtitle", before: rest.subtitle, after: "Two days with boats, forts and fish curry" }],
    issues: [],
  });
  // Meanwhile an administrator changes something else.
  const rules = await services.getTourRules(admin, slug);
  const { version } = await services.setTourPrices(admin, {
    slug,
    version: rules.version,
    prices: { ...rules.prices, priceInr: 7000 },
  });
  expect((await services.getTourWizard(admin, slug)).version).toBe(version);
  // The texts wait for an answer first.
  await refusal(editTour(admin, slug, { carry: "Sunglasses" }), "illegal_transition");
  await refusal(
    services.answerChangedTexts(admin, { slug, version: texts.version - 1, answer: "approve" }),
    "conflict",
  );
  await services.answerChangedTexts(admin, { slug, version: texts.version, answer: "approve" });
  expect(await services.getTour(slug)).toMatchObject({
    subtitle: "Two days with boats, forts and fish curry",
    priceInr: 7000,
  });
  expect((await mailsTo(owner.email))[0]?.subject).toContain("are published");
  await refusal(services.getChangedTexts(admin, slug), "illegal_transition");
  await reviewTexts(false);
});

test("changed texts are sent back with a reason, withdrawn, and answered once", async () => {
  await reviewTexts(true);
  const slug = await publish();
  await save(slug, { subtitle: "Two days with boats and a storm" });
  await submit(slug);
  const { version } = await services.getChangedTexts(admin, slug);
  const answers = await Promise.allSettled([
    services.answerChangedTexts(admin, { slug, version, answer: "reject", reason: "Which storm?" }),
    services.answerChangedTexts(admin, { slug, version, answer: "approve" }),
    services.withdrawTour(owner, slug),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await reviewTexts(false);
});

test("a rejection of texts has a reason, and leaves the tour and the texts unchanged", async () => {
  await reviewTexts(true);
  const slug = await publish();
  await save(slug, { subtitle: "Two days with boats and a storm" });
  await submit(slug);
  const { version } = await services.getChangedTexts(admin, slug);
  await services.answerChangedTexts(admin, { slug, version, answer: "reject", reason: "Which storm?" });
  expect((await services.getTour(slug)).subtitle).toBe(rest.subtitle);
  const wizard = await services.getTourWizard(owner, slug);
  expect(wizard).toMatchObject({ rejectionReason: "Which storm?", submittedAt: null });
  expect(wizard.values.subtitle).toBe("Two days with boats and a storm");
  expect((await mailsTo(owner.email))[0]?.text).toContain("Which storm?");
  await submit(slug);
  await services.withdrawTour(writer, slug);
  expect(await services.getTourWizard(owner, slug)).toMatchObject({
    submittedAt: null,
    rejectionReason: null,
  });
  await refusal(services.withdrawTour(owner, slug), "illegal_transition");
  await reviewTexts(false);
});

test("own tours can be unpublished, and drafts without bookings deleted", async () => {
  const slug = await publish();
  await refusal(services.unpublishOrDeleteTour(owner, { slug, action: "delete" }), "illegal_transition");
  await book({ tour: slug });
  await services.unpublishOrDeleteTour(writer, { slug, action: "unpublish" });
  await refusal(services.getTour(slug), "not_found");
  await refusal(services.unpublishOrDeleteTour(owner, { slug, action: "unpublish" }), "illegal_transition");
  const error = await refusal(
    services.unpublishOrDeleteTour(owner, { slug, action: "delete" }),
    "illegal_transition",
  );
  expect(error.message).toContain("bookings");
  const draft = await start();
  await services.unpublishOrDeleteTour(owner, { slug: draft, action: "delete" });
  expect((await tourRow(draft)).deletedAt).not.toBeNull();
  await refusal(services.getTourWizard(owner, draft), "not_found");
  expect(await actionNames(draft)).toStrictEqual(["tour.create", "tour.delete"]);
});

test("the preview shows the owner's draft to the owner only", async () => {
  const slug = await start();
  await save(slug, { subtitle: "Not yet told to anybody", itinerary: rest.itinerary, days: "many" });
  const { tour } = await services.previewTour(writer, slug);
  expect(tour).toMatchObject({
    subtitle: "Not yet told to anybody",
    days: 2,
    guide: { itinerary: rest.itinerary },
  });
});

test("editors see how much of the tour stays English on its Hindi page, the draft included", async () => {
  const slug = await complete();
  const { texts, ...others } = (await services.getTourWizard(owner, slug)).englishParts;
  expect(others).toStrictEqual({ days: 2, questions: 0, facts: 0, sources: 0 });
  await save(slug, { hindi: { title: "मालवण के दो दिन", place: "मालवण" } });
  expect((await services.getTourWizard(owner, slug)).englishParts.texts).toBe(texts - 2);
  expect((await services.getAdminTour(admin, slug)).englishParts.days).toBe(0);
});

test("losing the right to tours during a request also stops its write", async () => {
  const slug = await complete();
  const leaving = await createMember(operator, ["tours"], { name: "Leaving Soon" });
  const { version, draftVersion } = await services.getTourWizard(leaving, slug);
  await db.update(operatorMembers).set({ rights: [] }).where(eq(operatorMembers.userId, leaving.id));
  await refusal(services.submitTour(leaving, { slug, version, draftVersion }), "forbidden");
  await refusal(services.startTour(leaving, firstForm(), browser()), "forbidden");
  expect((await tourRow(slug)).status).toBe("draft");
});

test("no route publishes a tour of an unverified company", async () => {
  const slug = await complete();
  await setOperator(operator, { status: "pending" });
  // Submitting only queues it.
  await submit(slug);
  await refusal(services.changeTour(admin, { slug, action: "approve" }), "illegal_transition");
  await refusal(services.changeTour(admin, { slug, action: "publish" }), "illegal_transition");
  await services.withdrawTour(owner, slug);
  await save(slug, { status: "active", subtitle: "A line that is long enough" });
  await refusal(editTour(admin, slug, {}), "invalid");
  expect((await tourRow(slug)).status).toBe("draft");
  await setOperator(operator, { status: "verified" });

  const live = await publish();
  await setOperator(operator, { status: "pending" });
  await save(live, { subtitle: "Texts go over, the page stays away" });
  await submit(live);
  await refusal(services.getTour(live), "not_found");
  await setOperator(operator, { status: "suspended" });
  await refusal(services.getTour(live), "not_found");
  await setOperator(operator, { status: "verified" });
  expect((await services.getTour(live)).subtitle).toBe("Texts go over, the page stays away");
});

test("an administrator cannot publish a tour while its operator is editing the texts", async () => {
  const slug = await start();
  await addPicture(slug);
  await save(slug, rest);
  const refused = await refusal(
    services.changeTour(admin, { slug, action: "publish" }),
    "illegal_transition",
  );
  expect(refused.message).toContain("texts are incomplete");
});

test("the list shows status, page quality, and unsubmitted changes", async () => {
  const slug = await complete();
  const listed = (await services.listOperatorTours(writer, { status: "draft" })).tours.find(
    (tour) => tour.slug === slug,
  );
  expect(listed).toMatchObject({ status: "draft", isChanged: true, canBeDeleted: true });
  expect(listed?.quality).toHaveLength(9);
  expect(listed?.quality.filter(({ isMet }) => isMet).map(({ name }) => name)).toStrictEqual([
    "Title and subtitle",
    "Months and interests",
  ]);
  expect(
    (await services.listOperatorTours(owner, { status: "active" })).tours.map((tour) => tour.slug),
  ).not.toContain(slug);
  await refusal(services.listOperatorTours(cashier), "forbidden");
});

test("a company has at most thirty unpublished tours, also with concurrent requests", async () => {
  const busy = await createPerson("tour_operator", "pending");
  const own = await createOperator(busy.id, { status: "pending" });
  const begin = (place: string) =>
    services.startTour(busy, firstForm({ place, title: `${place}, a walk by the sea` }), browser());
  const { slug } = await begin("Harihareshwar");
  const { id: _, ...row } = await tourRow(slug);
  for (let index = 0; index < 28; index += 1)
    await db.insert(tours).values({ ...row, slug: `${slug}-${index}`, position: row.position + index + 1 });
  const both = await Promise.allSettled([begin("Diveagar"), begin("Shrivardhan")]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  const unpublished = () => db.$count(tours, eq(tours.operatorSlug, own));
  expect(await unpublished()).toBe(30);
  expect((await refusal(begin("Murud"), "invalid")).message).toContain("30 unpublished tours");
  expect(await unpublished()).toBe(30);
  // Neither published nor deleted ones count.
  await setTour(slug, { status: "active" });
  await setTour(`${slug}-0`, { deletedAt: 1 });
  await begin("Murud");
  await begin("Kashid");
  await refusal(begin("Nagaon"), "invalid");
});

/** Practical facts as typed, with all that they need. */
const facts = {
  meetingAt: "16.0583, 73.4636",
  endPoint: { place: "Malvan jetty", at: "16.0583, 73.4636" },
  fitness: { level: "easy", note: "Short walks on level ground." },
  notFor: "Anyone afraid of boats\nAnyone who cannot climb a ladder",
  access: {
    wheelchair: "no",
    steps: "A ladder at the jetty",
    toilets: "At the jetty",
    vehicle: "A fishing boat",
  },
  guides: { kind: "local", languages: "English\nMarathi" },
  rooms: { solo: "shared" },
  closures: [{ site: "The fort", day: "2", weekdays: ["1"], plan: "avoided" }],
};

test("stops and practical facts are kept as typed, refused by the schema, and warned of", async () => {
  const slug = await complete();
  const [first, second] = rest.itinerary;
  const fort = { place: "Sindhudurg", at: "16.0431, 73.4606", by: "boat", km: "far", minutes: "20" };
  const stops = [{ place: "Malvan jetty", at: "16.0583, 73.4636" }, fort, {}];
  const bed = { kind: "hotel", place: "Malvan" };
  const itinerary = [{ ...first, stops, bed }, second];
  await save(slug, { itinerary, practical: { ...facts, guides: { kind: "local" } }, otherStates: ["Goa"] });
  const { values, steps } = await services.getTourWizard(owner, slug);
  expect(values.itinerary[0]?.stops).toStrictEqual(stops);
  const issues = steps.flatMap((step) => step.issues.map(({ field }) => [step.step, field]));
  expect(issues).toStrictEqual([
    ["itinerary", "itinerary.0.stops.1.km"],
    ["itinerary", "itinerary.0.stops.2.place"],
    ["itinerary", "itinerary.0.stops.2.at"],
    ["facts", "practical.guides.languages"],
  ]);
  await refusal(submit(slug), "invalid");

  const shorter = [stops[0], { ...fort, km: "1" }];
  await save(slug, {
    itinerary: [{ ...first, stops: shorter, bed }, second],
    practical: facts,
  });
  expect(await submit(slug)).toBe("tour waits");
  const row = await tourRow(slug);
  expect(row.states).toStrictEqual(["Maharashtra", "Goa"]);
  expect(row.practical).toMatchObject({
    meetingAt: [16.0583, 73.4636],
    notFor: ["Anyone afraid of boats", "Anyone who cannot climb a ladder"],
    closures: [{ day: 2, weekdays: [1], plan: "avoided" }],
    gateFees: [],
  });
  expect(row.guide.itinerary[0]).toMatchObject({
    meals: [],
    stops: [{}, { by: "boat", km: 1, minutes: 20 }],
  });
  const { warnings } = await services.getAdminTour(admin, slug);
  expect(warnings.map((warning) => warning.split(":")[0])).toStrictEqual([
    "Day 1, stop 2",
    expect.stringContaining("The fort is closed on day 2"),
  ]);
});
