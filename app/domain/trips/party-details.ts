import { addDays, formatDeadline, instantInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { cutOffAt, type StartAndCutOff } from "~/domain/departures/cut-off";
import type { Booking } from "~/domain/bookings/booking-schema";
import {
  partyQuestions,
  usualDueDays,
  type Answers,
  type OwnQuestion,
  type PartyQuestion,
} from "~/domain/bookings/party-questions";
import { travelerTripMessages } from "./messages";
import { perLanguage } from "~/domain/language/messages";

/** Names of a booking's party, and what else its tour must know of each person. They are given after booking. */

export const memberKinds = ["adult", "child", "infant"] as const;
export type MemberKind = (typeof memberKinds)[number];

export const diets = ["any", "vegetarian", "vegan", "jain", "halal", "gluten-free"] as const;
export type Diet = (typeof diets)[number];
export function dietLabel(diet: Diet): string {
  return travelerTripMessages().diets[diet];
}

export const identityKinds = [
  "passport",
  "voter-id",
  "driving-licence",
  "aadhaar",
  "school-id",
  "birth-certificate",
] as const;
export type IdentityKind = (typeof identityKinds)[number];
export function identityLabel(kind: IdentityKind): string {
  return travelerTripMessages().identities[kind];
}

/** A person of a party by kind and position, from 1: "child 2". */
export interface MemberPlace {
  kind: MemberKind;
  number: number;
}

/** A person of a party with what was given; null is not given yet. */
export interface PartyMember extends MemberPlace {
  name: string | null;
  age: number | null;
  diet: Diet | null;
  /** True if an identity document is stored. */
  hasIdentity: boolean;
  /** Ids of the own questions that were answered. */
  answered: string[];
}

export type Party = Pick<Booking, "numberOfTravelers" | "children" | "infants">;

/** Lists the people of a party: adults, children, infants. */
export function placesOf({ numberOfTravelers, children = 0, infants = 0 }: Party): MemberPlace[] {
  const counts = { adult: numberOfTravelers - children, child: children, infant: infants };
  return memberKinds.flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, index) => ({ kind, number: index + 1 })),
  );
}

/** Completes the stored members of a party with the people nothing is known of yet. */
export function membersOf(party: Party, stored: readonly PartyMember[]): PartyMember[] {
  return placesOf(party).map(
    (place) =>
      stored.find(({ kind, number }) => kind === place.kind && number === place.number) ?? {
        ...place,
        name: null,
        age: null,
        diet: null,
        hasIdentity: false,
        answered: [],
      },
  );
}

export function memberLabel({ kind, number }: MemberPlace): string {
  return travelerTripMessages().member[kind](number);
}

/** Returns true if a question is asked of this person: infants eat no meals of their own and travel on their parents' permits. */
export function isAskedOf(kind: MemberKind, question: PartyQuestion): boolean {
  return question === "age" || (kind !== "infant" && question !== "pick-up");
}

/** Returns true if this person has not answered a question that is asked of them. */
function lacks(member: PartyMember, question: PartyQuestion): boolean {
  const given: Record<PartyQuestion, boolean> = {
    age: member.age !== null,
    identity: member.hasIdentity,
    diet: member.diet !== null,
    "pick-up": true,
  };
  return isAskedOf(member.kind, question) && !given[question];
}

/** The person with whom a booking's own answers are stored. */
export const firstAdult = { kind: "adult", number: 1 } as const;

/** Returns true for the person with whom a booking's own answers are stored: every party has a first adult. */
export function isFirstAdult({ kind, number }: MemberPlace): boolean {
  return kind === "adult" && number === 1;
}

/** Returns the own questions whose answers are stored with a person: their own, and of the first adult the booking's. */
export function ownQuestionsOf(questions: readonly OwnQuestion[], place: MemberPlace): OwnQuestion[] {
  return questions.filter(({ per }) => (per === "booking" ? isFirstAdult(place) : place.kind !== "infant"));
}

/** Progress of the names of a party, for the page of its booking. */
export interface PartyProgress {
  names: number;
  people: number;
  /** Empty if only names are asked. */
  asked: PartyQuestion[];
  /** Labels of the operator's own questions. */
  own: string[];
  /** Answers that are missing besides the names, each with the number of people; null for those of the whole party. */
  missing: { words: string; people: number | null }[];
  /** True if nothing is missing. */
  isComplete: boolean;
  /** UTC, ISO 8601. */
  dueAt: string;
}

