import { z } from "zod";
import {
  bookingFormSchemaFor,
  bookingStepCount,
  bookingStepFields,
  bookingStepOf,
  missingInformation,
  newBookingForm,
  requiredBookingFields,
  type BookingFormValues,
} from "./booking";
import { answersError, checkBookingAnswers, typedAnswersIn } from "./own-questions";
import type { BookingQuestion } from "./party-questions";
import { paymentMethods } from "./payment-methods";
import { maxTravelers } from "./party-limits";
import { readTripQuery } from "./trip-choice";
import { closedReason } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { chooseStart } from "~/domain/departures/start";
import { roomTypes } from "~/domain/prices/pricing";
import type { Quote } from "~/domain/prices/quote";
import { readDate } from "~/domain/typed-input/day";
import { typedNumber } from "~/domain/typed-input/typed-number";

/**
 * The answers of the booking dialog, and of its steps as a plain form with its own URL, for browsers without JavaScript: parses
 * submissions and picks the next step. Every request carries the answers of all steps; the server stores none of them.
 */

type BookingField = keyof BookingFormValues;

/** The fields as typed, not validated. */
export type BookingAnswers = Record<BookingField, string>;

export type AnswerErrors = Partial<Record<BookingField, string>>;

/** Notice above the form. */
export interface BookingNotice {
  title: string;
  description: string;
}

/** A step to show, with the errors of its own fields. */
export interface BookingFormStep {
  step: number;
  errors: AnswerErrors;
  notice: BookingNotice | null;
  /** True if the e-mail address has too many unpaid bookings: only booking with payment is left. */
  mustPayNow?: boolean;
  /** True if the chosen day has too few seats: its waiting list is left. */
  isSoldOut?: boolean;
}

const bookingIntents = ["next", "previous", "coupon", "confirm", "pay"] as const;
type BookingIntent = (typeof bookingIntents)[number];

interface SubmittedBookingForm {
  intent: BookingIntent;
  /** The step it was sent from, 1 to 4. */
  step: number;
  answers: BookingAnswers;
  /** Null before the first step was submitted. */
  idempotencyKey: string | null;
  /** Total shown in the review, whole rupees; null if no review was shown. */
  expectedTotal: number | null;
}

export const bookingFieldNames = bookingStepFields.flat();

const stepSchema = z.coerce.number().int().min(1).max(bookingStepCount).catch(1);
const intentSchema = z.enum(bookingIntents).catch("next");
const keySchema = z.uuid().nullable().catch(null);
const totalSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .nullable()
  .catch(null);
const textSchema = z.string().nullable().catch(null);

/** Parses a submitted form. Never throws: unreadable values count as not sent. */
export function readBookingForm(form: FormData): SubmittedBookingForm {
  return {
    intent: intentSchema.parse(form.get("intent")),
    step: stepSchema.parse(form.get("step")),
    answers: answersOf((field) => textSchema.parse(withTypedGroups(form).get(field))),
    idempotencyKey: keySchema.parse(form.get("idempotencyKey")),
    expectedTotal: totalSchema.parse(form.get("expectedTotal")),
  };
}

const extraPrefix = "extras.";

/** Name of the field of an extra in forms without JavaScript; its value is the number of pieces. */
export function extraField(id: string): string {
  return `${extraPrefix}${id}`;
}

const answerPrefix = "answers.";

/** Adds the fields `extras` and `answers` to a form that has a field for each extra and each question. */
function withTypedGroups(form: FormData): FormData {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(answerPrefix));
  const typed = names.map((name) => [
    name.slice(answerPrefix.length),
    textSchema.parse(form.get(name)) ?? "",
  ]);
  if (names.length > 0) form.set("answers", JSON.stringify(Object.fromEntries(typed)));
  return withTypedExtras(form);
}

/** Adds the field `extras` of the other schemas to a form that has a field for each extra. */
export function withTypedExtras(form: FormData): FormData {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(extraPrefix));
  const pieces = names.map((name) => {
    const quantity = (textSchema.parse(form.get(name)) ?? "").replaceAll(/\s/g, "");
    return `${name.slice(extraPrefix.length)}:${quantity}`;
  });
  if (names.length > 0) form.set("extras", pieces.join(" "));
  return form;
}

export function newBookingAnswers(): BookingAnswers {
  return answersOf(() => null);
}

/** Returns the answers of a draft. Its unknown fields are dropped, its missing ones get their default. */
export function draftedAnswers(drafted: Record<string, unknown>): BookingAnswers {
  return answersOf((field) => textSchema.parse(drafted[field]));
}

function answersOf(typed: (field: BookingField) => string | null): BookingAnswers {
  const answer = (field: BookingField) =>
    // Browsers submit line breaks as CRLF; the dialog sends LF.
    (typed(field) ?? String(newBookingForm[field] ?? "")).replaceAll(/\r\n?/g, "\n");
  return {
    firstName: answer("firstName"),
    lastName: answer("lastName"),
    email: answer("email"),
    phone: answer("phone"),
    answers: answer("answers"),
    travelDate: readDate(answer("travelDate")),
    startTime: answer("startTime"),
    numberOfTravelers: answer("numberOfTravelers"),
    children: answer("children"),
    infants: answer("infants"),
    childAges: answer("childAges"),
    roomType: answer("roomType"),
    optionId: answer("optionId"),
    extras: answer("extras"),
    specialRequests: answer("specialRequests"),
    emergencyName: answer("emergencyName"),
    emergencyPhone: answer("emergencyPhone"),
    paymentMethod: answer("paymentMethod"),
    couponCode: answer("couponCode"),
  };
}

