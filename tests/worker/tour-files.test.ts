import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { importRowSchema, readTourFile, type ImportRow } from "~/domain/tour-files/tour-file";
import { tourDrafts, tours } from "../../worker/platform/db/schema";
import { as, post } from "../support/api";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { setTour, tourRow } from "../support/rows";
import { createMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { services } from "../support/services";
import { signedIn } from "../support/signed-in";

let owner: Viewer;
let other: Viewer;
let cashier: Viewer;
let admin: Viewer;
let cookie = "";
let operator = "";

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  ({ viewer: owner, cookie } = await signedIn("tour_operator", "verified", "Sunita Sawant"));
  other = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id, { companyName: "Konkan Trails" });
  await createOperator(other.id);
  cashier = await createMember(operator, ["earnings"], { name: "Ravi More" });
});

/** A tour of a file, with a test's overrides. */
function fileTour(overrides: Record<string, unknown> = {}) {
  return {
    slug: "malvan-by-file",
    place: "Malvan",
    title: "Malvan, sea forts and quiet coves",
    subtitle: "Two days between a fort in the sea and the fishing harbour",
    states: ["Maharashtra", "Goa"],
    coordinates: [16.06, 73.47],
    departureCity: "Mumbai",
    days: 1,
    priceInr: 8999,
    type: "beach",
    experiences: ["outdoor"],
    interests: ["family"],
    bestMonths: [11, 12],
    capacity: 12,
    departures: { startTime: "07:30" },
    description: ["Malvan lives from fish and coconuts. The fort of Sindhudurg stands on a rock in its bay."],
    highlights: ["Sindhudurg fort by boat", "The evening fish auction", "Snorkelling off Devbag"],
    itinerary: [
      {
        title: "The fort in the sea",
        text: "By boat to Sindhudurg, and along its walls until noon.",
        stops: [
          { place: "Malvan jetty", at: [16.0583, 73.4636], leave: "08:00" },
          { place: "Sindhudurg", at: [16.0431, 73.4606], by: "boat", km: 2, minutes: 20, stay: 90 },
        ],
        meals: ["lunch"],
      },
    ],
    inclusions: ["Boats and entry fees"],
    exclusions: ["Lunches"],
    carry: ["A hat"],
    meetingPoint: "In front of Malvan's bus stand, at half past seven",
    faq: [{ question: "Is the sea rough?", answer: "Not between November and March." }],
    ...overrides,
  };
}

async function draftOf(slug: string) {
  const { id } = await tourRow(slug);
  return (await db.select().from(tourDrafts).where(eq(tourDrafts.tourId, id)).get()) ?? null;
}

async function importFile(file: unknown, query = "", by = cookie): Promise<ImportRow[]> {
  const response = await post(`/api/operator/tours/import${query}`, file, as(by));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/x-ndjson");
  const lines = new TextDecoder()
    .decode(await response.arrayBuffer())
    .trim()
    .split("\n");
  return lines.map((line) => importRowSchema.parse(JSON.parse(line)));
}

function one(tour: unknown, by: Viewer = owner, isTrial = false) {
  return services.importTour(by, { row: 1, tour, operator, isTrial });
}

test("a file's tours become drafts, and a broken one does not stop the others", async () => {
  const rows = await importFile({
    tours: [
      fileTour(),
      fileTour({ slug: "malvan-broken", title: "Wrong place", itinerary: [{ title: "x", text: 5 }] }),
      fileTour({ slug: "malvan-again", title: "Malvan, a second time" }),
    ],
  });
  expect(rows.map(({ row, slug, outcome }) => [row, slug, outcome])).toStrictEqual([
    [1, "malvan-by-file", "create"],
    [2, null, "refuse"],
    [3, "malvan-again", "create"],
  ]);
  expect(rows[1]?.errors).toStrictEqual({
    "itinerary.0.title": ["Please write at least 3 characters."],
    "itinerary.0.text": ["Please enter what happens on this day."],
  });
  const tour = await tourRow("malvan-by-file");
  expect(tour).toMatchObject({
    status: "draft",
    kind: "package",
    operatorSlug: operator,
    state: "Maharashtra",
    states: ["Maharashtra", "Goa"],
    capacity: 12,
    latitude: 16.06,
    departureRules: { startTime: "07:30" },
  });
  expect(tour.guide.itinerary[0]?.stops).toHaveLength(2);
  expect(tour.guide.faq).toHaveLength(1);
  expect((await actionsOn("malvan-by-file")).map(({ log }) => log.action)).toStrictEqual(["tour.import"]);
});

test("a check changes nothing and reports what an import would do", async () => {
  const rows = await importFile(
    { tours: [fileTour(), fileTour({ slug: "malvan-new", title: "Malvan, unseen" })] },
    "?check=true",
  );
  expect(rows.map(({ outcome }) => outcome)).toStrictEqual(["update", "create"]);
  expect(await db.$count(tours, eq(tours.slug, "malvan-new"))).toBe(0);
});

