// npm run test:browsers: walks the main journeys once in Chromium 109, in Firefox and in WebKit. -- --only=chromium: in one of them.
// Needs firefox-esr, webkit2gtk-driver and xvfb (Debian's names); installs them with apt-get where it may.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fail, run, step } from "../../scripts/lib/process.mjs";
import { drawAssets } from "../../scripts/lib/set-up.ts";
import { startServer } from "../e2e/server.mjs";
import setUp from "../e2e/set-up.mjs";
import { startChromium109 } from "./chromium-109.mjs";
import { startFirefox } from "./firefox.mjs";
import { journeys } from "./journeys.mjs";
import { Person } from "./person.mjs";
import { startWebkit } from "./webkit.mjs";

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
const tour = "varkala";
const day = 86_400_000;
const firstDisplay = 99;

function firstOf(...files) {
  return files.find((file) => existsSync(file));
}

const findFirefox = () => firstOf("/usr/bin/firefox-esr", "/usr/bin/firefox");

function findWebkit() {
  const folder = "/usr/lib/x86_64-linux-gnu";
  return firstOf(
    ...["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map((name) => `${folder}/${name}/MiniBrowser`),
  );
}

async function installBrowsers() {
  if (findFirefox() && findWebkit() && existsSync("/usr/bin/WebKitWebDriver") && existsSync("/usr/bin/Xvfb"))
    return;
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/** Starts a display without a screen. @returns its name and how to end it */
async function startDisplay() {
  let number = firstDisplay;
  while (existsSync(`/tmp/.X${number}-lock`)) number += 1;
  const server = spawn("Xvfb", [`:${number}`, "-screen", "0", "1400x1000x24"], { stdio: "ignore" });
  while (!existsSync(`/tmp/.X11-unix/X${number}`)) await new Promise((resolve) => setTimeout(resolve, 50));
  return { display: `:${number}`, stop: () => server.kill() };
}

/** Lets the tour be booked until it starts, so that tomorrow's departure can have a traveler. */
function openUntilStart(folder) {
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const database = new DatabaseSync(path.join(folder, file), { timeout: 10_000 });
  database
    .prepare(
      `UPDATE tours SET departure_rules = json_set(departure_rules, '$.cutOff', json('{"kind":"hours","hours":0}'))
       WHERE slug = ?`,
    )
    .run(tour);
  database.close();
}

/** Books a seat on tomorrow's departure. @returns what the journeys need */
async function prepare(address) {
  const travelDate = new Date(Date.now() + day).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
  const answer = await fetch(`${address}/api/bookings`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify({
      tour,
      firstName: "Meera",
      lastName: "Iyer",
      email: "meera.check-in@example.com",
      phone: "+91 98450 12345",
      travelDate,
      numberOfTravelers: 2,
      roomType: "standard",
      specialRequests: null,
      emergencyName: "Arjun Iyer",
      emergencyPhone: "+91 98450 54321",
      paymentMethod: "upi",
    }),
  });
  if (answer.status !== 201) fail(`A booking was answered ${answer.status}: ${await answer.text()}`);
  const { booking } = await answer.json();
  const [year, month] = travelDate.split("-").map(Number);
  return {
    // In the month after tomorrow's, which the picker shows beside it.
    range: [10, 16].map((date) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)),
    email: "meera.journey@example.com",
    bookingId: booking.bookingId,
    checkIn: `/operator/departures/${tour}/${travelDate}/check-in`,
  };
}

/** Walks all journeys in one browser, on a database of its own. @returns the number of failures */
async function walk(start) {
  const server = await startServer("browsers");
  openUntilStart(server.databaseFolder);
  const prepared = await prepare(server.address);
  const browser = await start();
  let failures = 0;
  for (const [title, journey] of Object.entries(journeys)) {
    try {
      await journey(new Person(browser, server.address), prepared);
      console.log(`  ✓ ${browser.name}: ${title}`);
    } catch (error) {
      failures += 1;
      console.log(`  ✘ ${browser.name}: ${title}\n${error.message}`);
    }
  }
  await browser.close();
  await server.stop();
  return failures;
}

const only = process.argv.find((each) => each.startsWith("--only="))?.slice("--only=".length);
const isChosen = (name) => only === undefined || only === name;

await drawAssets();
if (only !== "chromium") await step("Browsers", installBrowsers);
await setUp();
const starts = [
  ...(isChosen("chromium") ? [startChromium109] : []),
  ...(isChosen("firefox") ? [() => startFirefox(findFirefox())] : []),
];
let failures = 0;
for (const start of starts) failures += await walk(start);
if (isChosen("webkit")) {
  const { display, stop } = await startDisplay();
  const start = () => startWebkit(findWebkit(), display);
  starts.push(start);
  failures += await walk(start);
  stop();
}
const total = starts.length * Object.keys(journeys).length;
console.log(`\n${total - failures} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
