import { eq } from "drizzle-orm";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { noSale, paymentEntries, saleEntries } from "~/domain/money/ledger/ledger";
import { newTourValues, type TourFormValues } from "~/domain/tour-drafts/tour-form";
import * as schema from "../../worker/platform/db/schema";
import { hashOfLink } from "../../worker/platform/keys/link-token";
import { coupon } from "./coupon";
import { db } from "./database";
import { form } from "./form";
import { createMember } from "./people";
import { enter } from "./revenue";
import { browser, services } from "./services";
import { createThreadBooking, createThreadWorld } from "./threads";

/** Creates an operator with one of every object in the portal, and users without access to it. */
export async function createOperatorWorld() {
  const world = await createThreadWorld("ooty");
  const { operator, owner, tour, traveler } = world;
  const travelDate = addDays(todayInIndia(Date.now()), 1);
  const token = crypto.randomUUID();
  const ids = {
    picture: crypto.randomUUID(),
    apiKey: crypto.randomUUID(),
    checkIn: crypto.randomUUID(),
    review: crypto.randomUUID(),
    invitation: crypto.randomUUID(),
    payout: crypto.randomUUID(),
    heldBatch: crypto.randomUUID(),
    webhook: crypto.randomUUID(),
    calendar: crypto.randomUUID(),
    widget: crypto.randomUUID(),
  };
  const { id: tourId = 0 } =
    (await db.select().from(schema.tours).where(eq(schema.tours.slug, tour)).get()) ?? {};

  await db.insert(schema.apiKeys).values({
    id: ids.apiKey,
    hash: ids.apiKey,
    prefix: "tbk_",
    name: "Program",
    operatorSlug: operator,
    rights: ["read-catalogue"],
    createdAt: 1,
  });
  const resource = await services.addResource(owner, { ...newGuide, operator });
  const { id: booking, bookingId } = await createThreadBooking(tour, traveler);
  await db.update(schema.bookings).set({ travelDate }).where(eq(schema.bookings.id, booking));
  await db
    .insert(schema.checkIns)
    .values({ booking, id: ids.checkIn, way: "hand", at: 1, doneBy: owner.id, createdAt: 1 });
  const words = { title: "Good", text: "A good week.", rating: 4, createdAt: Date.now(), updatedAt: 1 };
  await db.insert(schema.reviews).values({ id: ids.review, booking, tourId, ...words });
  await services.writeMessage(
    { side: "traveler", viewer: traveler },
    { bookingId, messageId: crypto.randomUUID(), to: "other", text: "When do we leave?" },
    browser(),
  );
  // By the name that shows whose it is.
  const question = crypto.randomUUID();
  const asker = { name: operator, email: "asker@example.com", createdAt: 1, confirmedAt: 1 };
  await db.insert(schema.tourQuestions).values({ id: question, tourId, ...asker });
  await db
    .insert(schema.questionMessages)
    .values({ id: question, question, author: "traveler", text: "Is there a lift?", createdAt: 1 });
  await enter(saleEntries({ ...noSale, total: 9000, commission: 900 }), { operatorSlug: operator, booking });
  await enter(paymentEntries(9000), { operatorSlug: operator, booking });
  await db.insert(schema.operatorInvoices).values({
    operatorSlug: operator,
    month: "2026-10",
    kind: "invoice",
    financialYear: operator,
    number: 1,
    commission: 900,
    premium: 0,
    gst: 162,
    snapshot: {
      seller: { name: "Tour Bharat", address: null, gstin: null },
      buyer: { name: operator, address: null, gstin: null, pan: null },
      placeOfSupply: "29",
      gstPercent: 18,
      tax: [{ name: "IGST", percent: 18, paise: 16_200 }],
      refersTo: [],
    },
    issuedAt: 1,
  });
  await db.insert(schema.payouts).values({
    id: ids.payout,
    operatorSlug: operator,
    amount: 700,
    status: "due",
    reference: null,
    note: "",
    createdAt: 1,
  });

  const hook = { url: "https://127.0.0.1/", events: [], encryptedSecret: "sealed", createdAt: 1 };
  await db.insert(schema.webhookEndpoints).values({ id: ids.webhook, operatorSlug: operator, ...hook });
  await db.insert(schema.widgets).values({
    id: ids.widget,
    operatorSlug: operator,
    origins: ["https://www.example.com"],
    color: "#0c5f66",
    createdAt: 1,
  });
  const feed = {
    name: "Boat",
    host: "calendar.example.com",
    encryptedAddress: "sealed",
    tours: [tourId],
    occurrences: [],
  };
  await db.insert(schema.calendarFeeds).values({
    ...feed,
    id: ids.calendar,
    operatorSlug: operator,
    createdBy: owner.id,
    createdAt: 1,
    nextReadAt: Date.now() + 86_400_000,
  });
  await db.insert(schema.delayedChanges).values({
    id: crypto.randomUUID(),
    batch: ids.heldBatch,
    kind: "booking.complete",
    subject: "booking",
    subjectId: bookingId,
    actorId: owner.id,
    dueAt: Date.now() + 86_400_000,
  });

  const picture = { alt: "The lake", width: 1600, height: 900, widths: [480, 960, 1600], createdAt: 1 };
  await db.insert(schema.tourPictures).values({ id: ids.picture, tourId, position: 1, ...picture });
  const open = { createdAt: 1, expiresAt: Date.now() + 86_400_000 };
  await db.insert(schema.operatorInvitations).values({
    id: ids.invitation,
    operator,
    email: "new@example.com",
    rights: ["tours"],
    tokenHash: crypto.randomUUID(),
    ...open,
  });
  await db.insert(schema.bankAccountChanges).values({
    operator,
    holder: "Malabar Walks",
    encryptedNumber: "sealed",
    lastDigits: "7777",
    ifsc: "HDFC0001234",
    tokenHash: hashOfLink(token),
    ...open,
  });
  await services.addDocument(owner, { slug: operator, form: documentForm(), headers: browser() });
  const paperRow = await db.select().from(schema.operatorDocuments).get();

  return {
    ...world,
    resource,
    bookingId,
    travelDate,
    question,
    token,
    ...ids,
    document: paperRow?.id ?? "",
    coupon: await coupon({ operators: [operator], borneBy: "operator" }),
    member: await createMember(operator, ["tours"]),
  };
}

/** A guide as typed. */
export const newGuide = {
  kind: "guide" as const,
  name: "Ravi Kumar",
  phone: "+919845098450",
  seats: null,
  skills: [],
  languages: ["Hindi"],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  turnMinutes: 0,
};
export type OperatorWorld = Awaited<ReturnType<typeof createOperatorWorld>>;

/** Returns the upload form of an operator document. */
export function documentForm(): FormData {
  const file = new File(["%PDF-1.7\nsome paper\n%%EOF"], "registration.pdf");
  return form({ kind: "registration", document: file });
}

/** Returns the first form of a new tour. */
export function firstForm(texts: Partial<TourFormValues> = {}): TourFormValues {
  return {
    ...newTourValues,
    title: "Malvan, sea forts and quiet coves",
    place: "Malvan",
    state: "Maharashtra",
    departureCity: "Mumbai",
    type: "beach",
    days: "2",
    priceInr: "8,999",
    capacity: "10",
    ...texts,
  };
}
