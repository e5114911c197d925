import type { ChangeLog } from "./change-log";
import { dataAddress, refusedFields } from "./data-answer";
import { bodyOf, emptied, emptiedNames, filled, fillings, type Hint, type Sent } from "./fill-form";
import { parsePage, type Page, type PageForm } from "./parse-page";
import type { Answer, Person } from "./person";
import { patternOf } from "./site-routes";

/** A form on an opened page. */
export interface FormPlace {
  identity: string;
  form: PageForm;
  page: URL;
  /** True if the page answers another form, and cannot be opened again. */
  isAnswer: boolean;
}

/** Text that is the same for forms that differ in the row they are about. */
function kindOf(name: string): string {
  return name.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID").replaceAll(/\d+/g, "N");
}

/**
 * Names a form by what it sends where: its route and its intent; without an intent, the groups of its fields. Buttons that add a row to a
 * form or remove one are the same for all rows.
 */
export function identityOf({ method, action, controls, button }: PageForm): string {
  const intents = controls.flatMap(({ name, type, value }) =>
    type === "hidden" && /^(?:intent|step|way|outcome|name|confirmed)$/.test(name)
      ? [`${name}=${value}`]
      : [],
  );
  if (button && button.name !== "") intents.push(`${button.name}=${kindOf(button.value.replace(/:.*/, ""))}`);
  const groups = controls.flatMap(({ name, type }) =>
    type === "hidden" ? [] : kindOf(name.split(".")[0] ?? ""),
  );
  const fields = intents.length === 0 ? [...new Set(groups)].join(",") : "";
  return [method, patternOf(action.pathname), ...intents, fields].join(" ").trim();
}

/** Returns the forms of a page that are posted. */
export function formsIn(page: Page, isAnswer = false): FormPlace[] {
  return page.forms
    .filter(({ method }) => method === "post")
    .map((form) => ({ identity: identityOf(form), form, page: page.url, isAnswer }));
}

export interface Sending {
  person: Person;
  changes: ChangeLog;
  hint: Hint;
}

/** Forms that store nothing: they ask for a figure, or lead on. */
const isQuestion =
  /\brows=|\bintent=(?:next|previous|coupon|check|preview|quote|quote-\w+|repair-quote-\w+)$|^post \/(?:login|bookings\/lookup|admin\/logs)(?: |$)|^post \/operator\/earnings\/premium$/;

/** Returns true if sending a form only leads to a page or a figure. */
export function promisesNothing(identity: string): boolean {
  return isQuestion.test(identity);
}

/** Result of trying a form: what it changed, or why it was never accepted. */
export interface Tried {
  identity: string;
  changes: string[];
  refusals: string[];
  isAccepted: boolean;
}

/** Returns true if a form was accepted and did what it promises. */
export function isDone({ isAccepted, changes, identity }: Tried): boolean {
  return isAccepted && (changes.length > 0 || promisesNothing(identity));
}

