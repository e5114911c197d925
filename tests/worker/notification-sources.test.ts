import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { couponFormSchema } from "~/domain/coupons/coupon-fields";
import { addDays, instantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { verifyDaily } from "../../worker/audit/verify-daily";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import { sendMeetingChanges, settlingTime } from "../../worker/notifications/bookings/send-meeting-changes";
import { notifyOfUnpaid, sendManifests } from "../../worker/notifications/bookings/send-operator-reminders";
import { sendPaymentReminders } from "../../worker/notifications/bookings/send-payment-reminders";
import { sendPartyReminders, sendReminders } from "../../worker/notifications/bookings/send-reminders";
import { releaseSeats, takeSeats } from "../../worker/seats/seats.repo";
import {
  bookings,
  contactMessages,
  departureMinimums,
  operators,
  resellerMovements,
  resellers,
  reviewPhotographs,
  reviews,
  scheduledReports,
  tourPictures,
  tours,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from "../../worker/platform/db/schema";
import { sendReports } from "../../worker/office/send-reports";
import { sendResellerStatements } from "../../worker/partners/reseller-statements";
import { deliverWebhooks } from "../../worker/partners/webhooks/deliver-webhooks";
import { askOfMinimums, decideMinimums, notifyOfGuaranteed } from "../../worker/departures/decide-minimums";
import { alertOfFailures } from "../../worker/housekeeping/alert-of-failures";
import { recordJobs } from "../../worker/housekeeping/failed-jobs.repo";
import { joinWaitingList } from "../../worker/waiting-list/join-waiting-list";
import { offerSeats } from "../../worker/waiting-list/offer-seats";
import { confirmWaiting } from "../../worker/waiting-list/waiting-entry";
import { createUser } from "../support/accounts";
import { as, book, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { createNotifiedPeople, eventNames } from "../support/notified";
import { bookToPay, moneyOf, orderOf, pay, paymentsAt, publisher } from "../support/payments";
import { createPerson, giveTourTo } from "../support/people";
import { bookOver, createBankAccount } from "../support/revenue";
import { browser, form, mailsTo, services } from "../support/services";
import { operatorFields, signUp } from "../support/sign-up";
import { signInAgain } from "../support/signed-in";
import { addCompleteTour } from "../support/edit-tour";
import { createTrip } from "../support/trips";

/**
 * The events of real changes: each change is made through its service or job, and everything in the outbox is compared with the parties and channels of
 * the catalogue. The last test fails if an event of the catalogue never occurred.
 */
const tour = "ooty";
const today = todayInIndia(Date.now());
let world: Awaited<ReturnType<typeof createNotifiedPeople>>;

beforeAll(async () => {
  world = await createNotifiedPeople();
  await giveTourTo(tour, world.operator);
  await db.update(tours).set({ departureRules: everyDay }).where(eq(tours.slug, tour));
});
afterAll(() => world.restore());

beforeEach(async () => {
  // The jobs of a test find its own bookings only.
  await db
    .update(bookings)
    .set({ travelDate: "2020-01-01", paymentDueAt: null, paymentReminderAt: null, emailKey: null });
});

let dates = 40;
/** Returns a date of this file's own, more than a month ahead. */
const newDate = () => addDays(today, (dates += 3));

/** Books as the traveler with an account. */
const bookAsAccount = (overrides: Record<string, unknown> = {}) =>
  book({ tour, travelDate: newDate(), email: world.account.email, ...overrides }, as(world.account.cookie));

const bookAsGuest = (overrides: Record<string, unknown> = {}) =>
  book({ tour, travelDate: newDate(), email: world.guest.email, ...overrides });

async function receiveAll({ bookingId, totalAmount: amount }: { bookingId: string; totalAmount: number }) {
  await services.recordReceivedPayment(world.admins.finance, { bookingId, amount, method: "upi" });
}

const dependencies = (now = Date.now()) => ({ db, clock: () => now, publisher, bookingMailer });

test("a webhook that fails for three days", async () => {
  const failing = { url: "https://hooks.example.com/", events: [], encryptedSecret: "", failingSince: 1 };
  const endpoint = { id: "dead", operatorSlug: world.operator, createdAt: 1, confirmedAt: 1, ...failing };
  await db.insert(webhookEndpoints).values(endpoint);
  const event = { type: "payout.sent" as const, subject: "p", data: {}, createdAt: 1, nextAttemptAt: 1 };
  await db.insert(webhookDeliveries).values({ endpoint: "dead", ...event });
  await world.expectNotified(["webhook-disabled"], {}, () =>
    deliverWebhooks({
      ...dependencies(),
      keys,
      origin: "http://localhost",
      fetchOutside: () => Promise.reject(new Error("no network")),
    }),
  );
});

test("bookings made, changed, paid, canceled and expired", async () => {
  const { expectNotified, account, guest, desk } = world;
  let booking = { bookingId: "", totalAmount: 0, travelDate: "" };
  const ofAccount = { traveler: "account" };
  await expectNotified(["booking-new", "trip-confirmed"], ofAccount, async () => {
    booking = await bookAsAccount();
  });
  await expectNotified(["booking-paid", "trip-paid"], ofAccount, () => receiveAll(booking));
  await expectNotified(["booking-changed", "trip-changed"], ofAccount, async () => {
    const change = { kind: "date", travelDate: addDays(booking.travelDate, 1) };
    const path = `/api/bookings/${booking.bookingId}/change`;
    expect((await post(path, { email: account.email, change })).status).toBe(200);
  });
  await expectNotified(["booking-canceled", "trip-canceled"], ofAccount, async () => {
    const answer = await post(`/api/bookings/${booking.bookingId}/cancel`, { email: account.email });
    expect(answer.status).toBe(200);
  });

  const ofGuest = { traveler: "guest" };
  await expectNotified(["booking-new", "trip-confirmed"], ofGuest, async () => {
    booking = await bookAsGuest();
  });
  const canceling = { bookingId: booking.bookingId, status: "cancelled", reason: "A landslide." } as const;
  await expectNotified(["booking-canceled", "trip-canceled"], { ...ofGuest, except: ["desk"] }, () =>
    services.changeCustomerBooking(desk, canceling),
  );
  await bookAsGuest({ email: guest.email });
  const late = Date.now() + 25 * 3_600_000;
  await expectNotified(
    ["booking-canceled", "trip-canceled"],
    ofGuest,
    () => expireBookings(paymentsAt(late)),
    late,
  );
});

test("reminders of the traveler and the operator", async () => {
  const { expectNotified } = world;
  const ofAccount = { traveler: "account" };
  const { bookingId, travelDate } = await bookAsAccount();
  const message = { messageId: crypto.randomUUID(), text: "See you, {name}.", when: "now" as const };
  await expectNotified(["trip-message"], ofAccount, async () => {
    const scope = { tour, travelDate, count: null, time: "09:00" };
    await services.messageDeparture(world.desk, { ...scope, ...message }, browser());
  });
  await db
    .update(tours)
    .set({ partyQuestions: ["age"] })
    .where(eq(tours.slug, tour));
  const at = (daysBefore: number, time: string) => instantInIndia(addDays(travelDate, -daysBefore), time);
  for (const [event, job, now] of [
    ["trip-soon", sendReminders, at(7, "09:00")],
    ["trip-party", sendPartyReminders, at(5, "09:00")],
    ["trip-soon", sendReminders, at(1, "09:00")],
    ["manifest", sendManifests, at(1, "18:00")],
  ] as const)
    await expectNotified([event], ofAccount, () => job(dependencies(now)), now);

  await db
    .update(bookings)
    .set({ verifiedAt: 1, paymentDueAt: at(20, "18:00"), paymentReminderAt: at(22, "09:00") })
    .where(eq(bookings.bookingId, bookingId));
  const reminding = at(22, "09:00");
  await expectNotified(
    ["trip-unpaid"],
    ofAccount,
    () => sendPaymentReminders(dependencies(reminding)),
    reminding,
  );
  const dayBefore = at(21, "12:00");
  await expectNotified(["booking-unpaid"], {}, () => notifyOfUnpaid(dependencies(dayBefore)), dayBefore);
});

test("departures that close, move, are rescued or decided", async () => {
  const { expectNotified, owner, admins } = world;
  const ofAccount = { traveler: "account" };
  const closed = await bookAsAccount();
  await receiveAll(closed);
  const scope = { tour, travelDate: closed.travelDate };
  await expectNotified(["trip-closed"], ofAccount, () =>
    services.closeDeparture(owner.viewer, { ...scope, reason: "The river is too high." }),
  );
  await services.reopenDeparture(owner.viewer, scope);
  await expectNotified(["departures-closed", "trip-closed"], ofAccount, () =>
    services.closeDeparture(admins.support, {
      ...scope,
      reason: "The river is too high.",
      fault: "nobody",
      ground: "weather",
      evidence: "Flood bulletin 3 of the Central Water Commission",
    }),
  );
  const order = {
    intent: "offer",
    who: "all",
    chosen: [] as string[],
    fault: "nobody",
    reason: "The river is too high.",
    options: [{ kind: "date", travelDate: addDays(closed.travelDate, 1) }],
    proposals: { date: false, tour: false },
    hours: 48,
    fallback: "refund",
  } as const;
  await expectNotified(["rescue-started", "trip-rescue"], ofAccount, async () => {
    await services.orderRescue(admins.support, { scope, order: { ...order, options: [...order.options] } });
    await services.stepRescue(admins.support, scope);
  });

  const { bookingId } = await bookAsAccount();
  await db
    .update(bookings)
    .set({ createdAt: Date.now() - 86_400_000 })
    .where(eq(bookings.bookingId, bookingId));
  const setRules = async (rules: object) => {
    const { version, departures: stored } = await services.getTourRules(owner.viewer, tour);
    const changed = { ...stored, rules: { ...stored.rules, ...rules } };
    await services.setTourDepartures(owner.viewer, { slug: tour, version, departures: changed });
  };
  const settled = Date.now() + settlingTime + 60_000;
  await expectNotified(
    ["trip-meeting"],
    ofAccount,
    async () => {
      await setRules({ startTime: "05:45" });
      await sendMeetingChanges(dependencies(settled));
    },
    settled,
  );

  await setRules({ minimum: { travelers: 4, decisionDays: 7, tooFew: "ask" } });
  const { travelDate } = await bookAsGuest();
  const decideOn = (days: number) =>
    db
      .update(departureMinimums)
      .set({ decideOn: addDays(today, days) })
      .where(eq(departureMinimums.travelDate, travelDate));
  await decideOn(1);
  await expectNotified(["departure-undecided"], {}, () => askOfMinimums(dependencies()));
  await decideOn(-1);
  await expectNotified(["departure-too-few"], {}, () => decideMinimums(dependencies()));

  const run = await bookAsAccount();
  await expectNotified(["departure-guaranteed", "trip-closed"], ofAccount, async () => {
    await services.guaranteeDeparture(owner.viewer, { tour, travelDate: run.travelDate });
    await notifyOfGuaranteed(dependencies());
  });
  await setRules({ minimum: undefined });
});

test("repairs by the office and by the operator", async () => {
  const { expectNotified, owner, admins } = world;
  const ofAccount = { traveler: "account" };
  const { bookingId, totalAmount } = await bookAsAccount();
  await receiveAll({ bookingId, totalAmount });
  type Repair = Parameters<typeof services.repairBooking>;
  const repair = async (who: Repair[0], change: Repair[1]["change"]) => {
    const quote = await services.quoteRepair(who, { bookingId, change });
    const expected = { expectedTotal: quote.total, expectedVersion: quote.version };
    await services.repairBooking(who, { bookingId, change, reason: "The bus is late.", ...expected });
  };
  let token = "";
  await expectNotified(["trip-consent"], ofAccount, async () => {
    await repair(admins.support, { kind: "party", numberOfTravelers: 3, children: 0, infants: 0 });
    const texts = (await mailsTo(world.account.email)).map(({ text }) => text);
    token = texts.flatMap((text) => /\/booking-change\/([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? "";
  });
  const consented = { ...ofAccount, persons: ["admin support"] };
  await expectNotified(["consent-answered", "booking-changed", "trip-changed"], consented, () =>
    services.answerProposal(token, "accepted"),
  );
  const byOwner = { ...ofAccount, except: ["owner"] };
  await expectNotified(["booking-repaired", "booking-changed", "trip-changed"], byOwner, () =>
    repair(owner.viewer, { kind: "price", total: totalAmount - 1000 }),
  );
  await expectNotified(["trip-contact"], ofAccount, () =>
    services.resendDocuments(admins.support, bookingId),
  );
});

test("messages about a booking, and to us", async () => {
  const { expectNotified, desk, admins, account } = world;
  const { bookingId } = await bookAsAccount();
  const { viewer } = await services.getSession(browser(account.cookie));
  const message = (text: string) => ({ bookingId, messageId: crypto.randomUUID(), text });
  await expectNotified(["message-new", "thread-operator"], {}, () =>
    services.writeMessage({ side: "traveler", viewer }, { ...message("A step?"), to: "other" }, browser()),
  );
  await expectNotified(["thread-traveler"], { traveler: "account" }, () =>
    services.writeMessage({ side: "operator", viewer: desk }, { ...message("No."), to: "other" }, browser()),
  );
  await expectNotified(["thread-operator", "thread-traveler"], { traveler: "account" }, () =>
    services.sendBookingMessage(admins.support, { ...message("The road is open."), to: "both" }),
  );

  const { email } = world.contact("writer");
  const id = crypto.randomUUID();
  const written = { name: "Leela", subject: "Feedback" as const, message: "A fine site.", createdAt: 1 };
  await db.insert(contactMessages).values({ ...written, id, email });
  await expectNotified(["contact-reply"], { contact: "writer" }, () =>
    services.replyToMessage(admins.support, {
      id,
      replyId: crypto.randomUUID(),
      handledAt: null,
      text: "Thank you.",
    }),
  );
});

test("reviews and their photographs", async () => {
  const { expectNotified, account, desk, admins } = world;
  const { viewer } = await services.getSession(browser(account.cookie));
  if (!viewer) throw new Error("there is no session");
  const { bookingId } = await createTrip(viewer, { tour, travelDate: newDate() });
  const written = { title: "A good week", text: "Quiet rooms, early starts, and a patient driver." };
  await services.writeReview(viewer, { ...written, bookingId, rating: 4 });
  const review = await db
    .select({ id: reviews.id, tourId: reviews.tourId })
    .from(reviews)
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .where(eq(bookings.bookingId, bookingId))
    .get();
  const { id, tourId } = review ?? { id: "", tourId: 0 };
  await expectNotified(["review-answered"], { traveler: "account" }, () =>
    services.answerReview(desk, { id, text: "Thank you. The second bus comes in May." }),
  );
  const photograph = crypto.randomUUID().replaceAll("-", "");
  const stored = { width: 400, height: 330, widths: [400], consentVersion: 1, consentedAt: 1, createdAt: 1 };
  await db.insert(reviewPhotographs).values({ ...stored, id: photograph, review: id, tourId });
  await expectNotified(["photograph-checked"], { traveler: "account" }, () =>
    services.moderatePhotograph(admins.content, { id: photograph, from: "waiting", reason: null }),
  );
});

test("a waiting list, by mail and by the number given for it", async () => {
  const { expectNotified } = world;
  const travelDate = newDate();
  const { id: tourId = 0, capacity = 0 } =
    (await db.select().from(tours).where(eq(tours.slug, tour)).get()) ?? {};
  await takeSeats(db, { tourId, travelDate, start: "", seats: capacity });
  const waiting = { ...dependencies(), keys };
  for (const [name, person] of [
    ["waiting", world.contact("waiting", "+919820020001")],
    ["account", { email: world.account.email, number: "" }],
  ] as const) {
    let link = { entryId: "", key: "" };
    const concerned = { contact: name };
    await expectNotified(["waiting"], concerned, async () => {
      const party = {
        travelDate,
        numberOfTravelers: 1,
        name: "Leela",
        email: person.email,
        phone: person.number || null,
      };
      await joinWaitingList(waiting, tour, party, { viewer: null, caller: null });
      const [mail] = await mailsTo(person.email);
      const [, entryId = "", key = ""] = /\/waiting-list\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
      link = { entryId, key };
    });
    await expectNotified(["waiting"], concerned, () => confirmWaiting(waiting, link));
    await expectNotified(["seats-offered"], concerned, async () => {
      await releaseSeats(db, { tourId, travelDate, start: "", seats: 1 });
      await offerSeats(waiting);
    });
  }
});

test("money: payouts, a disputed payment and the bank account", async () => {
  const { expectNotified, operator, owner, admins } = world;
  await bookOver(tour);
  await createBankAccount(operator);
  const { id } = await services.preparePayout(admins.finance, { operator });
  await expectNotified(["payout-paid"], {}, () =>
    services.payPayout(admins.owner, { id, reference: "UTIB0001234567", paidOn: today }),
  );
  await expectNotified(["payout-returned"], {}, () =>
    services.returnPayout(admins.owner, { id, reason: "Account closed" }),
  );

  const code = "ASKED";
  const asking = { code, kind: "percent", value: "10", borneBy: "operator", tours: [tour] };
  await expectNotified(["coupon-offered"], {}, () =>
    services.createCoupon(
      admins.owner,
      couponFormSchema.parse({ ...asking, validFrom: today, validUntil: addDays(today, 30) }),
    ),
  );
  const newCoupons = async () => (await services.getOperatorOverview(owner.viewer)).tasks.coupons;
  expect(await newCoupons()).toStrictEqual([code]);
  await services.agreeToCoupon(owner.viewer, { code, operator, version: 1, agrees: true });
  expect(await newCoupons()).toStrictEqual([]);

  const { booking, link } = await bookToPay({ tour, travelDate: newDate(), email: world.guest.email });
  await pay(await orderOf(link));
  const { bookingId } = booking;
  const [paid] = (await moneyOf(bookingId)).captured;
  await expectNotified(["dispute"], {}, () =>
    services.noteDispute(admins.finance, {
      bookingId,
      paymentId: paid?.id ?? "",
      reference: "disp_EsIAlDcoUr8CaQ",
      amount: 500,
      reason: "Fraud",
      respondBy: null,
    }),
  );

  await expectNotified(["bank"], {}, () =>
    services.requestBankChange(owner.viewer, {
      slug: operator,
      headers: browser(),
      form: form({
        holder: "Malabar Walks Pvt Ltd",
        accountNumber: "50100234567890",
        accountNumberAgain: "50100234567890",
        ifsc: "HDFC0001234",
        currentPassword: owner.password,
      }),
    }),
  );
});

test("a tour and an operator under review, an invitation and a new owner", async () => {
  const { expectNotified, operator: slug, owner, desk, admins } = world;
  const draft = await addCompleteTour(admins.content, { operator: slug, status: "pending" });
  const { id: tourId = 0 } = (await db.select().from(tours).where(eq(tours.slug, draft.slug)).get()) ?? {};
  const picture = { alt: "The fort", width: 1600, height: 900, widths: [400, 800, 1600], createdAt: 1 };
  await db.insert(tourPictures).values({ id: crypto.randomUUID(), tourId, position: 1, ...picture });
  const reason = "Please say where the boat leaves from.";
  await expectNotified(["tour-rejected"], {}, () =>
    services.changeTour(admins.content, { slug: draft.slug, action: "reject", reason }),
  );
  await db.update(tours).set({ status: "pending" }).where(eq(tours.id, tourId));
  await expectNotified(["tour-approved"], {}, () =>
    services.changeTour(admins.content, { slug: draft.slug, action: "approve" }),
  );

  await db.update(operators).set({ status: "pending" }).where(eq(operators.slug, slug));
  await db.update(users).set({ status: "pending" }).where(eq(users.id, owner.id));
  const decide = (decision: Parameters<typeof services.decideOnOperator>[1]["decision"]) =>
    services.decideOnOperator(admins.support, { slug, decision });
  await expectNotified(["operator-documents"], {}, () =>
    decide({ intent: "ask-documents", documents: ["gst"], text: "Both pages, please." }),
  );
  await expectNotified(["operator-answered"], {}, () =>
    services.answerDecision(owner.viewer, { slug, form: form({ text: "Added both." }) }),
  );
  await expectNotified(["operator-refused"], {}, () => decide({ intent: "refuse", text: "It has ended." }));
  await expectNotified(["operator-verified"], {}, () =>
    services.changeOperatorStatus(admins.support, { slug, action: "verify", reason: "Known to us" }),
  );

  const { email } = world.contact("invited");
  await expectNotified(["invitation"], { contact: "invited" }, () =>
    services.inviteMember(owner.viewer, { slug, form: form({ email, rights: "tours" }), headers: browser() }),
  );
  await expectNotified(["operator-owner"], { persons: ["owner", "desk"] }, () =>
    services.handOverOperator(owner.viewer, {
      slug,
      userId: desk.id,
      form: form({ currentPassword: owner.password }),
    }),
  );
});

test("accounts: sign-up, a requested account and a code for a phone", async () => {
  const { expectNotified, contact } = world;
  const traveler = contact("new traveler");
  await expectNotified(["account-changed"], { persons: ["new traveler"] }, () =>
    signUp({ email: traveler.email }),
  );
  const applicant = contact("applicant");
  await expectNotified(["account-requested"], { persons: ["applicant"] }, () =>
    signUp({ role: "tour_operator", ...operatorFields, email: applicant.email }),
  );
  const caller = await createUser();
  const phone = "+919820020002";
  contact("caller", phone);
  await db.update(users).set({ phone, verifiedPhone: phone }).where(eq(users.id, caller.id));
  await expectNotified(["sign-in-code"], { contact: "caller" }, () =>
    services.requestPhoneCode(form({ phone }), browser()),
  );
  const stranger = contact("stranger");
  await expectNotified(["newsletter"], { contact: "stranger" }, () =>
    services.subscribe(form({ email: stranger.email }), browser()),
  );
  await expectNotified(["personal-data"], { contact: "stranger" }, () =>
    services.requestDataLink(form({ email: stranger.email }), browser()),
  );
  await expectNotified(["new-device"], { persons: ["account"] }, () => signInAgain(world.account));
});

test("another role of an administrator", async () => {
  const { expectNotified, admins, contact } = world;
  const helper = contact("helper");
  const { id: userId } = await createPerson("admin", "active", { adminRole: "support", email: helper.email });
  await expectNotified(["admin-rights", "account-requested"], { persons: ["helper"] }, () =>
    services.changeAdminRole(admins.owner, { userId, adminRole: "content" }),
  );
});

test("an audit log that no longer verifies", async () => {
  await db.run("DROP TRIGGER audit_log_unchanged");
  await db.run("UPDATE audit_log SET action = 'user.forged' WHERE seq = (SELECT max(seq) FROM audit_log)");
  await world.expectNotified(["audit-broken"], {}, () =>
    verifyDaily({ db, keys, origin: "http://localhost", clock: () => Date.now() }).catch(() => undefined),
  );
});

test("a scheduled report", async () => {
  const { expectNotified, contact } = world;
  const { email } = contact("reporter");
  const { id: userId } = await createPerson("admin", "active", { adminRole: "content", email });
  const due = { list: "/admin/tours", title: "Tours", query: "", nextRunAt: 1, createdAt: 1 };
  await db
    .insert(scheduledReports)
    .values({ id: "due", userId, ...due, format: "csv", days: "daily", time: "08:00" });
  await expectNotified(["report"], { persons: ["reporter"] }, () => sendReports(dependencies()));
});

test("a statement of a reseller", async () => {
  const { expectNotified, contact } = world;
  const { email } = contact("reseller");
  await db.update(resellers).set({ statementMonth: "9999-12" });
  const terms = { terms: "net", commissionPercent: 0, bearer: "platform" } as const;
  const place = { state: "29", address: "1 Test Street, Bengaluru" } as const;
  await db
    .insert(resellers)
    .values({ id: "stated", name: "Stated", email, ...place, ...terms, createdAt: 1 });
  const movement = { id: "moved", reseller: "stated", amount: 100, createdAt: 1 };
  await db.insert(resellerMovements).values({ ...movement, kind: "paid-in" });
  const morning = instantInIndia(addDays(today, 1), "09:00");
  await expectNotified(["reseller-statement"], { contact: "reseller" }, () =>
    sendResellerStatements(dependencies(morning)),
  );
});

test("a scheduled job that fails twice", async () => {
  const results = [{ name: "figures", error: "broken" }] as const;
  await recordJobs(db, results, Date.now());
  await world.expectNotified(["job-failed"], {}, async () => {
    await recordJobs(db, results, Date.now());
    await alertOfFailures({ ...dependencies(), origin: "http://localhost", alertWebhook: null }, ["figures"]);
  });
});

// Last in its file.
test("questions before booking", async () => {
  const { expectNotified } = world;
  const { email } = world.contact("asker");
  const question = { text: "Is there a lift?", name: "Asha Rao", email };
  await expectNotified(["question"], { contact: "asker" }, async () => {
    await services.askQuestion(tour, question, { viewer: null, headers: new Headers() });
  });
  const [mail] = await mailsTo(email);
  const [, questionId = "", key = ""] = /\/questions\/([^/\s]+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
  await expectNotified(["question-new"], {}, () =>
    services.confirmQuestion({ side: "traveler", questionId, key }),
  );
});

test("every event of the catalogue has occurred", () => {
  expect(eventNames.filter((event) => !world.occurred.has(event))).toStrictEqual([]);
});
