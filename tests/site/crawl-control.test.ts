import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, Person } from "./support/person";
import { serveForCrawl } from "./support/role-crawl";
import { isDone } from "./support/send-forms";

let site: Awaited<ReturnType<typeof serveForCrawl>>;

beforeAll(async () => {
  site = await serveForCrawl("control");
});

afterAll(() => site.stop());

/** The page that is crawled, with a form that requires fields. */
const crawled = "/contact";

const emptyPage = Buffer.from('<html lang="en"><title>Empty</title><h1>Empty</h1></html>');

interface Broken {
  page?: (html: string) => string;
  post?: (send: Person["post"], ...sent: Parameters<Person["post"]>) => Promise<Answer>;
}

/** Crawls one page, whose answers are broken on the way. @returns what the crawl finds wrong */
async function findingsWith({ page = (html) => html, post = (send, ...sent) => send(...sent) }: Broken) {
  const found = await site.crawl("guest", [crawled], (person) => ({
    ...person,
    async open(url) {
      const answer = await person.open(url);
      if (answer.status === 404) return answer;
      const isCrawled = url.pathname === crawled;
      return { ...answer, body: isCrawled ? Buffer.from(page(answer.body.toString())) : emptyPage };
    },
    post: (...sent) => post(person.post, ...sent),
  }));
  const failed = [...found.forms.values()].filter((tried) => !isDone(tried));
  return [...found.site.faults, ...found.emptyFaults, ...failed.flatMap(({ refusals }) => refusals)];
}

test("the crawl finds nothing wrong with a page that is not broken", async () => {
  expect(await findingsWith({})).toEqual([]);
});

/** Answers a filled form in the place of the server. */
const answersWith =
  (status: number): Broken["post"] =>
  async (send, url, body) =>
    body.get("message")
      ? { status, url, type: "text/html", body: emptyPage, location: null, changesSession: false }
      : send(url, body);

test.each<[what: string, broken: Broken, finding: RegExp]>([
  ["a form that is answered 500", { post: answersWith(500) }, /\/contact.* status 500/],
  ["a form that stores nothing", { post: answersWith(200) }, /\/contact: changes nothing/],
  [
    "a required field that the answer to an empty form does not name",
    {
      async post(send, ...sent) {
        const answer = await send(...sent);
        return {
          ...answer,
          body: Buffer.from(answer.body.toString().replaceAll("aria-invalid", "data-was")),
        };
      },
    },
    /without naming .*message/,
  ],
  [
    "a form that lacks a field",
    { page: (html) => html.replaceAll('name="message"', 'name="text"') },
    /\/contact: 4\d\d/,
  ],
  [
    "a required field without a value that can be derived",
    { page: (html) => html.replaceAll('name="message"', 'name="message" pattern="[A-Z]{3}" required') },
    /no valid value for message/,
  ],
  [
    "a link that leads nowhere",
    { page: (html) => html.replace("</h1>", '</h1><a href="/no/such/page">Nowhere</a>') },
    /\/no\/such\/page \(from \/contact\): status 404/,
  ],
])("the crawl finds %s", async (_, broken, finding) => {
  expect(await findingsWith(broken)).toContainEqual(expect.stringMatching(finding));
});
