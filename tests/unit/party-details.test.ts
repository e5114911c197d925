import { expect, test } from "vitest";
import {
  memberInWords,
  membersOf,
  partyDueAt,
  partyProgress,
  placesOf,
  progressInWords,
  type PartyMember,
} from "~/domain/trips/party-details";
import type { OwnQuestion } from "~/domain/bookings/party-questions";
import { partyFormSchema } from "~/domain/trips/party-form";
import { childAgesSchema, typedChildAgesSchema } from "~/domain/bookings/party";
import { partyQuestionsOf } from "../../scripts/seed/party-questions";
import { ownQuestion } from "../support/own-question";
import { readTours } from "../../scripts/seed/catalogue";

const rules = { startTime: "06:00", cutOff: { kind: "days", days: 1, time: "18:00" } } as const;
const family = { numberOfTravelers: 3, children: 1, infants: 1 };

function member(place: Pick<PartyMember, "kind" | "number">, given: Partial<PartyMember> = {}): PartyMember {
  return { name: null, age: null, diet: null, hasIdentity: false, answered: [], ...place, ...given };
}

test("a party has its adults, children and infants, each numbered", () => {
  const places = placesOf(family).map(({ kind, number }) => `${kind} ${number}`);
  expect(places).toStrictEqual(["adult 1", "adult 2", "child 1", "infant 1"]);
  expect(placesOf({ numberOfTravelers: 1 })).toHaveLength(1);
});

test("stored people are found by their place; those who no longer fit are left out", () => {
  const stored = [
    member({ kind: "adult", number: 2 }, { name: "Ravi Rao" }),
    member({ kind: "adult", number: 3 }, { name: "Gone" }),
  ];
  expect(membersOf(family, stored).map(({ name }) => name)).toStrictEqual([null, "Ravi Rao", null, null]);
});

test("names are due three days before departure, and never after the cut-off", () => {
  expect(new Date(partyDueAt(rules, "2027-01-23")).toISOString()).toBe("2027-01-20T12:30:00.000Z");
  const early = { startTime: "06:00", cutOff: { kind: "days", days: 10, time: "12:00" } } as const;
  expect(new Date(partyDueAt(early, "2027-01-23")).toISOString()).toBe("2027-01-13T06:30:00.000Z");
});

test("a party is complete with all that its tour asks; infants are asked for name and age", () => {
  const booking = { ...family, travelDate: "2027-01-23" };
  const asked = ["age", "identity", "diet"] as const;
  const adult = { name: "Asha Rao", age: 34, diet: "vegetarian", hasIdentity: true } as const;
  const first = member({ kind: "adult", number: 1 }, adult);
  const members = [
    first,
    member({ kind: "adult", number: 2 }, adult),
    member({ kind: "child", number: 1 }, { ...adult, age: 7 }),
    member({ kind: "infant", number: 1 }, { name: "Mini Rao", age: 1 }),
  ];
  const progress = (
    given: PartyMember[],
    pickUp: string | null = null,
    also: ["pick-up"] | [] = [],
    own: OwnQuestion[] = [],
  ) => partyProgress(booking, { members: given, pickUp }, { asked: [...asked, ...also], own, rules });
  expect(progress(members)).toMatchObject({ names: 4, people: 4, isComplete: true });
  expect(progress(members, null, ["pick-up"]).isComplete).toBe(false);
  expect(progress(members, "Hotel Lake View", ["pick-up"]).isComplete).toBe(true);
  for (const missing of [{ name: null }, { age: null }, { diet: null }, { hasIdentity: false }])
    expect(progress(members.with(0, { ...first, ...missing })).isComplete).toBe(false);
  const weight = ownQuestion({ id: "weight", label: "Weight", per: "traveler", dueDays: 10 });
  const hotel = ownQuestion({ id: "hotel", label: "Your hotel", per: "booking" });
  const asking = progress(members, null, [], [weight, hotel]);
  expect(asking).toMatchObject({
    missing: [
      { words: "“Weight”", people: 3 },
      { words: "“Your hotel”", people: null },
    ],
    dueAt: "2027-01-13T12:30:00.000Z",
  });
  expect(progressInWords(asking, Date.parse("2027-01-01T00:00:00Z"))).toBe(
    "4 of 4 names given. Still missing: “Weight” of 3 people and “Your hotel”. Please add them by Wed, Jan 13, 2027, 6:00 PM IST.",
  );
  const answered = members.map((each) => ({
    ...each,
    answered: each.kind === "infant" ? [] : ["weight", ...(each === first ? ["hotel"] : [])],
  }));
  expect(progress(answered, null, [], [weight, hotel]).isComplete).toBe(true);
  expect(progress(members, null, [], [{ ...weight, isRequired: false }]).isComplete).toBe(true);
});

