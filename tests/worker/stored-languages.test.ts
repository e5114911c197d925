import { env } from "cloudflare:workers";
import { createElement } from "react";
import { expect, test } from "vitest";
import { TextAreaField } from "~/ui/field";
import { addDays } from "~/domain/calendar/calendar";
import { optionKey, type RescueOption } from "~/domain/desk/rescue";
import { everyDay } from "~/domain/departures/departure-rules";
import type { NewNotification } from "~/domain/notifications/notification";
import { maxVariable, singleLine } from "../../worker/notifications/mail/mail-text";
import { inLanguage } from "../../worker/platform/language";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { signIn } from "../support/accounts";
import { as, book, get } from "../support/api";
import { freshTravelDate } from "../support/booking-request";
import { db, setBooking } from "../support/database";
import { keys } from "../support/keys";
import { payInFull } from "../support/paid-booking";
import { moneyOf } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { bookingRow, setTour, tourRow } from "../support/rows";
import { readPdf } from "../support/read-pdf";
import { renderPage } from "../support/render-page";
import { form, mailsTo, services } from "../support/services";

const hindi = /\p{Script=Devanagari}/u;

const suggest = () => inLanguage("hi", () => services.suggestSearches("munnar"));

test("a title that has changed since its translation is suggested in English, as its page shows it", async () => {
  expect(await suggest()).toMatchObject({
    suggestions: expect.arrayContaining(["मुन्नार"]),
    tours: [{ title: expect.stringMatching(hindi) }],
  });
  const title = "Munnar, tea and more tea";
  await setTour("munnar", { title });
  expect(await suggest()).toMatchObject({
    suggestions: expect.arrayContaining(["मुन्नार", title]),
    tours: [{ title }],
  });
});

const write = (email: string) => {
  const fields = {
    name: "Asha Rao",
    email,
    subject: "General Inquiry",
    message: "Do you have a tour in May?",
  };
  return services.sendMessage(form(fields), new Headers());
};

test("a message from the contact page is replied to in its language", async () => {
  const admin = await createPerson("admin", "active");
  const reply = async (email: string) => {
    const { messages } = await services.listInbox(admin, { sort: "-received", q: email, limit: 1 });
    const id = messages[0]?.id ?? "";
    const text = "Thank you.";
    await services.replyToMessage(admin, { id, replyId: crypto.randomUUID(), handledAt: null, text });
    return (await mailsTo(email))[0]?.subject;
  };
  await inLanguage("hi", () => write("hindi.contact@example.com"));
  await write("english.contact@example.com");
  expect(await reply("hindi.contact@example.com")).toMatch(hindi);
  expect(await reply("english.contact@example.com")).not.toMatch(hindi);
});

/** Returns the titles of a tour in English and in Hindi. */
async function titlesOf(slug: string) {
  const { title, translations } = await tourRow(slug);
  return { english: title, translated: translations?.hi?.texts.title ?? "" };
}

/** Returns the words of the mails to an address. */
async function wordsTo(email: string) {
  return (await mailsTo(email)).map(({ subject, text }) => `${subject} ${text}`.replaceAll(/\s+/g, " "));
}

