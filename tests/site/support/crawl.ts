import type { ChangeLog } from "./change-log";
import { filled, type Hint } from "./fill-form";
import { createWalk, type Site } from "./open-links";
import type { Page } from "./parse-page";
import type { Person } from "./person";
import {
  formsIn,
  isSameForm,
  isDone,
  promisesNothing,
  reopened,
  sendEmpty,
  sendFilled,
  type FormPlace,
  type Sending,
  type Tried,
} from "./send-forms";

export interface Crawl {
  site: Site;
  /** By identity. */
  forms: Map<string, Tried>;
  /** Errors of the answers to empty forms. */
  emptyFaults: string[];
  /** Number of forms sent empty. */
  sentEmpty: number;
}

/** Places of one form to try: for one booking it may be closed, for another open. */
const maxPlaces = 6;

/** Rows of one page to try. */
const maxRows = 3;

/** Rounds of opening and sending: an answer leads to another form, or to mail that does. */
const maxRounds = 12;

interface Options {
  origin: string;
  /** Pages to begin at. */
  starts: string[];
  changes: ChangeLog;
  hint: Hint;
  /** Order of sending: 0 first. */
  rankOf: (identity: string) => number;
  /** Forms that must be sent again before a form, by identity. */
  needs: Readonly<Record<string, string[]>>;
  /** Returns false for forms that other roles send. */
  isSent: (place: FormPlace) => boolean;
  /** Runs what is due, such as mail. */
  settle: () => Promise<void>;
  /** Addresses of new mail. */
  newMail: () => string[];
}

/**
 * Opens all links that a person is led to, and sends each form: empty, then with valid values; then what the answers lead to, and the mail,
 * until nothing is new.
 */
