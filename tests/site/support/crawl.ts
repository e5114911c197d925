import type { ChangeLog } from "./change-log";
import { filled, type Hint } from "./fill-form";
import { createWalk, type Site } from "./open-links";
import type { Page } from "./parse-page";
import type { Person } from "./person";
import {
  formsIn,
  isDone,
  promisesNothing,
  reopened,
  sendEmpty,
  sendFilled,
  type FormPlace,
  type Sending,
  type Tried,
} from "./send-forms";

/** Somebody who opens the site, with the pages they begin at. */
export interface Visitor {
  role: string;
  person: Person;
  starts: string[];
}

export interface Crawl {
  /** By role. */
  sites: Map<string, Site>;
  /** By role and form. */
  forms: Map<string, Tried>;
  /** What is wrong with the answers to empty forms. */
  emptyFaults: string[];
  /** Number of forms sent empty. */
  sentEmpty: number;
}

interface Route {
  visitor: Visitor;
  walk: ReturnType<typeof createWalk>;
  site: Site;
  /** Forms to send, by identity. */
  places: Map<string, FormPlace[]>;
}

/** Places of one form to try: on the page of one booking it may be closed, of another open. */
const maxPlaces = 3;

interface Options {
  origin: string;
  changes: ChangeLog;
  hint: Hint;
  /** Order of sending: 0 first. */
  rankOf: (identity: string, place: FormPlace) => number;
  /** Returns false for forms that other roles send. */
  isSent: (role: string, place: FormPlace) => boolean;
  /** Runs what is due, such as mail. */
  settle: () => Promise<void>;
  /** Addresses of new mail, for the one who gets it. */
  mailOf: (role: string) => string[];
}

/**
 * Opens all links of all visitors, and sends each form that they find: empty, then with valid values; then what the answers lead to, and
 * the mail, until nothing is new.
 */
