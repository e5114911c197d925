import { eq } from "drizzle-orm";
import { expect, test, beforeAll } from "vitest";
import { factsInWords } from "~/domain/operators/operator-facts";
import type { BookingActor } from "~/domain/bookings/booking-history";
import { bookingMessages, operatorAnswers, tours } from "../../worker/platform/db/schema";
import { getOperatorPage } from "../../worker/operators/get-operator-page";
import { getTourPage } from "../../worker/tours/get-tour-page";
import { db, rowCounts } from "../support/database";
import { setOperator, setTour } from "../support/rows";
import { createThreadBooking, createThreadWorld } from "../support/threads";
import { refusal } from "../support/refusal";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { createBooking } from "../../worker/bookings/create-booking";
import { bookingFormSchema } from "~/domain/bookings/booking";
import { findBookableTour, listCards, listMappedPlaces } from "../../worker/tours/tours.repo";
import { getHomeTours } from "../../worker/money/premium/get-home-tours";
import { suggestSearches } from "../../worker/tours/suggest-searches";
import { book, get, origin, post, read } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { audit } from "../support/audit";
import { keys } from "../support/keys";
import { createPerson } from "../support/people";
import { problemOf } from "../support/problem";
import { useCases } from "../../worker/services";

const clock = () => Date.now();

async function operatorOf(slug: string) {
  return (await getTourPage({ db, clock }, slug)).operator;
}

test("an operator's page shows its tours on sale and their mean rating", async () => {
  const { slug, toursOnSale, companyName } = await operatorOf("hampi");
  const page = await getOperatorPage({ db, clock }, slug.toUpperCase());
  expect(page).toMatchObject({ slug, companyName, toursOnSale, rating: null, reviewCount: 0 });
  expect(page.tours).toHaveLength(Math.min(24, toursOnSale));
  const [first, second] = page.tours;
  await setTour(first?.slug ?? "", { rating: 4, reviewCount: 1 });
  await setTour(second?.slug ?? "", { rating: 5, reviewCount: 3 });
  expect(await getOperatorPage({ db, clock }, slug)).toMatchObject({ rating: 4.8, reviewCount: 4 });
  await setOperator(slug, { foundedYear: 2009 });
  // A tour's page says the same.
  expect(factsInWords(await operatorOf("hampi"))).toStrictEqual([
    "Verified by Tour Bharat",
    "4.8 of 5 in 4 reviews",
    "Since 2009",
  ]);
});

/** Writes a thread of a new booking: hours after its start, and who writes. */
async function writeThread(
  booking: string,
  messages: readonly (readonly [hours: number, author: Exclude<BookingActor, "reseller">])[],
) {
  const start = Date.now() - 7 * 86_400_000;
  for (const [hours, author] of messages)
    await db.insert(bookingMessages).values({
      id: crypto.randomUUID(),
      booking,
      author,
      toTraveler: author !== "traveler",
      toOperator: author === "traveler",
      text: "Text",
      createdAt: start + hours * 3_600_000,
    });
}

test("an operator's page says how soon it usually answers, once five answers tell", async () => {
  const world = await createThreadWorld("hampi");
  const answerTime = async () => (await getOperatorPage({ db, clock }, world.operator)).answerTime;
  const [first, second] = [
    await createThreadBooking(world.tour, null),
    await createThreadBooking(world.tour, null),
  ];
  // The wait counts from the first open question; unasked messages, the team's and a second answer do not count.
  await writeThread(first.id, [
    [0, "operator"],
    [1, "traveler"],
    [2, "traveler"],
    [2.5, "team"],
    [4, "operator"],
    [5, "operator"],
    [6, "traveler"],
    [7, "operator"],
    [8, "traveler"],
    [11, "operator"],
    [12, "traveler"],
    [40, "operator"],
  ]);
  expect(await db.select().from(operatorAnswers)).toHaveLength(4);
  expect(await answerTime()).toBeNull();
  await writeThread(second.id, [
    [0, "traveler"],
    [60, "operator"],
  ]);
  expect(await answerTime()).toBe("Usually answers within 3 hours");
  await db.update(operatorAnswers).set({ answeredAt: Date.now() - 120 * 86_400_000 });
  expect(await answerTime()).toBeNull();
  await writeThread(second.id, [
    [61, "traveler"],
    [62, "operator"],
  ]);
  expect(await db.select().from(operatorAnswers)).toHaveLength(1);
});

