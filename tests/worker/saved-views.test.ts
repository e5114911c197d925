import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { maxSavedViews } from "~/domain/office/saved-view";
import { answerListChoice } from "~/office/lists/answer-list-choice.server";
import { listColumns, officePreferences, savedViews } from "../../worker/platform/db/schema";
import { db } from "../support/database";
import { form } from "../support/form";
import { createPerson } from "../support/people";
import { services } from "../support/services";

const list = "/admin/bookings";

let asha: Viewer;
let meera: Viewer;

beforeEach(async () => {
  for (const table of [savedViews, listColumns, officePreferences]) await db.delete(table);
  asha = await createPerson("admin", "active");
  meera = await createPerson("admin", "active");
});

async function change(viewer: Viewer, fields: Record<string, string>) {
  const { data } = await answerListChoice(services, viewer, form({ list, ...fields }));
  return data;
}

const save = (viewer: Viewer, name: string, query: string) =>
  change(viewer, { intent: "save-view", name, query });

const choiceOf = (viewer: Viewer, path = list) => services.getListChoice(viewer, path);

async function idOf(viewer: Viewer, name: string): Promise<string> {
  const { views } = await choiceOf(viewer);
  return views.find((view) => view.name === name)?.id ?? "";
}

test("a view keeps what the list knows, and saving it again replaces it", async () => {
  expect(
    await save(asha, " Unpaid ", "paid=unpaid&status=nonsense&sort=travel&columns=tour&cursor=x&evil=1"),
  ).toMatchObject({ isDone: true, message: "“Unpaid” is saved." });
  const query = "sort=travel&paid=unpaid&columns=tour";
  expect(await choiceOf(asha)).toMatchObject({ views: [{ name: "Unpaid", query, isDefault: false }] });
  await save(asha, "Unpaid", "paid=part");
  expect(await choiceOf(asha)).toMatchObject({ views: [{ name: "Unpaid", query: "paid=part" }] });
});

test("a view needs a list, a name and something to keep", async () => {
  expect(await save(asha, "", "paid=unpaid")).toMatchObject({ errors: { name: "Please enter a name." } });
  expect(await save(asha, "x".repeat(61), "paid=unpaid")).toMatchObject({ isDone: false });
  expect(await save(asha, "Everything", "evil=1&sort=-booked")).toMatchObject({ isDone: false });
  const fields = { intent: "save-view", name: "Nowhere", query: "paid=unpaid" };
  expect(await change(asha, { ...fields, list: "/admin/nothing" })).toMatchObject({
    message: "This list was not found.",
  });
  expect((await choiceOf(asha)).views).toStrictEqual([]);
});

test("a list has at most so many views, each with its own name", async () => {
  for (let number = 0; number < maxSavedViews; number += 1)
    expect(await save(asha, `View ${number}`, "paid=unpaid")).toMatchObject({ isDone: true });
  expect(await save(asha, "One more", "paid=unpaid")).toMatchObject({ isDone: false });
  // A known one can still be replaced, and others are not affected.
  expect(await save(asha, "View 3", "paid=part")).toMatchObject({ isDone: true });
  expect(await save(meera, "One more", "paid=unpaid")).toMatchObject({ isDone: true });
  const id = await idOf(asha, "View 4");
  expect(await change(asha, { intent: "rename-view", id, name: "View 3" })).toMatchObject({
    isDone: false,
    message: "Another view of this list has this name.",
  });
  expect(await change(asha, { intent: "rename-view", id, name: "Later" })).toMatchObject({ isDone: true });
  expect(await idOf(asha, "Later")).toBe(id);
});

test("one view is the default; another person's views are refused and stay", async () => {
  await save(asha, "Unpaid", "paid=unpaid");
  await save(asha, "Overdue", "paid=due");
  const [unpaid, overdue] = [await idOf(asha, "Unpaid"), await idOf(asha, "Overdue")];
  const defaults = async () =>
    (await choiceOf(asha)).views.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  await change(asha, { intent: "default-view", id: unpaid });
  await change(asha, { intent: "default-view", id: overdue });
  expect(await defaults()).toStrictEqual(["Overdue"]);
  for (const intent of ["default-view", "delete-view", "rename-view"])
    expect(await change(meera, { intent, id: unpaid, name: "Mine" })).toMatchObject({
      isDone: false,
      message: "This view was not found. Reload the page.",
    });
  expect(await change(asha, { intent: "default-view", id: "unknown" })).toMatchObject({ isDone: false });
  expect(await defaults()).toStrictEqual(["Overdue"]);
  expect((await choiceOf(meera)).views).toStrictEqual([]);
  await change(asha, { intent: "no-default-view" });
  expect(await defaults()).toStrictEqual([]);
  expect(await change(asha, { intent: "delete-view", id: unpaid })).toMatchObject({
    message: "“Unpaid” is deleted.",
  });
  expect((await choiceOf(asha)).views.map(({ name }) => name)).toStrictEqual(["Overdue"]);
});

test("columns are kept per person and list; the list's own need no row", async () => {
  await change(asha, { intent: "choose-columns", columns: "tour,evil,phone" });
  expect((await choiceOf(asha)).columns).toBe("phone,tour");
  expect((await choiceOf(asha, "/admin/users")).columns).toBeNull();
  expect((await choiceOf(meera)).columns).toBeNull();
  await change(asha, { intent: "choose-columns", columns: "" });
  expect((await choiceOf(asha)).columns).toBe("none");
  await change(asha, {
    intent: "choose-columns",
    columns: "booked,customer,tour,travels,travelers,total,commission,payment,status",
  });
  expect((await choiceOf(asha)).columns).toBeNull();
  expect(await db.select().from(listColumns)).toStrictEqual([]);
});

test("the look of the offices is kept per person; guests have none", async () => {
  expect(await services.getOfficePreferences(asha)).toBeNull();
  for (const density of ["comfortable", "compact"] as const) {
    const chosen = { isFolded: true, density, hasShortcuts: false };
    await services.setOfficePreferences(asha, chosen);
    expect(await services.getOfficePreferences(asha)).toStrictEqual(chosen);
  }
  expect(await services.getOfficePreferences(meera)).toBeNull();
  await expect(services.getListChoice(null, list)).rejects.toThrow("Please sign in.");
});
