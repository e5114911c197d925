import type { APIRequestContext } from "@playwright/test";
import { inParallel } from "./in-parallel";

/** A page as its HTML describes it. */
export interface CrawledPage {
  address: string;
  status: number;
  title: string;
  descriptions: string[];
  canonicals: string[];
  language: string;
  mainHeadings: string[];
  styleSheets: number;
  ids: Set<string>;
  /** Addresses of the site that the page links to, fragments included. */
  links: string[];
  /** Pictures, icons, scripts and what else the page names without linking to it. */
  files: string[];
  html: string;
}

/**
 * Groups pages, of which the crawl reads one each; the others are only requested. Lists link to each other without end: their
 * group is the path and the set of parameters. The booking forms are one form, and there are as many as tours.
 */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return `${pathname.replace(/^\/book\/.*/, "/book/*")}?${[...new Set(searchParams.keys())].toSorted().join("&")}`;
}

function unescape(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The texts that the first group of a pattern matches. */
function all(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, text = ""]) => unescape(text));
}

/** Each address once, in full, if it is the site's own. */
function siteAddresses(texts: string[], address: string): string[] {
  const { origin } = new URL(address);
  const addresses = texts.filter(Boolean).map((text) => new URL(text, address));
  return [...new Set(addresses.filter((url) => url.origin === origin).map(({ href }) => href))];
}

function parsePage(address: string, status: number, html: string): CrawledPage {
  // Ignores markup inside scripts. React writes attributes in double quotes.
  const markup = html.replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>/g,
    (script) => `${script.split(">", 1)[0]}>`,
  );
  const attribute = (tag: string, name: string) =>
    all(markup, new RegExp(`<(?:${tag})\\b[^>]*? ${name}="([^"]*)"`, "gi"));
  return {
    address,
    status,
    html,
    title: all(markup, /<title>([^<]*)<\/title>/g)[0] ?? "",
    descriptions: all(markup, /<meta name="description" content="([^"]*)"/g),
    canonicals: all(markup, /<link rel="canonical" href="([^"]*)"/g),
    language: attribute("html", "lang")[0] ?? "",
    mainHeadings: all(markup, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g),
    styleSheets: all(markup, /(<link rel="stylesheet"|<style\b)/g).length,
    ids: new Set(attribute("\\w+", "id")),
    links: siteAddresses(attribute("a", "href"), address),
    files: siteAddresses(
      [
        ...attribute("img|video|source|iframe|script", "src"),
        ...attribute("link", "href"),
        ...all(markup, /<meta property="og:image" content="([^"]*)"/g),
        ...attribute("\\w+", "srcset").flatMap((set) => set.match(/[^\s,]+(?= )/g) ?? []),
      ],
      address,
    ),
  };
}

/** Reads the given addresses and every page of the site that they link to, one of each kind. */
export async function crawl(request: APIRequestContext, starts: string[]): Promise<Map<string, CrawledPage>> {
  const seen = new Map<string, CrawledPage>();
  const known = new Set<string>();
  let found: string[] = [];
  function add(address: string) {
    if (known.has(kindOf(address)) || isFile(address)) return;
    known.add(kindOf(address));
    found.push(address);
  }
  starts.forEach(add);
  while (found.length > 0) {
    const next = found;
    found = [];
    await inParallel(next, async (address) => {
      const answer = await request.get(address);
      const page = parsePage(address, answer.status(), await answer.text());
      seen.set(kindOf(address), page);
      page.links.forEach(add);
    });
  }
  return seen;
}

export function isFile(address: string): boolean {
  return /\.\w+$/.test(new URL(address).pathname);
}
