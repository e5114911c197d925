import assert from "node:assert/strict";

const wide = [1280, 900];
const phone = [390, 844];

/** Returns a day as the calendar names it: "January 5, 2027". */
function nameOf(day) {
  return new Date(day).toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}

/** Each journey takes a person, and what `prepare` in main.mjs made. */
export const journeys = {
  async "the menus open, lead on and close"(person) {
    await person.resize(...wide);
    await person.open("/");
    await person.click("button", "Tours");
    await person.until("the menu", () => document.querySelector("#menu-tours").checkVisibility());
    await person.press("Escape");
    await person.until("the menu closed", () => !document.querySelector("#menu-tours").checkVisibility());
    await person.resize(...phone);
    await person.click("button", "Menu");
    await person.click("link", "Blog");
    await person.until("the blog", () => location.pathname === "/blog");
  },

  async "a misspelled place is found from the home page"(person) {
    await person.resize(...wide);
    await person.open("/");
    await person.fill("Where to", "munar");
    await person.press("Enter");
    await person.until("the results", () => location.pathname === "/tours");
    await person.see("Showing results for");
    await person.until("Munnar first", () =>
      document.querySelector("article")?.textContent.includes("Munnar"),
    );
  },

  async "a range of dates is picked, the last day first, and searched"(person, { range: [from, to] }) {
    await person.resize(...wide);
    await person.open("/");
    await person.click("button", "Pick a date");
    await person.click("button", nameOf(to));
    await person.click("button", nameOf(from));
    await person.click("button", "Apply");
    await person.click("button", "Search");
    await person.until("the results", (search) => location.search === search, `?from=${from}&to=${to}`);
    await person.until("tours", () => document.querySelectorAll("article").length > 5);
  },

  async "a tour is booked on a phone and paid for"(person, { email }) {
    await person.resize(...phone);
    await person.open("/destinations/from-bangalore/munnar");
    await person.click("button", "Book This Package");
    await person.fill("First name", "Meera");
    await person.fill("Last name", "Iyer");
    await person.fill("E-mail", email);
    await person.fill("Phone", "+91 98450 12345");
    await person.click("button", "Next");
    await person.click("button", "Travel date");
    await person.until("the calendar", () => document.activeElement?.closest("[role=grid]") !== null);
    await person.press("Enter");
    await person.until("a day", () => document.querySelector("[role=grid]") === null);
    await person.click("button", "Next");
    await person.fill("Emergency contact name", "Arjun Iyer");
    await person.fill("Emergency contact phone", "+91 98450 99999");
    await person.click("button", "Next");
    await person.see("Review & Confirm", "heading");
    await person.click("label", "Pay now");
    await person.click("button", "Confirm Booking");
    await person.see("Pay for your trip", "heading");
    await person.click("button", "Pay by UPI");
    await person.see("Waiting for your payment");
    await person.open(await person.path());
    await person.click("link", "Simulate the UPI app");
    await person.click("button", "Paid by UPI");
    await person.see("is confirmed, and nothing more is owed");
  },

  async "a traveler is checked in by reference"(person, { checkIn, bookingId }) {
    await person.resize(...phone);
    await person.open(`/login?next=${encodeURIComponent(checkIn)}`);
    await person.fill("E-mail", "operator@tourbharat.example");
    await person.fill("Password", "Bharat-Tours-2026");
    await person.click("button", "Login");
    await person.until("the list", (path) => location.pathname === path, checkIn);
    await person.fill("Name or reference", bookingId.toLowerCase());
    await person.click("button", "Check in by reference");
    await person.see(`Checked in: Meera Iyer, ${bookingId}`);
    assert.equal(await person.path(), checkIn);
  },
};