const numberSchema = typedNumber(z.int()).catch(Number.NaN);

function numbersIn({ numberOfTravelers, children, infants }: BookingAnswers) {
  return {
    numberOfTravelers: numberSchema.parse(numberOfTravelers),
    children: numberSchema.parse(children),
    infants: numberSchema.parse(infants),
  };
}

/** Converts the answers for the running total and the review. An unreadable number is NaN, an invalid choice the default. */
export function toBookingFormValues(answers: BookingAnswers): BookingFormValues {
  return {
    ...answers,
    ...numbersIn(answers),
    roomType: z.enum(roomTypes).catch("standard").parse(answers.roomType),
    paymentMethod: z.enum(paymentMethods).catch("credit-card").parse(answers.paymentMethod),
  };
}

/** Tour as far as answers depend on it: its seats on each day, and its questions. */
export interface AskingTour {
  capacity: number;
  questions?: readonly BookingQuestion[] | undefined;
}

/** Validates the answers of all steps. */
export function checkAnswers(answers: BookingAnswers, { capacity, questions = [] }: AskingTour) {
  const { data, error } = bookingFormSchemaFor(capacity).safeParse({ ...answers, ...numbersIn(answers) });
  const errors: AnswerErrors = {};
  for (const issue of error?.issues ?? []) {
    const field = bookingFieldNames.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  const wrong = answersError(
    questions,
    checkBookingAnswers(questions, typedAnswersIn(answers.answers)).errors,
  );
  if (wrong !== undefined) errors.answers = wrong;
  return { details: data, errors };
}

/** Returns the first step with an error, with that step's errors, or null if there are none. */
export function firstStepWith(errors: AnswerErrors, notice: BookingNotice | null): BookingFormStep | null {
  const first = bookingFieldNames.find((field) => errors[field] !== undefined);
  if (first === undefined) return null;
  const step = bookingStepOf(first);
  const stepErrors = Object.entries(errors).filter(([field]) => bookingStepOf(field) === step);
  return { step, errors: Object.fromEntries(stepErrors), notice };
}

export type BookingFormOutcome =
  | ({ kind: "show" } & BookingFormStep)
  | {
      kind: "book";
      details: z.output<ReturnType<typeof bookingFormSchemaFor>>;
      expectedTotal: number;
      payOnline?: true;
    };

function show(step: number): BookingFormOutcome {
  return { kind: "show", step, errors: {}, notice: null };
}

/**
 * Picks the response to a form. Previous goes back with everything as typed. Coupon shows the review. Next stays if this step
 * or an earlier one has errors. Confirm books what the review showed, to be paid later, or shows the
 * first step with errors. Pay does the same with online payment.
 * @param now UTC instant
 */
export function answerBookingForm(
  form: SubmittedBookingForm,
  { departures: rules, questions }: { departures: DepartureRules; questions?: AskingTour["questions"] },
  now: number,
): BookingFormOutcome {
  if (form.intent === "previous") return show(Math.max(form.step - 1, 1));
  // The review itself validates the coupon.
  if (form.intent === "coupon") return show(bookingStepCount);

  const { details, errors } = checkAnswers(form.answers, { capacity: maxTravelers, questions });
  const dateProblem =
    errors.travelDate === undefined ? closedReason(rules, form.answers.travelDate, now) : null;
  if (dateProblem !== null) errors.travelDate = dateProblem;
  if (errors.travelDate === undefined && errors.startTime === undefined) {
    const chosen = chooseStart(rules, form.answers.travelDate, form.answers.startTime);
    if ("problem" in chosen) errors.startTime = chosen.problem;
  }
  if (form.intent === "next") {
    const wrong = firstStepWith(errors, null);
    if (wrong && wrong.step <= form.step) return { kind: "show", ...wrong };
    return show(Math.min(form.step + 1, bookingStepCount));
  }
  const isMissing = requiredBookingFields.some((field) => form.answers[field].trim() === "");
  const wrong = firstStepWith(errors, isMissing ? missingInformation() : null);
  if (wrong) return { kind: "show", ...wrong };
  // Without the review's total the price is not guarded; without the key a second press books twice.
  if (!details || form.expectedTotal === null || form.idempotencyKey === null) return show(bookingStepCount);
  return {
    kind: "book",
    details,
    expectedTotal: form.expectedTotal,
    ...(form.intent === "pay" && { payOnline: true }),
  };
}

/** Result of a step. The idempotency key comes with the first one: the initial page is the same for everyone. */
export interface AnsweredStep {
  shown: BookingFormStep;
  answers: BookingAnswers;
  /** Quote of the server, on the review. */
  quote: Quote | null;
  /** Null until the first step is submitted. */
  idempotencyKey: string | null;
}

/** Returns the answers that the query of a tour's page chose. */
export function chosenAnswers(query: URLSearchParams): Partial<BookingAnswers> {
  const { travelDate, startTime, optionId, adults, children, infants } = readTripQuery(query);
  return {
    travelDate,
    ...(startTime && { startTime }),
    ...(optionId && { optionId }),
    numberOfTravelers: String(adults + children),
    children: String(children),
    infants: String(infants),
  };
}

/** @param known answers to start with, e.g. from the account of a signed-in user */
export function firstBookingStep(known: Partial<BookingAnswers> | null): AnsweredStep {
  return {
    shown: { step: 1, errors: {}, notice: null },
    answers: { ...newBookingAnswers(), ...known },
    quote: null,
    idempotencyKey: null,
  };
}
