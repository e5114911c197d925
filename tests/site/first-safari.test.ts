import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { bodyOf, type Sent } from "./support/fill-form";
import { parsePage, type Page, type PageForm } from "./support/parse-page";
import { createPerson, newPassword, type Answer, type Person } from "./support/person";
import { startSite } from "./support/site";

/** A new operator's way from sign-up to a booked safari, through the forms of the pages, as a browser without scripts sends them. */

/** Fields that an operator types or chooses; what a form already shows does not count. */
const maxFields = 30;

const travelDate = addDays(todayInIndia(Date.now()), 40);
const email = "devika@kabini-safaris.example";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("first-safari");
});

afterAll(() => site.stop());

const asPage = ({ body, url }: Answer) => parsePage(body.toString(), url);

/** Opens a page, following its redirects. */
async function open(person: Person, url: URL): Promise<Page> {
  const answer = await person.open(url);
  if (answer.location) return open(person, answer.location);
  return asPage(answer);
}

/** Returns what a browser sends of a form in which some fields were changed, and how many. */
function typedInto({ controls, button }: PageForm, typed: Readonly<Record<string, string>>) {
  const changed = new Set<string>();
  const sent = controls.flatMap(({ name, type, value, isChecked }): Sent => {
    const text = typed[name];
    if (type === "radio" || type === "checkbox") {
      const isOn = text === undefined ? isChecked : text === value;
      if (isOn && !isChecked) changed.add(name);
      return isOn ? [[name, value]] : [];
    }
    if (type === "file") return [[name, new File([], "")]];
    if (text !== undefined && text !== value) changed.add(name);
    return [[name, text ?? value]];
  });
  return {
    sent: [...sent, ...(button?.name ? [[button.name, button.value] as const] : [])] as Sent,
    changed: [...changed],
  };
}

/** Sends the form of a page whose button begins with a label. */
async function send(
  person: Person,
  path: string,
  label: string,
  typed: Readonly<Record<string, string>> = {},
) {
  const page = await open(person, new URL(path, site.address));
  const form = page.forms.find(
    (each) => each.method === "post" && each.button?.label.startsWith(label) && hasFields(each, typed),
  );
  if (!form) throw new Error(`${path} has no form "${label}" with ${Object.keys(typed).join(", ")}`);
  const { sent, changed } = typedInto(form, typed);
  expect(changed.toSorted(), path).toStrictEqual(Object.keys(typed).toSorted());
  const answer = await person.post(form.action, bodyOf(form, sent));
  expect(answer.status, `${path}: ${problemsOf(answer)}`).toBeLessThan(400);
  return { answer, count: changed.length };
}

function hasFields({ controls }: PageForm, typed: Readonly<Record<string, string>>): boolean {
  return Object.keys(typed).every((name) => controls.some((control) => control.name === name));
}

function problemsOf(answer: Answer): string {
  const { forms, notices } = asPage(answer);
  const refused = forms.flatMap(({ controls }) => controls).filter(({ isRefused }) => isRefused);
  return [...notices, ...refused.map(({ name, message }) => `${name}: ${message}`)].join("; ");
}

/** Returns the link of the newest mail. */
async function linkInMail(link: RegExp): Promise<string> {
  const outbox = await (await site.guest.get(`/dev/outbox?channel=mail`)).text();
  const [, id = ""] = /\/dev\/mail\/([\w-]+)"/.exec(outbox) ?? [];
  const mail = await (await site.guest.get(`/dev/outbox/${id}`)).text();
  return (link.exec(mail)?.[0] ?? "").replaceAll("&amp;", "&");
}

