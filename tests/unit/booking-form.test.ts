import { answerErrorOf } from "~/domain/bookings/own-questions";
import { expect, test } from "vitest";
import { bookingFormSchema, newBookingForm } from "~/domain/bookings/booking";
import {
  answerBookingForm,
  newBookingAnswers,
  readBookingForm,
  toBookingFormValues,
  type BookingAnswers,
  type BookingFormOutcome,
  chosenAnswers,
  firstBookingStep,
} from "~/domain/bookings/booking-form";
import { instantInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import {
  newTripChoice,
  readTripQuery,
  tripParty,
  tripQuery,
  withTripChange,
} from "~/domain/bookings/trip-choice";
import { answersInWords, partyInWords, quoteAnswers } from "~/domain/bookings/booking-review";

const today = "2026-11-21";
const key = "6f1c9a52-7f0e-4b5e-9a55-2f7f7d9c1b10";

const complete: BookingAnswers = {
  firstName: "Meera",
  lastName: "Iyer",
  email: "Meera.Iyer@example.com",
  answers: "",
  phone: "+91 98450 12345",
  travelDate: "2026-12-12",
  startTime: "",
  numberOfTravelers: "3",
  children: "0",
  infants: "0",
  childAges: "",
  roomType: "suite",
  optionId: "",
  extras: "",
  specialRequests: "",
  emergencyName: "Arjun Iyer",
  emergencyPhone: "98450 54321",
  paymentMethod: "upi",
  couponCode: "",
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Returns the result of submitting these fields. */
function send(fields: Record<string, string>): BookingFormOutcome {
  return answerBookingForm(
    readBookingForm(formOf(fields)),
    { departures: everyDay },
    instantInIndia(today, "10:00"),
  );
}

/** Returns the step shown then, and the fields marked on it. */
function shownFor(fields: Record<string, string>) {
  const outcome = send(fields);
  if (outcome.kind !== "show") throw new Error("it was booked");
  return { step: outcome.step, fields: Object.keys(outcome.errors), notice: outcome.notice?.title ?? null };
}

test("an empty form has the specified defaults", () => {
  expect(readBookingForm(new FormData())).toStrictEqual({
    intent: "next",
    step: 1,
    answers: newBookingAnswers(),
    idempotencyKey: null,
    expectedTotal: null,
  });
  expect(newBookingAnswers()).toMatchObject({ numberOfTravelers: "2", paymentMethod: "credit-card" });
});

test("every field of a form is read as typed", () => {
  const typed = { ...complete, numberOfTravelers: "many", roomType: "penthouse", email: " me@ " };
  const form = readBookingForm(
    formOf({ ...typed, intent: "confirm", step: "4", idempotencyKey: key, expectedTotal: "41997" }),
  );
  const expected = { intent: "confirm", step: 4, answers: typed, idempotencyKey: key, expectedTotal: 41_997 };
  expect(form).toStrictEqual(expected);
});

test.for([
  ["intent", "delete", { intent: "next" }],
  ["step", "0", { step: 1 }],
  ["step", "5", { step: 1 }],
  ["step", "2.5", { step: 1 }],
  ["idempotencyKey", "1", { idempotencyKey: null }],
  ["expectedTotal", "-1", { expectedTotal: null }],
  ["expectedTotal", "1e9", { expectedTotal: null }],
  ["expectedTotal", "9999999999", { expectedTotal: null }],
] as const)("%s given as %j counts as missing", ([name, value, read]) => {
  expect(readBookingForm(formOf({ [name]: value }))).toMatchObject(read);
});

test("a file in place of a value counts as missing", () => {
  const form = new FormData();
  form.set("firstName", new File(["x"], "name.txt"));
  expect(readBookingForm(form).answers.firstName).toBe("");
});

test("line breaks of special requests are stored as the dialog sends them", () => {
  const { answers } = readBookingForm(formOf({ specialRequests: "Vegetarian\r\nGround floor" }));
  expect(answers.specialRequests).toBe("Vegetarian\nGround floor");
});

test("Next leads from step to step", () => {
  const steps = ["1", "2", "3", "4"].map((step) => shownFor({ ...complete, intent: "next", step }).step);
  expect(steps).toStrictEqual([2, 3, 4, 4]);
});

test("Next requires only the fields of the step and before it", () => {
  const { firstName, lastName, email, phone } = complete;
  expect(shownFor({ firstName, lastName, email, phone, step: "1" })).toMatchObject({ step: 2, fields: [] });
  const expected = { step: 1, fields: ["firstName", "lastName", "email", "phone"] };
  expect(shownFor({ step: "1" })).toMatchObject(expected);
  const withoutDay = shownFor({ ...complete, travelDate: "", step: "2" });
  expect(withoutDay).toMatchObject({ step: 2, fields: ["travelDate"] });
  const wrongEmail = shownFor({ ...complete, email: "meera", emergencyName: "", step: "3" });
  expect(wrongEmail).toMatchObject({ step: 1, fields: ["email"] });
});

test("Previous works despite errors, and stays within the steps", () => {
  expect(shownFor({ intent: "previous", step: "3" })).toStrictEqual({ step: 2, fields: [], notice: null });
  expect(shownFor({ intent: "previous", step: "1" })).toMatchObject({ step: 1 });
});

test.for([
  ["2026-11-20", /past/],
  ["2028-11-21", /two years/],
  ["2026-02-30", /yyyy-MM-dd/],
  ["soon", /yyyy-MM-dd/],
  ["", /choose your travel date/],
] as const)("%j is not a valid travel date", ([travelDate, message]) => {
  const errors = { travelDate: expect.stringMatching(message) };
  expect(send({ ...complete, travelDate, step: "2" })).toMatchObject({ kind: "show", step: 2, errors });
});

test.for(["2026-11-22", "2028-11-20", "२०२७-०६-१२", "2027/06/12"])(
  "%s is a travel date: the first, the last and typed otherwise",
  (travelDate) => {
    expect(shownFor({ ...complete, travelDate, step: "2" })).toMatchObject({ step: 3 });
  },
);

test.for(["0", "21", "1.5", "", "two", "1e1"])("%j is not a valid party size", (numberOfTravelers) => {
  const shown = shownFor({ ...complete, numberOfTravelers, step: "2" });
  expect(shown).toMatchObject({ step: 2, fields: ["numberOfTravelers"] });
});

test("children without an adult and too many infants are reported on their step", () => {
  const sent = { ...complete, children: "3", infants: "9", emergencyName: "", step: "2" };
  expect(shownFor(sent)).toMatchObject({ step: 2, fields: ["children", "infants"] });
  expect(shownFor({ ...sent, children: "2", infants: "2" })).toMatchObject({ step: 2, fields: ["infants"] });
  expect(shownFor({ ...sent, children: "2", infants: "1" })).toMatchObject({ step: 3 });
});

test("a coupon is applied on the review even if other fields are missing", () => {
  const sent = { ...complete, email: "", couponCode: "WELCOME15", intent: "coupon", step: "4" };
  expect(shownFor(sent)).toMatchObject({ step: 4, fields: [] });
});

const confirm = { ...complete, intent: "confirm", step: "4", expectedTotal: "41997", idempotencyKey: key };

test("Confirm books the reviewed values in the API's format", () => {
  expect(send(confirm)).toStrictEqual({
    kind: "book",
    expectedTotal: 41_997,
    details: bookingFormSchema.parse({ ...complete, numberOfTravelers: 3, children: 0, infants: 0 }),
  });
});

test("Book and Pay Now does the same with online payment", () => {
  const pay = { ...confirm, intent: "pay" };
  expect(send(pay)).toMatchObject({ kind: "book", expectedTotal: 41_997, payOnline: true });
  expect(send({ ...pay, email: "" })).toMatchObject({ kind: "show", step: 1 });
});

test("Confirm without a review, or without a readable price or key, shows the review", () => {
  expect(shownFor({ ...complete, intent: "confirm", step: "1" })).toMatchObject({ step: 4, fields: [] });
  for (const name of ["expectedTotal", "idempotencyKey"])
    for (const value of ["", "41,997", "none"])
      expect(send({ ...confirm, [name]: value })).toMatchObject({ kind: "show", step: 4, errors: {} });
});

test("Confirm leads to the first step with an error, and lists the missing fields", () => {
  const expected = { step: 2, fields: ["roomType"], notice: null };
  expect(shownFor({ ...confirm, emergencyPhone: "12", roomType: "penthouse" })).toStrictEqual(expected);
  expect(shownFor({ ...confirm, emergencyName: "  " })).toStrictEqual({
    step: 3,
    fields: ["emergencyName"],
    notice: "Missing Information",
  });
});

test("the running total and the review use readable answers", () => {
  const party = { numberOfTravelers: 3, roomType: "suite", paymentMethod: "upi" };
  expect(toBookingFormValues(complete)).toMatchObject(party);
  const wrong = { ...complete, numberOfTravelers: "x", roomType: "x", paymentMethod: "cash" };
  const usual = { numberOfTravelers: Number.NaN, roomType: "standard", paymentMethod: "credit-card" };
  expect(toBookingFormValues(wrong)).toMatchObject(usual);
});

test("a closed day shows its error beside its field, on its step and on the last", () => {
  const rules = { ...everyDay, pattern: { kind: "dates" as const, dates: ["2027-01-01"] } };
  const now = instantInIndia(today, "10:00");
  const answerTo = (fields: Record<string, string>) =>
    answerBookingForm(readBookingForm(formOf({ ...complete, ...fields })), { departures: rules }, now);
  const shown = { step: 2, errors: { travelDate: "This tour leaves on chosen dates only." } };
  expect(answerTo({ step: "2", intent: "next" })).toMatchObject(shown);
  expect(answerTo({ step: "4", intent: "confirm", expectedTotal: "1" })).toMatchObject(shown);
  expect(answerTo({ step: "2", intent: "next", travelDate: "2027-01-01" })).toMatchObject({ step: 3 });
});

test.for([
  ["12", "1"],
  ["4, 7", "1"],
  ["seven", "1"],
] as const)("ages %s of %s children show an error beside their field", ([childAges, children]) => {
  const shown = shownFor({ ...complete, step: "2", children, childAges });
  expect(shown).toMatchObject({ step: 2, fields: ["childAges"] });
});

const read = (query: string) => readTripQuery(new URLSearchParams(query));

test("a choice survives its query, and the defaults need none", () => {
  const choice = { travelDate: "2026-12-26", adults: 3, children: 1, infants: 2 };
  expect(read(tripQuery(choice))).toStrictEqual(choice);
  expect(tripQuery(newTripChoice)).toBe("");
  expect(read("")).toStrictEqual(newTripChoice);
});

test("travelers count children, and adults do not", () => {
  expect(read("travelers=3&children=1")).toMatchObject({ adults: 2, children: 1 });
  expect(read("adults=3&children=1")).toMatchObject({ adults: 3, children: 1 });
  expect(read("travelers=2&children=2")).toMatchObject({ adults: 2, children: 2 });
});

test("infants stay at most as many as adults", () => {
  const family = { ...newTripChoice, adults: 3, infants: 3 };
  expect(withTripChange(family, { adults: 2 })).toStrictEqual({ ...family, adults: 2, infants: 2 });
  expect(withTripChange(family, { children: 1 })).toStrictEqual({ ...family, children: 1 });
  expect(read("adults=1&infants=2")).toMatchObject({ adults: 1, infants: 0 });
});

test("unreadable values and parties above twenty are defaults", () => {
  expect(read("date=2026-02-30&adults=0&children=-1&infants=x")).toStrictEqual(newTripChoice);
  expect(read("adults=21")).toMatchObject({ adults: 2 });
  expect(read("adults=2&children=19")).toMatchObject({ adults: 1, children: 19 });
  expect(read("travelers=1e1&date=%3Cb%3E")).toStrictEqual(newTripChoice);
});

test("the booking form starts with the choice", () => {
  const known = chosenAnswers(new URLSearchParams("date=2026-12-26&adults=2&children=1"));
  const party = { travelDate: "2026-12-26", numberOfTravelers: 3, children: 1, infants: 0 };
  expect(toBookingFormValues(firstBookingStep(known).answers)).toMatchObject(party);
});

test("a party in words", () => {
  expect(tripParty({ ...newTripChoice, children: 1, infants: 2 })).toBe("2 adults, 1 child, 2 infants");
  expect(tripParty({ ...newTripChoice, adults: 1 })).toBe("1 adult");
});

const tour = { days: 3, priceInr: 12_499, priceRules: {} };
const entered = {
  ...newBookingForm,
  firstName: "Meera",
  lastName: "Iyer",
  email: "meera@example.com",
  phone: "+91 98450 12345",
  travelDate: "2026-12-12",
  specialRequests: "Vegetarian",
  emergencyName: "Arjun Iyer",
  emergencyPhone: "+91 98450 99999",
};

const starting = { priceInr: 9000, priceRules: {}, days: 3, departures: { startTime: "07:00" } };

test("the answers are shown as entered, in a few lines per step", () => {
  expect(answersInWords(entered, starting)).toStrictEqual([
    { step: 1, title: "Traveler", lines: ["Meera Iyer", "meera@example.com, +91\u00A098450\u00A012345"] },
    {
      step: 2,
      title: "Trip",
      lines: ["Sat, Dec 12, 2026, 7:00 AM IST", "Travelers: 2 adults. Room: Standard", "Vegetarian"],
    },
    { step: 3, title: "Emergency contact", lines: ["Arjun Iyer, +91\u00A098450\u00A099999"] },
    { step: 3, title: "Payment", lines: ["Credit card"] },
  ]);
});

test("missing answers are shown as missing, including an emptied number of travelers", () => {
  const steps = answersInWords({ ...newBookingForm, numberOfTravelers: Number.NaN }, starting);
  expect(steps.map(({ lines }) => lines)).toStrictEqual([
    ["not given", "not given"],
    ["not given", "Travelers: not given. Room: Standard"],
    ["not given"],
    ["Credit card"],
  ]);
});

test("half an emergency contact is shown without the comma", () => {
  const steps = answersInWords({ ...entered, emergencyName: " " }, starting);
  expect(steps[2]?.lines[0]).toBe("+91\u00A098450\u00A099999");
});

test.for([
  [3, 42_497],
  [Number.NaN, 17_499],
  [0, 17_499],
  [2.5, 17_499],
  [Number.POSITIVE_INFINITY, 17_499],
] as const)(
  "%d travelers in a suite cost %i, a number that is none as much as one",
  ([numberOfTravelers, total]) => {
    const quote = quoteAnswers(tour, { travelDate: "", numberOfTravelers, roomType: "suite" }, today);
    expect(quote.total).toBe(total);
  },
);

test("the tour's rules apply as soon as the answers they depend on are known", () => {
  const ruled = {
    days: 3,
    priceInr: 10_000,
    priceRules: { childPercent: 50, earlyBird: { atLeastDays: 30, percentOff: 10 } },
  };
  const party = { numberOfTravelers: 3, children: 1, infants: 2, roomType: "standard" } as const;
  expect(quoteAnswers(ruled, { ...party, travelDate: "" }, today).total).toBe(25_000);
  expect(quoteAnswers(ruled, { ...party, travelDate: "2027-01-31" }, today).total).toBe(22_500);
  // More children than travelers: one stays an adult.
  expect(quoteAnswers(ruled, { ...party, children: 9, travelDate: "" }, today).total).toBe(20_000);
});

test.for([
  [{ numberOfTravelers: 2 }, "2 adults"],
  [{ numberOfTravelers: 3, children: 1 }, "2 adults, 1 child"],
  [{ numberOfTravelers: 3, children: 2, infants: 1 }, "1 adult, 2 children, 1 infant"],
  [{ numberOfTravelers: 1, children: Number.NaN, infants: 0 }, "1 adult"],
] as const)("the party %j is shown as %s", ([party, words]) => {
  expect(partyInWords(party)).toBe(words);
});

test("a question of the tour that is due when booking is refused beside its field until it is answered", () => {
  const hotel = { id: "hotel", label: "Your hotel", kind: "text", isRequired: true } as const;
  const answerTo = (fields: Record<string, string>) =>
    answerBookingForm(
      readBookingForm(formOf({ ...complete, intent: "next", step: "1", ...fields })),
      { departures: everyDay, questions: [hotel] },
      instantInIndia(today, "10:00"),
    );
  const refused = answerTo({ "answers.hotel": "  " });
  expect(refused).toMatchObject({ kind: "show", step: 1 });
  const error = refused.kind === "show" ? refused.errors.answers : undefined;
  expect(answerErrorOf(hotel, error)).toBe("Please answer this question.");
  expect(answerTo({ "answers.hotel": "Taj" })).toMatchObject({ kind: "show", step: 2, errors: {} });
  expect(answerTo({ answers: '{"hotel":"Taj"}' }), "from a later step").toMatchObject({ step: 2 });
  expect(answerTo({ answers: "{broken" })).toMatchObject({ step: 1 });
});
