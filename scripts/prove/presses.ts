// From the home page by search to "Paid", on a phone of 360 px: two adults, next Saturday, emergency contact, UPI in the sandbox. Counts each
// tap and each key that is not typing, as a guest and as a traveler whose details are known. usage: presses.ts [DATABASE]
import { chromium, type Locator, type Page } from "@playwright/test";
import { addDays, todayInIndia, weekdayOf } from "../../app/domain/calendar/calendar.ts";
import { signIn } from "../../tests/e2e/support/sign-in.ts";
import { findBrowser } from "../lib/browser.ts";
import { runCrons } from "../lib/serve.ts";
import { startWorkerd } from "../lib/workerd.mjs";
import { freePort } from "./killable-server.ts";
import { conclude, createCounter, createProofFolder, createState } from "./proof.ts";

/** Its seller is registered for GST, and so the tax invoice needs the buyer's State. */
const tour = { query: "munnar", title: /^Munnar among/, path: "/destinations/from-bangalore/munnar" };
const limits = { guest: 16, known: 12 };

/** The next Saturday; on Fridays, when its booking may have closed, the Sunday after. */
const tomorrow = addDays(todayInIndia(Date.now()), 1);
const day = weekdayOf(tomorrow) === 6 ? addDays(tomorrow, 1) : addDays(tomorrow, 6 - weekdayOf(tomorrow));

const errors = createCounter();
const state = createProofFolder();
await createState(state, process.argv[2]);
const { server, address } = await startWorkerd(state, await freePort());
const stopCrons = runCrons(`${address}/cdn-cgi/local/scheduled`);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });

/** Counts presses on a page. Typing goes to the field that has the focus, and counts nothing. */
function createHand(page: Page) {
  const presses: string[] = [];
  return {
    presses,
    async tap(what: Locator, label: string) {
      await what.tap();
      presses.push(`tap ${label}`);
    },
    async enter(label: string) {
      await page.keyboard.press("Enter");
      presses.push(`Enter ${label}`);
    },
    async type(field: string, text: string) {
      await page.locator(`[name=${field}]:focus`).waitFor();
      await page.keyboard.type(text);
    },
  };
}
type Hand = ReturnType<typeof createHand>;

/** Searches from the home page, and opens the booking dialog of the tour with the day chosen. */
async function findTour(page: Page, { tap, type }: Hand) {
  await page.goto("/");
  await tap(page.getByRole("combobox", { name: "Where to" }), "the search field");
  await type("q", tour.query);
  await tap(page.getByRole("option", { name: tour.title }), "the suggested tour");
  await page.waitForURL(`**${tour.path}`);
  await tap(page.locator(`[data-date="${day}"] [role=button]`), "the day, in the next departures");
  await tap(page.getByRole("button", { name: "Book This Package" }).last(), "Book This Package");
  await page.getByRole("dialog").getByText("Step 1 of 4").waitFor();
}

/** Confirms the review and pays by UPI. */
async function pay(page: Page, { tap, type }: Hand) {
  await page.getByText("Step 4 of 4").waitFor();
  await tap(page.getByRole("button", { name: "Confirm Booking" }), "Confirm Booking");
  await page.getByRole("heading", { level: 1, name: "Pay for your trip" }).waitFor();
  const byUpi = page.getByRole("button", { name: "Pay by UPI" });
  if (await byUpi.isVisible()) {
    if ((await page.getByLabel("State").inputValue()) === "") {
      await tap(page.getByLabel("PIN code"), "the PIN code");
      await type("postalCode", "560001");
    }
    await tap(byUpi, "Pay by UPI");
  }
  await tap(page.getByRole("link", { name: "Simulate the UPI app" }), "the UPI app");
  await tap(page.getByRole("button", { name: "Paid by UPI" }), "Paid by UPI");
  await page.waitForURL(/\/booked$/);
}

async function bookAsGuest(page: Page, hand: Hand) {
  const { tap, enter, type } = hand;
  await findTour(page, hand);
  await type("firstName", "Meera");
  await enter("to the last name");
  await type("lastName", "Iyer");
  await enter("to the e-mail");
  await type("email", "meera.presses@example.com");
  await enter("to the phone");
  await type("phone", "9845012345");
  await enter("to step 2");
  await page.getByRole("dialog").getByText("2 adults", { exact: true }).waitFor();
  await tap(page.getByRole("button", { name: "Next", exact: true }), "Next, to step 3");
  await type("emergencyName", "Arjun Iyer");
  await enter("to the phone");
  await type("emergencyPhone", "9845099999");
  await enter("to the review");
  await pay(page, hand);
}

async function bookAsKnown(page: Page, hand: Hand) {
  await findTour(page, hand);
  await page.locator("[name=phone]:not([value=''])").waitFor();
  for (const step of [2, 3, 4]) {
    await hand.tap(page.getByRole("button", { name: "Next", exact: true }), `Next, to step ${step}`);
    await page.getByText(`Step ${step} of 4`).waitFor();
  }
  await pay(page, hand);
}

for (const [who, book] of [
  ["guest", bookAsGuest],
  ["known", bookAsKnown],
] as const) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: "en-IN",
  });
  if (who === "known") await signIn(context.request, "traveler", address);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const hand = createHand(page);
  await book(page, hand).catch(async (error: unknown) => {
    console.error(error);
    await page.screenshot({ path: `.wrangler/presses-${who}.png` });
    errors.add(`${who}: stopped at ${page.url()}`);
  });
  console.log(
    `\n${who === "guest" ? "A guest" : "A traveler whose details are known"}: ${hand.presses.length} presses`,
  );
  for (const [index, press] of hand.presses.entries()) console.log(`${index + 1}. ${press}`);
  if (hand.presses.length > limits[who]) errors.add(`${who}: more than ${limits[who]} presses`);
  await context.close();
}
await browser.close();
stopCrons();
await server.dispose();
conclude(
  errors.counts,
  `from home to "Paid" in at most ${limits.guest} presses, ${limits.known} with known details.`,
);
