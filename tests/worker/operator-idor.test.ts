import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { operatorRights, type OperatorRight } from "~/domain/operators/operator-rights";
import type { AppError } from "~/domain/errors";
import { operators } from "../../worker/platform/db/schema";
import { useCases } from "../../worker/services";
import type { Guard } from "../../worker/platform/authz/use-case";
import { backgroundWorkDone } from "../support/background";
import { db } from "../support/database";
import type { OperatorCall } from "../support/operator-call";
import { operatorCalls } from "../support/operator-calls";
import { createOperatorWorld, type OperatorWorld } from "../support/operator-world";
import { createMember, createPerson } from "../support/people";
import { refusal } from "../support/refusal";
import { allTables } from "../support/text-scan";

const guards = new Map<string, Guard>(Object.entries(useCases).map(([name, { guard }]) => [name, guard]));
/** Use cases of both sides of a booking, which check by themselves who opens it: an operator with the right "bookings". */
const ofBothSides = ["getThread", "writeMessage", "reportThread", "getQuestion", "writeToQuestion"];
/** Use cases that name no data of an operator. */
const nobodys = ["acceptInvitation", "requireBookingsRight", "watchBookings"];

/** Every use case of the portal with the right that its guard requires of staff, or null if every operator may call it. */
const calls = Object.entries<OperatorCall>(operatorCalls).map(([name, asked]) => {
  const guard = guards.get(name) ?? "anyone";
  const right = ofBothSides.includes(name)
    ? "bookings"
    : (operatorRights.find((each) => guard.endsWith(`staff:${each}`)) ?? null);
  return [name, { ...asked, right, isForAdmins: guard.includes(" or staff:") }] as const;
});

let world: OperatorWorld;
/** For each right a member who has only it, and staff who have every other one. */
let having: Record<OperatorRight, Viewer>;
let lacking: Record<OperatorRight, Viewer>;
/** An operator without an operator. */
let beginner: Viewer;
let before: unknown;

async function peopleByRight(create: (right: OperatorRight) => Promise<Viewer>) {
  const people = {} as Record<OperatorRight, Viewer>;
  for (const right of operatorRights) people[right] = await create(right);
  return people;
}

beforeAll(async () => {
  world = await createOperatorWorld();
  const { operator, owner } = world;
  const ofStaff = operatorRights.filter((right) => right !== "company");
  having = await peopleByRight(async (right) =>
    right === "company" ? owner : createMember(operator, [right]),
  );
  lacking = await peopleByRight((right) =>
    createMember(
      operator,
      ofStaff.filter((other) => other !== right),
    ),
  );
  beginner = await createPerson("tour_operator", "pending");
  await backgroundWorkDone();
  before = await stored();
});

/** Returns all stored data, except what background work changes. */
async function stored() {
  const tables = (await allTables()).filter((name) => !["mail_outbox", "throttles"].includes(name));
  const rows = await env.DB.batch(tables.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(rows.map(({ results }, index) => [tables[index], JSON.stringify(results)]));
}

/** Returns true if a response contains data of the world's operator. */
function revealsIt(answer: unknown): boolean {
  const text = JSON.stringify(answer) ?? "";
  return [world.operator, world.tour, world.bookingId, world.review, "7777"].some((mark) =>
    text.includes(`"${mark}"`),
  );
}

async function expectNothing({ elsewhere, call }: OperatorCall, viewer: Viewer): Promise<void> {
  if (elsewhere === "nothing") expect(revealsIt(await call(viewer, world))).toBe(false);
  else await refusal(call(viewer, world), elsewhere);
}

test.for(calls)("%s: other accounts cannot reach another company's data", async ([, asked]) => {
  const { right, isForAdmins, call } = asked;
  await refusal(call(null, world), "unauthenticated");
  await refusal(call(world.otherTraveler, world), "forbidden");
  if (!isForAdmins) await refusal(call(world.admin, world), "forbidden");
  await expectNothing(asked, world.stranger);
  await expectNothing(asked, beginner);
  if (right !== null) await refusal(call(lacking[right], world), "forbidden");
});

test("refused requests change nothing", async () => {
  expect(await stored()).toStrictEqual(before);
});

test("members of a suspended company get nothing either", async () => {
  const isIt = eq(operators.slug, world.operator);
  await db.update(operators).set({ status: "suspended" }).where(isIt);
  for (const [, asked] of calls)
    if (!asked.isOfMembership) await expectNothing(asked, having[asked.right ?? "bookings"]);
  await db.update(operators).set({ status: "verified" }).where(isIt);
});

// Without this check a use case that never finds anything would pass.
test.for(calls)("%s: a member with the right can use it", async ([, { right, elsewhere, call }]) => {
  const answered = call(having[right ?? "bookings"], world);
  if (elsewhere === "nothing") expect(revealsIt(await answered)).toBe(true);
  const code = await answered.then(
    () => "answered",
    (error: AppError) => error.code,
  );
  expect(code).not.toMatch(/unauthenticated|forbidden|not_found/);
});

test("the table lists every use case that admits operators", () => {
  const theirs = [...guards].filter(([, guard]) => guard === "operator" || guard.includes("staff:"));
  expect(Object.keys(operatorCalls).toSorted()).toStrictEqual(
    [...theirs.map(([name]) => name).filter((name) => !nobodys.includes(name)), ...ofBothSides].toSorted(),
  );
});
