import { splitPath } from "../../../app/domain/language/addresses";
import { defaultLanguage } from "../../../app/domain/language/language";
import { parsePage, type Page } from "./parse-page";
import type { Answer, Person } from "./person";
import { patternOf } from "./site-routes";

/** Results of opening the links of the pages that a person reaches. */
export interface Site {
  /** Patterns of the routes that were answered, with the number of addresses opened. */
  reached: Map<string, number>;
  /** Errors of answers, each with its address and where it is linked. */
  faults: string[];
}

/** Types of files by the end of their address. */
const fileTypes: Record<string, RegExp> = {
  // Lists are spreadsheets too, if the address asks for that.
  csv: /^text\/csv|spreadsheetml/,
  ics: /^text\/calendar/,
  pdf: /^application\/pdf/,
  json: /^application\/json/,
  xml: /xml/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
};

/** Addresses of a pattern and a set of parameters to open: a few, since a booking or a tour offers forms by its state. */
function maxOf(pattern: string): number {
  if (/^\/admin\/(?:tours|users|operators)\/:/.test(pattern)) return 6;
  return /^\/(?:admin|operator|bookings|trip|dev)\b.*:/.test(pattern) ? 3 : 1;
}

/** Sets of parameters of one pattern to open: filters can be combined without end. */
const maxShapes = 3;

/**
 * Opens the start pages, and every link that the pages have, breadth first, a few addresses of each kind.
 * @param onPage is called with each page
 */
export function createWalk(person: Person, site: Site, onPage: (page: Page) => void) {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const shapes = new Map<string, number>();
  let queue: { url: URL; from: string }[] = [];

  function add(url: URL, from: string, origin: string) {
    if (url.origin !== origin) {
      if (/^(?:https|mailto|tel|sms|upi|data|geo|webcal):$/.test(url.protocol)) return;
      site.faults.push(`${from}: a link to ${url.href}`);
      return;
    }
    // The same routes in another language: languages.test.ts.
    if (splitPath(url.pathname).language !== defaultLanguage) return;
    const address = `${url.pathname}${url.search}`;
    if (known.has(address)) return;
    const pattern = patternOf(url.pathname);
    // Signs out.
    if (pattern === "/logout") return;
    const names = [...new Set(url.searchParams.keys())].toSorted().join("&");
    const kind = `${pattern}?${names}`;
    const count = counts.get(kind) ?? 0;
    if (count >= maxOf(pattern)) return;
    if (count === 0) {
      const shape = (shapes.get(pattern) ?? 0) + 1;
      if (shape > maxShapes) return;
      shapes.set(pattern, shape);
    }
    counts.set(kind, count + 1);
    known.add(address);
    queue.push({ url: new URL(address, origin), from });
  }

  /** Reads an answer: notes what is wrong with it, and its links. */
  function take(answer: Answer, from: string): Page | null {
    const { url, status, location } = answer;
    const pattern = patternOf(url.pathname);
    site.reached.set(pattern, (site.reached.get(pattern) ?? 0) + 1);
    const fault = mistakeOf(answer);
    if (fault !== null) site.faults.push(`${url.pathname}${url.search} (from ${from}): ${fault}`);
    if (location !== null) add(location, url.pathname, url.origin);
    if (status >= 400 || !answer.type.startsWith("text/html") || answer.body.length === 0) return null;
    const page = parsePage(answer.body.toString(), url);
    // A message is an old document in a frame of its own.
    if (!/^\/dev\/.*\/html$/.test(pattern))
      for (const mistake of mistakesIn(page)) site.faults.push(`${url.pathname}${url.search}: ${mistake}`);
    for (const link of page.links) add(link, url.pathname, url.origin);
    return page;
  }

  return {
    take,
    add,
    /** Counts the answer to a form, which is no page. */
    count(url: URL) {
      const pattern = patternOf(url.pathname);
      site.reached.set(pattern, (site.reached.get(pattern) ?? 0) + 1);
    },
    /** Opens a page with the next ones, again if it was opened before. */
    reopen(url: URL) {
      const isWaiting = queue.some((other) => other.url.href === url.href);
      if (!isWaiting && patternOf(url.pathname) !== "/logout") queue.push({ url, from: "a form" });
    },
    /** Opens what waits, and what that links to. */
    async run(): Promise<void> {
      while (queue.length > 0) {
        const next = queue;
        queue = [];
        for (const { url, from } of next) {
          // One after another, as a person does; the server has one thread.
          // oxlint-disable-next-line no-await-in-loop
          const page = take(await person.open(url), from);
          if (page) onPage(page);
        }
      }
    },
  };
}

function mistakeOf({ status, type, body, url }: Answer): string | null {
  if (status >= 400) return `status ${status}`;
  if (status >= 300) return null;
  if (body.length === 0) return "empty";
  const expected = fileTypes[/\.(\w+)$/.exec(url.pathname)?.[1] ?? ""];
  return expected && !expected.test(type) ? `type ${type}` : null;
}

/** Text that a page shows if a value is missing. */
const missingValue = /\b(?:undefined|NaN|Invalid Date)\b|\[object \w+\]/;

function mistakesIn(page: Page): string[] {
  const lost = page.lostIds.length > 0 ? [`no element has the ids ${page.lostIds.join(" ")}`] : [];
  const repeated =
    page.repeatedIds.length > 0 ? [`several elements have the ids ${page.repeatedIds.join(" ")}`] : [];
  const missing = missingValue.exec(page.text);
  return [
    ...(page.title === "" ? ["no title"] : []),
    ...(page.mainHeadings === 1 ? [] : [`${page.mainHeadings} main headings`]),
    ...(page.language === "" ? ["no language"] : []),
    ...lost,
    ...repeated,
    ...(missing ? [`shows "${page.text.slice(Math.max(0, missing.index - 30), missing.index + 40)}"`] : []),
  ];
}