test("the form takes a part of the answers; empty fields are not given yet", () => {
  const typed = {
    "adult.0.name": " Asha Rao ",
    "adult.0.age": "34",
    "adult.0.identityKind": "passport",
    "adult.0.identityNumber": "z 123 4567",
    "adult.1.name": "",
    "child.0.age": "7",
    pickUp: "",
  };
  const identity = { identityKind: "passport", identityNumber: "Z 123 4567" };
  const nothing = {
    answers: {},
    name: null,
    age: null,
    diet: null,
    identityKind: null,
    identityNumber: null,
  };
  expect(partyFormSchema.parse(typed)).toStrictEqual({
    pickUp: null,
    answers: {},
    members: [
      { ...nothing, kind: "adult", number: 1, name: "Asha Rao", age: 34, ...identity },
      { ...nothing, kind: "adult", number: 2 },
      { ...nothing, kind: "child", number: 1, age: 7 },
    ],
  });
});

const number = (kind: string, typed: string) => ({
  "adult.0.identityKind": kind,
  "adult.0.identityNumber": typed,
});

test.for([
  ["an adult of 11", { "adult.0.age": "11" }, "adult.0.age"],
  ["a child of 12", { "child.0.age": "12" }, "child.0.age"],
  ["an infant of 2", { "infant.0.age": "2" }, "infant.0.age"],
  ["no letter in a name", { "adult.0.name": "123" }, "adult.0.name"],
  ["an unknown diet", { "adult.0.diet": "stones" }, "adult.0.diet"],
  ["a number without its kind", { "adult.0.identityNumber": "Z1234567" }, "adult.0.identityKind"],
  ["a whole Aadhaar number", number("aadhaar", "1234 5678 9012"), "adult.0.identityNumber"],
  ["an Aadhaar number as another document", number("voter-id", "123456789012"), "adult.0.identityNumber"],
] satisfies [string, Record<string, string>, string][])("the form refuses %s", ([, fields, path]) => {
  const { error } = partyFormSchema.safeParse(fields);
  expect(error?.issues.map((issue) => issue.path.join("."))).toContain(path);
});

test("ages of children are 2 to 11, typed in one field or sent as a list", () => {
  expect(typedChildAgesSchema.parse(" 4, 7 ")).toStrictEqual([4, 7]);
  expect(typedChildAgesSchema.parse("")).toStrictEqual([]);
  for (const typed of ["1", "12", "seven", "4.5"])
    expect(typedChildAgesSchema.safeParse(typed).success, typed).toBe(false);
  expect(childAgesSchema.safeParse([3, 12]).success).toBe(false);
});

test("a person is described with what is known", () => {
  expect(memberInWords(member({ kind: "adult", number: 1 }, { name: "Asha", age: 34, diet: "jain" }))).toBe(
    "Asha, 34, Jain",
  );
  expect(memberInWords(member({ kind: "child", number: 2 }, { age: 7 }))).toBe("Child 2 (no name yet), 7");
});

function asking(slug: string) {
  const tour = readTours().find((each) => each.slug === slug);
  return tour && partyQuestionsOf(tour);
}

test("catalogue tours in permit states and safaris ask identity documents, others don't", () => {
  for (const slug of ["leh-ladakh", "gangtok", "andaman-islands", "tawang", "kaziranga-national-park"])
    expect(asking(slug)).toContain("identity");
  expect(asking("goa")).toStrictEqual(["age", "diet"]);
  expect(asking("old-delhi-food-walk")).toStrictEqual([]);
});