/** Fields that are required on a condition that HTML cannot state: which forms, which fields, and why. */
const conditional: [form: RegExp, field: RegExp, reason: string][] = [
  [/ \/signup /, /^(?:companyName|registrationNumber|companyPhone|businessAddress)$/, "asked of operators"],
  [/ intent=repair-contact /, /./, "left empty, a field stays as it is: operators do not see all"],
  [/\/check-in intent=check-in /, /^reference$/, "the verdict stands above the list, as for a scanned code"],
  [
    / \/operator\/bookings\//,
    /^startTime$/,
    "named once the day is known: a tour has other times on other days",
  ],
  [/\/party /, /./, "the names of a party are due before the trip, and saved one by one until then"],
  [/ (?:intent=(?:previous|coupon)|rows=\w+) /, /./, "what is typed is kept, not checked"],
  [/ intent=follow /, /^capacity$/, "another button of the form, which takes the tour's number"],
  [
    / step=(?:edit|itinerary|inclusions|facts|hindi) /,
    /./,
    "a draft may be saved unfinished; submitting it names what is missing",
  ],
  [/\/admin\/tours\/:slug\/edit /, /^practical\./, "the facts are left out if all are empty"],
  [/\/tours\//, /^rules\.(?:cutOff|minimum|pattern|offSeason)/, "asked by the kind of rule that is chosen"],
  [/\/tours\//, /^(?:priceRules\.(?:seasons|groups)|itinerary|rules\.starts)\./, "an empty row is left out"],
];

function mayBeEmpty(identity: string, field: string): boolean {
  return conditional.some(([form, name]) => form.test(`${identity} `) && name.test(field));
}

/** Result of sending a form once. */
export interface Outcome {
  answer: Answer;
  sent: Sent;
  /** The answer, if it is a page. */
  page: Page | null;
  /** Tables that changed. */
  changes: string[];
  /** Why it was refused, or null. */
  refusal: string | null;
  /** Why the ways to fill it before were. */
  before: string[];
}

async function send({ person, changes }: Sending, form: PageForm, sent: Sent): Promise<Outcome> {
  changes.read();
  const answer = await person.post(form.action, bodyOf(form, sent));
  const isPage = answer.type.startsWith("text/html") && answer.body.length > 0;
  const page = isPage ? parsePage(answer.body.toString(), answer.url) : null;
  return {
    answer,
    sent,
    page,
    changes: changes.read(),
    refusal: refusalOf(answer, page, person.isGuest),
    before: [],
  };
}

function refusalOf({ status, location, body, changesSession }: Answer, page: Page | null, isGuest: boolean) {
  if (location?.pathname === "/login" && !isGuest && !changesSession) return "is sent to the login";
  if (status < 400) return null;
  const marked = page?.forms.flatMap(({ controls }) =>
    controls.filter(({ isRefused }) => isRefused).map(({ name, message }) => `${name}: ${message}`),
  );
  const reasons = [...new Set([...(page?.notices ?? []), ...(marked ?? [])])];
  return `${status} ${reasons.join(" | ") || (page?.title ?? body.toString().slice(0, 200))}`;
}

/**
 * Posts a form without anything entered.
 * @returns what is wrong with the answer; null if the form requires nothing
 */
export async function sendEmpty(sending: Sending, { form, identity }: FormPlace): Promise<string[] | null> {
  const names = emptiedNames(form).filter((name) => !mayBeEmpty(identity, name));
  if (names.length === 0) return null;
  const { answer, page, changes, refusal } = await send(sending, form, emptied(form));
  if (answer.status === 409) return null;
  const { status } = answer;
  if (status < 400 || status >= 500) return [`an empty form is answered ${status}`];
  // Each row of a list may have the form.
  const answered = page?.forms.filter((other) => identityOf(other) === identity) ?? [];
  const refused = new Set(
    (answered.length > 0 ? answered : (page?.forms ?? [])).flatMap(({ controls }) =>
      controls.flatMap(({ name, isRefused }) => (isRefused ? name : [])),
    ),
  );
  const unnamed = names.filter((name) => !refused.has(name));
  if (unnamed.length === 0 && changes.length === 0)
    return sendEmptyByScript(sending, form, { names, status });
  return [
    ...(unnamed.length > 0
      ? [`an empty form is answered without naming ${unnamed.join(", ")}: ${refusal}`]
      : []),
    ...(changes.length > 0 ? [`an empty form changes ${changes.join(", ")}`] : []),
  ];
}

/** Posts it again as the pages' scripts do. @returns what the answer to a browser without scripts has and this one lacks */
async function sendEmptyByScript(
  { person }: Sending,
  form: PageForm,
  { names, status }: { names: string[]; status: number },
): Promise<string[]> {
  const answer = await person.post(dataAddress(form.action), bodyOf(form, emptied(form)));
  if (answer.status !== status) return [`an empty form is answered ${answer.status} if a script sends it`];
  const refused = await refusedFields(answer);
  const unnamed = names.filter((name) => !refused.has(name));
  return unnamed.length > 0 ? [`a script's empty form is answered without naming ${unnamed.join(", ")}`] : [];
}

/** Returns what a form sends by itself, which names its row; not the version, which changes. */
function rowOf({ action, controls, button }: PageForm): string {
  const hidden = controls.flatMap(({ type, name, value }) =>
    type === "hidden" && !/version/i.test(name) ? [[name, value]] : [],
  );
  return JSON.stringify([action.href, button?.value, hidden]);
}

/** Returns true if two forms with one identity are of the same row. */
export function isSameForm(one: PageForm, other: PageForm): boolean {
  return rowOf(one) === rowOf(other);
}

/** Opens the page of a form again, since its versions may have changed. @returns null if the page no longer has it */
export async function reopened(person: Person, place: FormPlace): Promise<FormPlace | null> {
  if (place.isAnswer) return place;
  const answer = await person.open(place.page);
  if (answer.status !== 200) return null;
  const forms = formsIn(parsePage(answer.body.toString(), answer.url));
  const same = forms.filter(({ identity }) => identity === place.identity);
  return same.find(({ form }) => isSameForm(form, place.form)) ?? same[0] ?? null;
}

/**
 * Posts a form with valid values, filled in several ways until one is accepted and changes something.
 * @returns the last outcome
 * @throws Error if there is no valid value for a required field
 */
export async function sendFilled(sending: Sending, place: FormPlace): Promise<Outcome> {
  let last: Outcome | null = null;
  const before: string[] = [];
  for (const filling of fillings) {
    const sent = filled(place.form, filling, sending.hint);
    if (last && isSame(last.sent, sent)) continue;
    // Each way is tried only if the one before was refused.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await send(sending, place.form, sent);
    if (outcome.refusal === null && (outcome.changes.length > 0 || promisesNothing(place.identity)))
      return outcome;
    const reason = outcome.refusal ?? "changes nothing";
    // Other values do not help against the same refusal twice.
    const isHopeless = before.at(-1) === reason && filling !== "all";
    before.push(reason);
    // One that is accepted and changes nothing is better than one that is refused.
    if (last?.refusal !== null || outcome.refusal === null) last = { ...outcome, before };
    if (isHopeless) break;
  }
  if (!last) throw new Error("there is no way to fill it");
  return last;
}

function isSame(one: Sent, other: Sent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