export function partyProgress(
  { travelDate, ...party }: Party & Pick<Booking, "travelDate">,
  given: { members: readonly PartyMember[]; pickUp: string | null },
  tour: { asked: readonly PartyQuestion[]; own: readonly OwnQuestion[]; rules: StartAndCutOff },
): PartyProgress {
  const members = membersOf(party, given.members);
  const names = members.filter(({ name }) => name !== null).length;
  const ofTour = tour.asked.map((question) => ({
    words: travelerTripMessages().asked[question],
    isOfParty: question === "pick-up",
    dueDays: usualDueDays,
    people:
      question === "pick-up"
        ? Number(given.pickUp === null)
        : members.filter((member) => lacks(member, question)).length,
  }));
  const own = tour.own.map((question) => ({
    words: `“${question.label}”`,
    isOfParty: question.per === "booking",
    dueDays: question.dueDays,
    people: members.filter(
      (member) =>
        question.isRequired &&
        ownQuestionsOf([question], member).length > 0 &&
        !member.answered.includes(question.id),
    ).length,
  }));
  const missing = [...ofTour, ...own].filter(({ people }) => people > 0);
  return {
    names,
    people: members.length,
    asked: [...tour.asked],
    own: tour.own.map(({ label }) => label),
    missing: missing.map(({ words, isOfParty, people }) => ({ words, people: isOfParty ? null : people })),
    isComplete: names === members.length && missing.length === 0,
    dueAt: new Date(
      partyDueAt(tour.rules, travelDate, Math.max(usualDueDays, ...missing.map(({ dueDays }) => dueDays))),
    ).toISOString(),
  };
}

/** End of the office day in India. */
const partyDueTime = "18:00";

/** Returns the instant by which the names of a party are due, never later than the tour's cut-off. @param days before departure */
export function partyDueAt(rules: StartAndCutOff, travelDate: TravelDate, days = usualDueDays): number {
  const due = instantInIndia(addDays(travelDate, -days), partyDueTime);
  return Math.min(due, cutOffAt(rules, travelDate));
}

/**
 * Describes the progress: "2 of 4 names given. Please add the rest by Wed, Dec 30, 2026, 6:00 PM IST.", or once all names are given, "4 of 4
 * names given. Still missing: diet of 2 people. Please add it by …". @param now UTC instant
 */
export function progressInWords(
  { names, people, missing, isComplete: isAll, dueAt }: PartyProgress,
  now: number,
): string {
  const m = travelerTripMessages().progress;
  const given = m.given(names, people);
  if (isAll) return m.nothingMissing(given);
  const due = Date.parse(dueAt) <= now ? null : formatDeadline(dueAt);
  if (names < people) return m.addRest(given, due);
  const answers = missing.map((answer) =>
    answer.people === null ? answer.words : m.ofPeople(answer.words, answer.people),
  );
  return m.stillMissing({ given, missing: lists().format(answers), count: answers.length, due });
}

/** English with a comma before "and". */
const lists = perLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));

/** Describes what is asked besides the names: "age, identity document and diet". @param own labels of own questions */
export function askedInWords(asked: readonly PartyQuestion[], own: readonly string[]): string {
  const words = partyQuestions
    .filter((question) => asked.includes(question))
    .map((question) => travelerTripMessages().asked[question]);
  return lists().format([...words, ...own.map((label) => `“${label}”`)]);
}

/** Describes a member for the operator: "Asha Rao, 34, Vegetarian"; people without a name by their place. */
export function memberInWords(member: Omit<PartyMember, "hasIdentity" | "answered">): string {
  const { name, age, diet } = member;
  return [
    name ?? travelerTripMessages().member.noName(memberLabel(member)),
    age === null ? null : String(age),
    diet === null ? null : dietLabel(diet),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Returns the name of a form field of a person. */
export function memberField({ kind, number }: MemberPlace, field: string): string {
  return `${kind}.${number - 1}.${field}`;
}

/** A person in the form of the party. */
export interface PartyFormMember extends PartyMember {
  /** The stored document's kind and the end of its number; the whole number is never sent back. */
  identity: { kind: IdentityKind; ending: string } | null;
  answers: Answers;
}

/** The page on which a party's names are given. */
export interface PartyPageData {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
  progress: PartyProgress;
  members: PartyFormMember[];
  pickUp: string | null;
  ownQuestions: OwnQuestion[];
  /** Name of the person who booked, suggested for the first adult. */
  customerName: string;
  /** False once the booking is canceled or the trip is over. */
  isOpen: boolean;
}

/** Returns the name of the form's field for an own question. */
export function answerField({ id, per }: OwnQuestion, place: MemberPlace): string {
  return per === "booking" ? `answers.${id}` : memberField(place, `answers.${id}`);
}

/** Returns the stored values of the form's fields. */
export function savedParty({
  members,
  pickUp,
  ownQuestions,
  customerName,
}: PartyPageData): Record<string, string> {
  const entries = members.flatMap((member) => {
    const values = {
      name: member.name ?? (isFirstAdult(member) ? customerName : ""),
      age: member.age === null ? "" : String(member.age),
      diet: member.diet ?? "",
      identityKind: member.identity?.kind ?? "",
      identityNumber: "",
    };
    return [
      ...Object.entries(values).map(([field, value]) => [memberField(member, field), value] as const),
      ...ownQuestionsOf(ownQuestions, member).map(
        (question) => [answerField(question, member), member.answers[question.id] ?? ""] as const,
      ),
    ];
  });
  return { ...Object.fromEntries(entries), pickUp: pickUp ?? "" };
}

/** An identity document, for permits. Stored encrypted only. */
export interface Identity {
  kind: IdentityKind;
  number: string;
}

/** An identity document of a person of a departure. */
export interface RevealedIdentity {
  /** Booking reference, kind and number of the person: "TB123456 adult 1". */
  place: string;
  identity: Identity;
}

/** Days after the end of a trip at which identity documents are erased: offices may ask back shortly after it. */
export const identityRetentionDays = 7;