export async function crawl(person: Person, options: Options): Promise<Crawl> {
  const { origin, rankOf } = options;
  const site: Site = { reached: new Map(), faults: [] };
  const result: Crawl = { site, forms: new Map(), emptyFaults: [], sentEmpty: 0 };
  const emptySent = new Set<string>();
  /** Forms to send, by identity. */
  const places = new Map<string, FormPlace[]>();
  /** False once they have deleted their account. */
  let hasAccount = true;
  /** Where forms were accepted, by identity. */
  const accepted = new Map<string, FormPlace>();
  const walk = createWalk(person, site, (page) => note(page, false));

  for (let round = 0; round < maxRounds; round += 1) {
    /* oxlint-disable no-await-in-loop */
    await options.settle();
    for (const start of [...options.starts, ...options.newMail()]) walk.reopen(new URL(start, origin));
    await walk.run();
    if (places.size === 0) break;
    const rank = Math.min(...[...places.keys()].map(rankOf));
    for (const identity of [...places.keys()].filter((name) => rankOf(name) === rank)) {
      const listed = places.get(identity) ?? [];
      places.delete(identity);
      await trySending(identity, listed);
    }
    /* oxlint-enable no-await-in-loop */
  }
  return result;

  /** Sends the forms of an answer at once: it holds what was asked for. */
  async function sendAnswered(rank: number) {
    for (const [identity, listed] of Array.from(places)) {
      const isAnswered = listed.some(({ isAnswer }) => isAnswer) && rankOf(identity) <= rank;
      if (!isAnswered || places.get(identity) !== listed) continue;
      places.delete(identity);
      // Each may lead to the next.
      // oxlint-disable-next-line no-await-in-loop
      await trySending(identity, listed);
    }
  }

  /** The passwords of accounts, and what else HTML cannot say. */
  function hint(...[control, form]: Parameters<Hint>) {
    return control.type === "password" && control.attributes.autocomplete === "current-password"
      ? person.password()
      : options.hint(control, form);
  }

  async function trySending(identity: string, listed: FormPlace[]) {
    const tried = result.forms.get(identity) ?? { identity, changes: [], refusals: [], isAccepted: false };
    result.forms.set(identity, tried);
    /* oxlint-disable-next-line no-await-in-loop */
    for (const needed of options.needs[identity] ?? []) await sendAgain(needed);
    // Leaves a session behind.
    if (/sign-out-others/.test(identity)) await person.begin();
    for (const place of listed) {
      /* oxlint-disable no-await-in-loop */
      if (await tryAt(place, tried)) return;
      if (place.isAnswer) continue;
      // The data that it was loaded with may have changed since.
      const fresh = await reopened(person, place);
      if (fresh && JSON.stringify(fresh.form) !== JSON.stringify(place.form) && (await tryAt(fresh, tried)))
        return;
      /* oxlint-enable no-await-in-loop */
    }
  }

  /** Sends a form that was accepted before, for another that needs what it does. */
  async function sendAgain(identity: string) {
    const place = accepted.get(identity);
    const fresh = place && (await reopened(person, place));
    if (fresh) await sendFilled({ person, changes: options.changes, hint }, fresh);
  }

  /** @returns true if the form was accepted and changed something */
  async function tryAt(place: FormPlace, tried: Tried): Promise<boolean> {
    const { identity } = place;
    const at = `${place.page.pathname}${place.page.search}`;
    const sending = { person, changes: options.changes, hint };
    try {
      if (!emptySent.has(identity)) {
        const faults = await emptyFaults(sending, place);
        if (faults) {
          result.sentEmpty += 1;
          emptySent.add(identity);
          result.emptyFaults.push(...faults.map((fault) => `${identity} at ${at}: ${fault}`));
        }
      }
      const { answer, page, changes, refusal, before } = await sendFilled(sending, place);
      if (!person.isThemselves() || /change-password/.test(identity)) hasAccount = await person.begin();
      if (!hasAccount) places.clear();
      if (answer.status >= 500) site.faults.push(`${identity} at ${at}: status ${answer.status}`);
      if (refusal === null) {
        tried.isAccepted = true;
        tried.changes = changes;
        accepted.set(identity, place);
        walk.count(answer.url);
        if (answer.location) walk.reopen(answer.location);
        // The page that it leads to may be gone after the next form.
        await walk.run();
        if (page && !answer.location) {
          walk.take(answer, at);
          note(page, true);
          await sendAnswered(rankOf(identity));
        }
        if (changes.length > 0 || promisesNothing(identity)) return true;
      }
      tried.refusals.push(`${at}: ${[...new Set(before)].join(" / ")}`);
    } catch (error) {
      tried.refusals.push(`${at}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return false;
  }

  /** Notes a page's forms; those that are not posted are links. */
  function note(page: Page, isAnswer: boolean) {
    for (const form of page.forms.filter(({ method }) => method === "get")) {
      const url = new URL(form.action);
      url.search = new URLSearchParams(
        filled(form, "all", () => null).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value]] : [],
        ),
      ).toString();
      walk.add(url, page.url.pathname, page.url.origin);
    }
    for (const place of formsIn(page, isAnswer)) {
      if (!hasAccount || !options.isSent(place)) continue;
      const before = result.forms.get(place.identity);
      if (before && (isAnswer || isDone(before) || before.refusals.length >= maxPlaces)) continue;
      const listed = places.get(place.identity) ?? [];
      const rows = listed.filter(({ page: other }) => other.href === place.page.href);
      if (rows.length >= maxRows || rows.some((row) => isSameForm(row.form, place.form))) continue;
      // The newest first: what was just made is offered there.
      places.set(
        place.identity,
        [...rows, place, ...listed.filter((other) => !rows.includes(other))].slice(0, maxPlaces),
      );
    }
  }
}

/** Sends a form empty; again from a fresh page if something is wrong, since its row may be gone, or mail of before just went out. */
async function emptyFaults(sending: Sending, place: FormPlace): Promise<string[] | null> {
  const faults = await sendEmpty(sending, place);
  if (!faults || faults.length === 0) return faults;
  const fresh = await reopened(sending.person, { ...place, isAnswer: false });
  if (fresh) return sendEmpty(sending, fresh);
  return place.isAnswer ? faults : null;
}