test("importing twice replaces the draft and its unsubmitted changes", async () => {
  const slug = "malvan-by-file";
  await services.saveTourDraft(owner, { slug, version: 0, values: { subtitle: "Typed since the import" } });
  const rows = await importFile({ tours: [fileTour({ subtitle: "The file's newer line", priceInr: 9999 })] });
  expect(rows[0]).toMatchObject({ slug, outcome: "update" });
  expect(await tourRow(slug)).toMatchObject({
    subtitle: "The file's newer line",
    priceInr: 9999,
    version: 2,
  });
  expect(await draftOf(slug)).toBeNull();
  expect(await db.$count(tours, eq(tours.title, "Malvan, sea forts and quiet coves"))).toBe(1);
});

test("without an address, the title's is taken, and found again", async () => {
  const tour = fileTour({ slug: undefined, title: "Malvan, named by its title" });
  expect(await one(tour)).toMatchObject({ slug: "malvan-named-by-its-title", outcome: "create" });
  expect(await one(tour)).toMatchObject({ slug: "malvan-named-by-its-title", outcome: "update" });
});

test("a published tour gets unsubmitted changes, and keeps its price", async () => {
  await giveTourTo("agra", operator);
  const before = await tourRow("agra");
  const [exported] = readTourFile((await services.exportTour(owner, "agra")).text);
  const changed = {
    ...Object(exported),
    subtitle: "Two days by the Yamuna, as the file says",
    priceInr: 5000,
  };
  expect(await one(changed)).toMatchObject({ slug: "agra", outcome: "change", errors: {} });
  expect(await tourRow("agra")).toStrictEqual(before);
  expect(await draftOf("agra")).toMatchObject({
    values: { subtitle: "Two days by the Yamuna, as the file says" },
    submittedAt: null,
  });
});

test("an exported catalogue tour imports again, whole", async () => {
  const { fileName, text } = await services.exportTour(admin, "ooty");
  expect(fileName).toBe("ooty.json");
  const [tour] = readTourFile(text);
  expect(await one({ ...Object(tour), slug: "ooty-from-a-file" })).toMatchObject({ outcome: "create" });
  const [copy] = readTourFile((await services.exportTour(owner, "ooty-from-a-file")).text);
  expect(copy).toStrictEqual({ ...Object(tour), slug: "ooty-from-a-file", kind: "package", operator });
});

test("another company's tour is neither replaced nor exported", async () => {
  expect(await one(fileTour({ slug: "jaipur", place: "Jaipur", title: "Jaipur, taken over" }))).toMatchObject(
    {
      outcome: "refuse",
      errors: { slug: [expect.stringContaining("Another company")] },
    },
  );
  await refusal(services.exportTour(owner, "jaipur"), "not_found");
  await refusal(services.exportTour(other, "malvan-by-file"), "not_found");
  const theirs = { row: 1, tour: fileTour(), operator, isTrial: false };
  await refusal(services.importTour(other, theirs), "not_found");
  await refusal(services.importTour(cashier, theirs), "forbidden");
  await refusal(services.exportTour(cashier, "malvan-by-file"), "forbidden");
});

test("a tour under review is left alone", async () => {
  await setTour("malvan-again", { status: "pending" });
  expect(await one(fileTour({ slug: "malvan-again" }))).toMatchObject({
    outcome: "refuse",
    errors: { tour: ["This tour is under review. Withdraw it first."] },
  });
});

test("reserved addresses are refused", async () => {
  expect(await one(fileTour({ slug: "import" }))).toMatchObject({ outcome: "refuse" });
});

test.for([
  ["malformed JSON", "{", 400, "unparsable"],
  ["no list", {}, 422, "invalid"],
  ["no tours", { tours: [] }, 422, "invalid"],
  ["too many tours", { tours: Array.from({ length: 31 }, () => ({})) }, 422, "invalid"],
  ["too large a file", { tours: ["x".repeat(2 * 1024 * 1024)] }, 413, "too_large"],
] as const)("a file with %s is refused as a whole", async ([, file, status, code]) => {
  const response = await post("/api/operator/tours/import", file, as(cookie));
  expect(response.status).toBe(status);
  await problemOf(response, code);
});

test("only JSON from members with the right is read", async () => {
  const path = "/api/operator/tours/import";
  const asText = await post(path, "{}", { ...as(cookie), "Content-Type": "text/plain" });
  expect(asText.status).toBe(415);
  expect((await post(path, { tours: [{}] })).status).toBe(401);
  const others = await post(`${path}?operator=doab-heritage`, { tours: [{}] }, as(cookie));
  expect(others.status).toBe(404);
});

test("a company's limit of unpublished tours holds for imports", async () => {
  for (let number = 0; number < 30; number += 1)
    await one(fileTour({ slug: `malvan-many-${number}`, title: `Malvan, number ${number}` }));
  expect(await one(fileTour({ slug: "malvan-too-many" }))).toMatchObject({
    outcome: "refuse",
    errors: { tour: [expect.stringContaining("30 unpublished tours")] },
  });
});
