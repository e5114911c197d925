import { beforeEach, expect, test, vi } from "vitest";
import { browserStorage } from "../support/browser-storage";

/** Loads the module into a browser with this storage. */
async function openBrowser(text: string | null = null) {
  const entries = text === null ? [] : [["tour-bharat.recent", text] as const];
  const stored = browserStorage(entries);
  vi.stubGlobal("localStorage", stored);
  return { ...(await import("../../app/features/tours/recent/stored-recent-tours")), stored };
}

beforeEach(() => vi.resetModules());

test("the newest comes first, once, and at most twelve are stored", async () => {
  const { rememberTour, recentTours } = await openBrowser();
  for (let number = 1; number <= 14; number += 1) rememberTour(`tour-${number}`, null);
  rememberTour("tour-5", null);
  expect(recentTours()).toHaveLength(12);
  expect(recentTours().slice(0, 3)).toStrictEqual(["tour-5", "tour-14", "tour-13"]);
  expect(recentTours()).toBe(recentTours());
});

test("a guest's tours become the account's, and another account does not see them", async () => {
  const { rememberTour, recentTours, ownerOfRecentTours } = await openBrowser();
  rememberTour("ooty", null);
  rememberTour("munnar", "asha");
  expect([ownerOfRecentTours(), ...recentTours()]).toStrictEqual(["asha", "munnar", "ooty"]);
  rememberTour("hampi", "meera");
  expect([ownerOfRecentTours(), ...recentTours()]).toStrictEqual(["meera", "hampi"]);
});

test("some or all are forgotten", async () => {
  const { forgetTours, rememberTour, recentTours, stored } = await openBrowser();
  for (const slug of ["ooty", "munnar", "hampi"]) rememberTour(slug, null);
  forgetTours(["munnar"]);
  expect(recentTours()).toStrictEqual(["hampi", "ooty"]);
  forgetTours();
  expect(stored).toHaveLength(0);
});

test.for(["{{{", "null", "[]", '{"slugs":7}', '{"of":1,"slugs":["<img>",null,"ooty"]}'])(
  "%s in the storage does no harm",
  async (text) => {
    const { recentTours, ownerOfRecentTours } = await openBrowser(text);
    expect(recentTours().every((slug) => slug === "ooty")).toBe(true);
    expect(ownerOfRecentTours()).toBeNull();
  },
);
