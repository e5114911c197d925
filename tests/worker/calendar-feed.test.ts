import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { bookings } from "../../worker/platform/db/schema";
import { book, get } from "../support/api";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { setOperator, setTour } from "../support/rows";
import { addMember, createOperator, createMember, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { attempt, services } from "../support/services";

const today = todayInIndia(Date.now());
const soon = addDays(today, 5);
const later = addDays(today, 40);
let admin: Viewer;
let owner: Viewer;
let staff: Viewer;
let bystander: Viewer;
let operator: string;

beforeAll(async () => {
  [owner, staff, bystander] = (await Promise.all(
    Array.from({ length: 3 }, () => createPerson("tour_operator", "verified")),
  )) as [Viewer, Viewer, Viewer];
  admin = await createPerson("admin", "active");
  operator = await createOperator(owner.id);
  for (const tour of ["ooty", "agra"]) await giveTourTo(tour, operator);
  await addMember(operator, ["departures"], staff);
  await addMember(operator, ["tours"], bystander);
  await setTour("ooty", { title: "Ooty by train", days: 4, capacity: 12, departureRules: everyDay });
  const dates = { ...everyDay, pattern: { kind: "dates" as const, dates: [later, addDays(today, 800)] } };
  await setTour("agra", { title: "Agra", departureRules: dates, capacity: 12 });
  await book({ tour: "ooty", travelDate: soon, numberOfTravelers: 5 });
  await book({ tour: "ooty", travelDate: soon, numberOfTravelers: 3, email: "rao@example.com" });
});

async function pathFor(by: Viewer) {
  const { feeds } = await services.getDepartureCalendar(by, { view: "week" });
  return new URL(feeds.find((feed) => feed.operator === operator)?.url ?? "").pathname;
}

/** Returns the events of the calendar, one line each. */
async function events(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await get(path)).text()));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    return `${startDate.toString()} ${endDate.toString()} ${summary}`;
  });
}

test("the link shows departures and numbers, but no names", async () => {
  const path = await pathFor(owner);
  const answer = await get(path);
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  const text = await answer.text();
  expect(await events(path)).toStrictEqual([
    // 9:00 AM and 11:59 PM IST.
    `${soon}T03:30:00Z ${addDays(soon, 3)}T18:29:00Z Ooty by train: 8 of 12`,
    expect.stringMatching(new RegExp(`^${later}T03:30:00Z \\S+ Agra: 0 of 12$`)),
  ]);
  for (const secret of ["Meera", "Iyer", "example.com\r", "rao@", "98450", "TB"])
    expect(text).not.toContain(secret);
  const rows = await db.select({ id: bookings.bookingId }).from(bookings);
  for (const { id } of rows) expect(text).not.toContain(id);
});

test("a repeated request gets a body only after a change", async () => {
  const path = await pathFor(owner);
  const tag = (await get(path)).headers.get("ETag") ?? "";
  const again = await get(path, { "If-None-Match": `W/${tag}` });
  expect([again.status, await again.text()]).toStrictEqual([304, ""]);
  await services.closeDeparture(owner, { tour: "ooty", travelDate: soon, reason: "The train does not run." });
  const changed = await get(path, { "If-None-Match": tag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain("Closed: Ooty by train: 8 of 12");
});

test("a wrong URL gets the same response as a missing one", async () => {
  const path = await pathFor(owner);
  const key = path.split("/").at(-1) ?? "";
  const elsewhere = await createOperator(owner.id);
  const wrong = [
    `/calendar/${elsewhere}/${owner.id}/${key}`,
    `/calendar/nobody/${owner.id}/${key}`,
    `/calendar/${operator}/${staff.id}/${key}`,
    `/calendar/${operator}/${bystander.id}/${key}`,
    `/calendar/${operator}/nobody/${key}`,
    `/calendar/${operator}/${owner.id}/${key.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
    `/calendar/${operator}/${owner.id}/.ics`,
    `/calendar/${operator}/${owner.id}/${key.replace(".ics", "")}`,
  ];
  for (const address of wrong) expect([address, (await get(address)).status]).toStrictEqual([address, 404]);
  await setOperator(operator, { status: "suspended" });
  expect((await get(path)).status).toBe(404);
  await setOperator(operator, { status: "verified" });
});

test("a new link revokes the old one at once; only members with the right can make one", async () => {
  const old = await pathFor(owner);
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  await refusal(services.renewCalendarLink(null, operator), "unauthenticated");
  await refusal(services.renewCalendarLink(admin, operator), "forbidden");
  await refusal(services.renewCalendarLink(bystander, operator), "forbidden");
  await refusal(services.renewCalendarLink(stranger, operator), "not_found");
  expect((await get(old)).status).toBe(200);
  await services.renewCalendarLink(staff, operator);
  expect((await get(old)).status).toBe(404);
  const fresh = await pathFor(staff);
  expect(fresh).not.toBe(old);
  expect((await get(fresh)).status).toBe(200);
  const actions = await actionsOn(operator);
  expect(actions.map(({ log }) => [log.action, log.actorId])).toStrictEqual([
    ["operator.calendar-link", staff.id],
  ]);
});

test("losing the right to departures revokes the link; other members' links stay", async () => {
  const colleague = await createMember(operator, ["departures", "tours"]);
  const leaving = await createMember(operator, ["departures"]);
  const removed = await createMember(operator, ["bookings", "departures"]);
  const deleted = await createMember(operator, ["departures"]);
  const suspended = await createMember(operator, ["departures"]);
  const rights = (userId: string, given: string[]) => {
    const data = new FormData();
    for (const right of given) data.append("rights", right);
    return attempt(services.changeMemberRights(owner, { slug: operator, userId, form: data }));
  };
  const ways: [Viewer, () => Promise<unknown>][] = [
    [colleague, () => rights(colleague.id, ["tours"])],
    [leaving, () => services.leaveOperator(leaving, { slug: operator })],
    [removed, () => services.removeMember(owner, { slug: operator, userId: removed.id })],
    [suspended, () => services.changeAccountStatus(admin, { userId: suspended.id, action: "suspend" })],
    [deleted, () => services.deleteUser(admin, { userId: deleted.id })],
  ];
  const links = new Map(
    await Promise.all(ways.map(async ([person]) => [person.id, await pathFor(person)] as const)),
  );
  expect(new Set(links.values()).size).toBe(ways.length);
  const ofOwner = await pathFor(owner);
  for (const [{ id }, lose] of ways) {
    const link = links.get(id) ?? "";
    expect((await get(link)).status).toBe(200);
    await lose();
    expect((await get(link)).status).toBe(404);
    expect((await get(ofOwner)).status).toBe(200);
  }
  await services.changeAccountStatus(admin, { userId: suspended.id, action: "activate" });
  expect((await get(links.get(suspended.id) ?? "")).status).toBe(200);
});
