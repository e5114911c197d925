import type { BrowserContext, Page } from "@playwright/test";
import { isTakenOver, watch } from "./test";

/** What the crawl saw at an address. */
export interface SeenPage {
  address: string;
  status: number;
  isScripted: boolean;
  title: string;
  descriptions: string[];
  canonicals: string[];
  language: string;
  mainHeadings: number;
  styleSheets: number;
  ids: string[];
  /** Addresses of the site that the page leads to, fragments included. */
  links: string[];
  /** Pictures, icons and what else the page names without leading there. */
  files: string[];
  complaints: string[];
}

/**
 * Of pages of one kind the browser opens one; the others are only asked for. Lists link to each other without end: their
 * kind is the path and the set of parameters. The booking forms are one form, and there are as many as tours.
 */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return `${pathname.replace(/^\/book\/.*/, "/book/*")}?${[...new Set(searchParams.keys())].toSorted().join("&")}`;
}

/** Runs in the page, once its scripts have taken over. */
async function readPage(sign: string) {
  const isScripted = await new Promise<boolean>((resolve) => {
    const look = () => document.querySelector(sign) !== null && resolve(true);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => resolve(false), 15_000);
    look();
  });
  // A function of the page: what stands outside of this one is not there.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function attributes(selector: string, name: string) {
    return Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? "");
  }
  return {
    isScripted,
    title: document.title,
    descriptions: attributes("meta[name=description]", "content"),
    canonicals: attributes("link[rel=canonical]", "href"),
    language: document.documentElement.lang,
    mainHeadings: attributes("h1", "class").length,
    styleSheets: document.styleSheets.length,
    ids: attributes("[id]", "id"),
    links: attributes("a[href]", "href"),
    files: [
      ...attributes("img, video, source, iframe", "src"),
      ...attributes("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]", "href"),
      ...attributes("meta[property='og:image']", "content"),
      ...attributes("[srcset]", "srcset").flatMap((set) => set.match(/[^\s,]+(?= )/g) ?? []),
    ].filter(Boolean),
  };
}

/** Each address once, in full, if it is the site's own. */
function ownAddresses(texts: string[], address: string): string[] {
  const { origin } = new URL(address);
  const addresses = texts.map((text) => new URL(text, address));
  return [...new Set(addresses.filter((url) => url.origin === origin).map(({ href }) => href))];
}

async function look(page: Page, address: string, complaints: string[]): Promise<SeenPage> {
  const response = await page.goto(address);
  const read = await page.evaluate(readPage, isTakenOver);
  return {
    ...read,
    address,
    status: response?.status() ?? 0,
    links: ownAddresses(read.links, address),
    files: ownAddresses(read.files, address),
    // What a page says late is counted to the next one in its tab, but never lost.
    complaints: complaints.splice(0),
  };
}

/** Opens the given addresses and every page of the site they lead to, one of each kind, a few tabs at a time. */
export async function crawl(
  context: BrowserContext,
  origin: string,
  starts: string[],
  tabs = 3,
): Promise<Map<string, SeenPage>> {
  const seen = new Map<string, SeenPage>();
  const known = new Set<string>();
  const waiting: string[] = [];
  function add(address: string) {
    if (known.has(kindOf(address)) || isFile(address)) return;
    known.add(kindOf(address));
    waiting.push(address);
  }
  async function work(page: Page, complaints: string[]) {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const found = await look(page, address, complaints);
      seen.set(kindOf(address), found);
      found.links.forEach(add);
    }
  }

  starts.forEach(add);
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  const workers = pages.map((page) => ({ page, complaints: watch(page, origin) }));
  while (waiting.length > 0) {
    await Promise.all(workers.map(({ page, complaints }) => work(page, complaints)));
  }
  await Promise.all(pages.map((page) => page.close()));
  return seen;
}

function isFile(address: string): boolean {
  return /\.\w+$/.test(new URL(address).pathname);
}