test("an operator reaches a safari with two times, two options, an extra, guides and jeeps in 30 fields", async () => {
  const operator = createPerson(site.address, null);
  const admin = createPerson(site.address, "admin@tourbharat.example");
  await admin.begin();
  let fields = 0;
  const fill = async (...form: [path: string, label: string, typed?: Record<string, string>]) => {
    const { answer, count } = await send(operator, ...form);
    fields += count;
    return answer;
  };

  await fill("/signup", "Sign Up", {
    role: "tour_operator",
    firstName: "Devika",
    lastName: "Gowda",
    email,
    password: newPassword,
    confirmPassword: newPassword,
    companyName: "Kabini Safaris",
    registrationNumber: "KA-2026-88172",
    companyPhone: "+91 98450 66001",
    businessAddress: "4 Kabini Road, Karapura, Karnataka 571114",
    terms: "on",
  });
  await fill(await linkInMail(/\/verify-email\?token=[\w.%-]+/), "Confirm");
  const companies = await open(admin, new URL("/admin/operators?q=Kabini+Safaris", site.address));
  const company = companies.links.find(({ pathname }) => pathname.startsWith("/admin/operators/kabini-"));
  await send(admin, company?.pathname ?? "", "Verify as an exception", {
    reason: "Their papers were shown at our office.",
  });

  const created = await fill("/operator/tours/create?template=safari", "Create draft", {
    place: "Bandipur",
    title: "Bandipur safari by open jeep",
    state: "Karnataka",
    departureCity: "Mysore",
    priceInr: "2400",
  });
  const wizard = created.location?.pathname.replace(/\/edit$/, "") ?? "";
  const slug = wizard.split("/").at(-1) ?? "";
  await fill(`${wizard}/edit`, "Save", {
    subtitle: "Three hours among elephants with a guide from the village",
    description:
      "Bandipur is dry forest between the Nilgiris and the Deccan, with more elephants than people.",
    highlights: "Elephants at the water holes\nGuides from the villages around\nDawn or dusk, as you like",
  });
  await fill(`${wizard}/inclusions`, "Save", { meetingPoint: "Melukamanahalli gate, Bandipur" });
  await fill(`${wizard}/prices`, "Save prices", {
    "options.1.priceInr": "13000",
    "extras.0.priceInr": "350",
  });
  await fill(`${wizard}/departures`, "Save");

  for (const [name, phone] of [
    ["Ravi Kumar", "+91 98450 66002"],
    ["Chandra Shetty", "+91 98450 66003"],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    await fill("/operator/resources", "Add", { name, phone });
  await fill("/operator/resources", "Add", { kind: "vehicle", name: "Jeep", seats: "6", count: "3" });
  await fill(`/operator/resources/needs/${slug}`, "Save");
  expect((await open(operator, new URL("/operator/resources", site.address))).text).toContain(
    "1 guide, 1 vehicle for 6 seats. They limit sales",
  );
  await fill(`${wizard}/preview`, "Submit for review");
  await send(admin, `/admin/tours/${slug}`, "Approve");
  expect(fields).toBeLessThanOrEqual(maxFields);

  const traveler = createPerson(site.address, null);
  const found = await open(traveler, new URL("/tours?q=Bandipur+safari+by+open+jeep", site.address));
  expect(found.links.map(({ pathname }) => pathname)).toContain(`/tours/${slug}`);
  const step = async (page: Page, intent: string, typed: Record<string, string> = {}) => {
    const form = page.forms.find((each) => each.button?.value === intent && hasFields(each, typed));
    if (!form) throw new Error(`no ${intent} with ${Object.keys(typed).join(", ")}`);
    return traveler.post(form.action, bodyOf(form, typedInto(form, typed).sent));
  };
  const first = await open(traveler, new URL(`/book/${slug}?option=private-jeep`, site.address));
  const person = {
    firstName: "Meera",
    lastName: "Iyer",
    email: "meera.first@example.com",
    phone: "+91 98450 12345",
  };
  const trip = asPage(await step(first, "next", person));
  const choice = { travelDate, startTime: "15:00", "extras.lunch": "2" };
  const contact = asPage(await step(trip, "next", choice));
  const review = asPage(
    await step(contact, "next", { emergencyName: "Arjun", emergencyPhone: "+91 98450 54321" }),
  );
  for (const text of ["3:00 PM IST", "Option: Private jeep", "Lunch: 2 × ₹350", "₹13,700"])
    expect(review.text).toContain(text);
  expect((await step(review, "confirm")).status).toBe(303);
});