test("an operator that is not verified has no page", async () => {
  const { slug } = await operatorOf("darjeeling");
  await setOperator(slug, { status: "suspended" });
  await refusal(getOperatorPage({ db, clock }, slug), "not_found");
  await refusal(getOperatorPage({ db, clock }, "nobody"), "not_found");
});

test("similar tours are none of the others shown, and not the tour itself", async () => {
  const { tour, otherTours, similarTours } = await getTourPage({ db, clock }, "manali");
  const slugs = similarTours.map(({ slug }) => slug);
  expect(slugs).toHaveLength(3);
  expect(new Set([tour.slug, ...otherTours.map(({ slug }) => slug), ...slugs]).size).toBe(7);
});

const { run: changeAccountStatus } = useCases.changeAccountStatus;

const listed = z.object({ tours: z.array(z.object({ slug: z.string() })), total: z.int() });
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

let admin: Viewer;
let owner: Viewer;
let operator = "";

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  const tour = await db
    .select({ operator: tours.operatorSlug })
    .from(tours)
    .where(eq(tours.slug, "ooty"))
    .get();
  operator = tour?.operator ?? "";
  await setOperator(operator, { ownerId: owner.id });
});

function change(action: "suspend" | "activate") {
  const deps = {
    db,
    audit,
    clock: Date.now,
    mailer: { send: async () => undefined },
    origin,
    closeSockets: async () => undefined,
  };
  return changeAccountStatus(deps, admin, { userId: owner.id, action });
}

/** Returns true if the tour appears wherever tours are listed, searched, suggested and shown. */
async function whereFound() {
  const search = await read(await get("/api/tours?q=ooty"), listed);
  const home = await getHomeTours({ db, clock: Date.now });
  return {
    searched: slugs(search.tours).includes("ooty"),
    listed: slugs(await listCards(db)).includes("ooty"),
    onMap: slugs(await listMappedPlaces(db, Date.now())).includes("ooty"),
    onHome: slugs(home.places).includes("ooty"),
    suggested: (await suggestSearches({ db }, "ooty")).suggestions.includes("Ooty"),
    shown: (await get("/api/tours/ooty")).status === 200,
  };
}

function everywhere(found: boolean) {
  return { searched: found, listed: found, onMap: found, onHome: found, suggested: found, shown: found };
}

test("a suspended operator's tours leave the site and return when activated", async () => {
  const before = await read(await get("/api/tours?limit=1"), listed);
  expect(await whereFound()).toStrictEqual(everywhere(true));
  await change("suspend");
  expect(await whereFound()).toStrictEqual(everywhere(false));
  const during = await read(await get("/api/tours?limit=1"), listed);
  const own = await db.$count(tours, eq(tours.operatorSlug, operator));
  expect(own).toBeGreaterThan(1);
  expect(during.total).toBe(before.total - own);
  await change("activate");
  expect(await whereFound()).toStrictEqual(everywhere(true));
});

test("a suspended operator's tour cannot be booked, and nothing is written", async () => {
  await change("suspend");
  const before = await rowCounts();
  await problemOf(await post("/api/bookings", bookingRequest()), "not_found");
  expect(await rowCounts()).toStrictEqual(before);
  await change("activate");
  expect(await book()).toMatchObject({ tourSlug: "ooty" });
});

test("a tour whose operator is suspended during the booking is not booked", async () => {
  const request = { ...bookingFormSchema.parse(bookingRequest()), tour: "ooty" };
  const before = await rowCounts();
  // The clock is read before the tour is looked up; the batch comes after it.
  const suspendsWhileBooking = new Proxy(db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== "batch" || typeof value !== "function") return value;
      return async (...statements: unknown[]) => {
        await change("suspend");
        return value.apply(target, statements);
      };
    },
  });
  expect(await findBookableTour(db, "ooty")).not.toBeNull();
  await expect(
    createBooking(
      {
        db: suspendsWhileBooking,
        clock: Date.now,
        publisher: { bookingsChanged: () => undefined, seatsChanged: () => undefined },
        bookingMailer,
        keys,
      },
      request,
      { viewer: null, idempotencyKey: "suspended-while-booking" },
    ),
  ).rejects.toMatchObject({ code: "not_found" });
  expect(await rowCounts()).toStrictEqual(before);
  await change("activate");
});