export async function crawl(visitors: Visitor[], options: Options): Promise<Crawl> {
  const { origin } = options;
  const result: Crawl = { sites: new Map(), forms: new Map(), emptyFaults: [], sentEmpty: 0 };
  const emptySent = new Set<string>();
  const routes = visitors.map((visitor): Route => {
    const site: Site = { reached: new Map(), faults: [] };
    result.sites.set(visitor.role, site);
    const places = new Map<string, FormPlace[]>();
    const walk = createWalk(visitor.person, site, (page) => note(places, page, walk.add, false));
    return { visitor, walk, site, places };
  });

  const maxRounds = 12;
  for (let round = 0; round < maxRounds; round += 1) {
    // The visitors take turns: each sees what the one before did.
    /* oxlint-disable no-await-in-loop */
    await options.settle();
    for (const { visitor, walk } of routes) {
      for (const start of [...visitor.starts, ...options.mailOf(visitor.role)])
        walk.reopen(new URL(start, origin));
      await walk.run();
    }
    const waiting = routes.flatMap((route) =>
      [...route.places].map(([identity, places]) => ({
        route,
        identity,
        places,
        rank: Math.min(...places.map((place) => options.rankOf(identity, place))),
      })),
    );
    if (waiting.length === 0) break;
    const rank = Math.min(...waiting.map((each) => each.rank));
    for (const each of waiting.filter((one) => one.rank === rank)) {
      each.route.places.delete(each.identity);
      await trySending(each);
    }
    /* oxlint-enable no-await-in-loop */
  }
  return result;

  /** Sends the forms of an answer at once: it holds what was asked for. */
  async function sendAnswered(route: Route, rank: number) {
    for (const [identity, places] of Array.from(route.places)) {
      const answers = places.filter((place) => place.isAnswer && options.rankOf(identity, place) <= rank);
      if (answers.length === 0 || route.places.get(identity) !== places) continue;
      route.places.delete(identity);
      // Each may lead to the next.
      // oxlint-disable-next-line no-await-in-loop
      await trySending({ route, identity, places });
    }
  }

  /** The passwords of accounts, and what else HTML cannot say. */
  function hintFor(person: Person): Hint {
    return (control, route) =>
      control.type === "password" && control.attributes.autocomplete === "current-password"
        ? person.password()
        : options.hint(control, route);
  }

  async function trySending({
    route,
    identity,
    places,
  }: {
    route: Route;
    identity: string;
    places: FormPlace[];
  }) {
    const { visitor, walk, site } = route;
    const { person, role } = visitor;
    const key = `${role}: ${identity}`;
    const tried = result.forms.get(key) ?? { identity, changes: [], refusals: [], isAccepted: false };
    result.forms.set(key, tried);
    for (const listed of places) {
      /* oxlint-disable no-await-in-loop */
      if (await tryAt(listed)) return;
      if (listed.isAnswer) continue;
      // What it was loaded with may have changed since.
      const place = await reopened(visitor.person, listed);
      if (place && JSON.stringify(place.form) !== JSON.stringify(listed.form) && (await tryAt(place))) return;
      /* oxlint-enable no-await-in-loop */
    }

    /** @returns true if the form was accepted and changed something */
    async function tryAt(place: FormPlace): Promise<boolean> {
      const at = `${place.page.pathname}${place.page.search}`;
      const sending = { person, changes: options.changes, hint: hintFor(person) };
      if (!emptySent.has(identity)) {
        const faults = await emptyFaults(sending, place);
        if (faults) result.sentEmpty += 1;
        if (faults) emptySent.add(identity);
        for (const fault of faults ?? []) result.emptyFaults.push(`${key} at ${at}: ${fault}`);
      }
      try {
        const { answer, page, changes, refusal, before } = await sendFilled(sending, place);
        if (answer.changesSession) await person.begin();
        if (answer.status >= 500) site.faults.push(`${key} at ${at}: status ${answer.status}`);
        if (refusal === null) {
          tried.isAccepted = true;
          tried.changes = changes;
          if (answer.location) walk.reopen(answer.location);
          else if (page) {
            walk.take(answer, at);
            note(route.places, page, walk.add, true);
            await sendAnswered(route, options.rankOf(identity, place));
          }
          if (changes.length > 0 || promisesNothing(identity)) return true;
        }
        tried.refusals.push(`${at}: ${[...new Set(before)].join(" / ")}`);
      } catch (error) {
        tried.refusals.push(`${at}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return false;
    }
  }

  /** Notes a page's forms; those that are not posted are links. */
  function note(
    places: Map<string, FormPlace[]>,
    page: Page,
    add: ReturnType<typeof createWalk>["add"],
    isAnswer: boolean,
  ) {
    for (const form of page.forms.filter(({ method }) => method === "get")) {
      const url = new URL(form.action);
      url.search = new URLSearchParams(
        filled(form, "all", () => null).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value]] : [],
        ),
      ).toString();
      add(url, page.url.pathname, page.url.origin);
    }
    const role = routes.find((route) => route.places === places)?.visitor.role ?? "";
    for (const place of formsIn(page, isAnswer)) {
      if (!options.isSent(role, place)) continue;
      const before = result.forms.get(`${role}: ${place.identity}`);
      if (before && (isAnswer || isDone(before) || before.refusals.length >= maxPlaces)) continue;
      const listed = places.get(place.identity) ?? [];
      if (listed.length >= maxPlaces || listed.some(({ page: other }) => other.href === place.page.href))
        continue;
      places.set(place.identity, [...listed, place]);
    }
  }
}

/** Sends a form empty; again from a fresh page if something is wrong, since its row may be gone, or mail of before just went out. */
async function emptyFaults(sending: Sending, place: FormPlace): Promise<string[] | null> {
  const faults = await sendEmpty(sending, place);
  if (!faults || faults.length === 0 || place.isAnswer) return faults;
  const fresh = await reopened(sending.person, place);
  return fresh ? sendEmpty(sending, fresh) : null;
}