test("mails and phone texts about a booking made in Hindi name its tour in Hindi", async () => {
  const [tour, other] = ["varanasi", "agra"];
  for (const slug of [tour, other]) await setTour(slug, { departureRules: everyDay });
  const owner = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
  const support = await createPerson("admin", "active");
  const { email, cookie } = await signIn("user");
  const inHindi = { "Accept-Language": "hi", ...as(cookie) };
  // Dispatching empties them.
  await env.DB.prepare("CREATE TABLE sent (event TEXT, content TEXT)").run();
  await env.DB.prepare(
    `CREATE TRIGGER notifications_sent AFTER INSERT ON notifications WHEN NEW.event LIKE 'trip-%' BEGIN
      INSERT INTO sent VALUES (NEW.event, NEW.content);
    END`,
  ).run();
  const travelDate = freshTravelDate();
  const { bookingId } = await book({ tour, travelDate, email }, inHindi);
  await payInFull(bookingId);
  const messageId = crypto.randomUUID();
  await services.sendBookingMessage(support, { bookingId, messageId, to: "traveler", text: "Good day." });
  const [scope, reason] = [{ tour, travelDate }, "A cyclone is coming."];
  await services.closeDeparture(owner, { ...scope, reason });
  const option: RescueOption = { kind: "tour", tour: other, travelDate: addDays(travelDate, 1) };
  const order = {
    intent: "offer",
    who: "all",
    chosen: [],
    fault: "operator",
    reason,
    options: [option],
    proposals: { date: false, tour: false },
    hours: 48,
    fallback: "refund",
  } as const;
  await services.orderRescue(support, { scope, order: { ...order, chosen: [], options: [option] } });
  await services.stepRescue(support, scope);
  const link = { bookingId, key: bookingKey(keys, await bookingRow(bookingId)) };
  await services.answerOffer({ ...link, choice: optionKey(option) });

  const second = await book({ tour: other, travelDate: addDays(travelDate, 60), email }, inHindi);
  await payInFull(second.bookingId);
  const canceled = { bookingId: second.bookingId, status: "cancelled" as const, reason };
  await services.changeBookingStatus(support, canceled);
  const { refunds } = await moneyOf(second.bookingId);
  await services.finishRefundByHand(support, refunds[0]?.id ?? "");

  const titles = await Promise.all([tour, other].map(titlesOf));
  const words = await wordsTo(email);
  expect(words).toHaveLength(8);
  expect(words.filter((each) => !titles.some(({ translated }) => each.includes(translated)))).toStrictEqual(
    [],
  );
  expect(words.filter((each) => titles.some(({ english }) => each.includes(english)))).toStrictEqual([]);
  const sent = await db.all<{ event: string; content: string }>("SELECT * FROM sent");
  expect(sent.map(({ event }) => event)).toStrictEqual(
    expect.arrayContaining(["trip-confirmed", "trip-closed", "trip-rescue"]),
  );
  const inBoth = titles.map((title) => Object.values(title).map((each) => singleLine(each, maxVariable)));
  for (const { content } of sent) {
    const { params, translated }: NewNotification = JSON.parse(content);
    expect(inBoth).toContainEqual([params?.["tour"], translated?.params["tour"]]);
  }
});

test("the pages of a booking name its tour and place in the language of the page", async () => {
  const traveler = await createPerson("user", "active");
  const { bookingId, tourTitle, tourDestination } = await book({ tour: "agra", email: traveler.email });
  await setBooking(bookingId, { userId: traveler.id });
  const [, key = ""] =
    /\/confirm-booking\/\w+\/([\w-]+)/.exec((await mailsTo(traveler.email))[0]?.text ?? "") ?? [];
  const pages = async () => {
    const [trip] = (await services.listTravelerBookings(traveler, { filter: "all", limit: 1 })).bookings;
    const { tourTitle: title } = await services.getVerification({ bookingId, key });
    return [trip?.tourDestination, title];
  };
  expect(await pages()).toStrictEqual([tourDestination, tourTitle]);
  const { translated } = await titlesOf("agra");
  expect(await inLanguage("hi", pages)).toStrictEqual(["आगरा, उत्तर प्रदेश", translated]);
});

test("a receipt spells its amount in the booking's language", async () => {
  const finance = await createPerson("admin", "active");
  const receipt = async (headers: Record<string, string>) => {
    const { bookingId } = await book({}, headers);
    const paid = { bookingId, amount: 2999, method: "upi" as const };
    await services.recordReceivedPayment(finance, paid);
    const file = (await moneyOf(bookingId)).taxDocuments[0]?.key ?? "";
    const key = bookingKey(keys, await bookingRow(bookingId));
    const answer = await get(`/trip/${bookingId}/${key}/documents/${file}.pdf`);
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
  };
  expect(await receipt({})).toContain("Rupees two thousand nine hundred and ninety-nine only");
  const text = await receipt({ "Accept-Language": "hi" });
  expect(text).toContain("मात्र");
  expect(text).not.toContain("Rupees");
});

/** Renders a field of a Hindi page with these words as its hint and error. */
function renderField(words: string): string {
  const field = createElement(TextAreaField, { label: "कमरा", hint: words, error: words });
  return inLanguage("hi", () => renderPage(field));
}

test("words that exist in English alone are marked so in a form of a Hindi page", () => {
  expect(renderField("Twin beds on request").match(/lang="en"/g)).toHaveLength(2);
  expect(renderField("दो बिस्तर").match(/lang="en"/g)).toBeNull();
});
