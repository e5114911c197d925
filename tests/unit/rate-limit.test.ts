import { expect, test } from "vitest";
import { z } from "zod";
import { unstable_readConfig as readConfig } from "wrangler";
import { callerOf, requestsPerMinute } from "../../worker/platform/http/rate-limit";
import { Hono, type Context } from "hono";
import { listChangeSchema } from "~/domain/wishlist/wishlist-lists";
import { limitFormBody } from "../../worker/platform/http/guards";
import { mayBeTimed } from "../../worker/platform/http/server-timing";
import { viewer } from "../support/viewer";

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
] as const)("%s is counted as %s", ([address, caller]) => {
  expect(callerOf(new Headers({ "CF-Connecting-IP": address }))).toBe(caller);
});

test("without a client address there is no caller", () => {
  expect(callerOf(new Headers())).toBeNull();
});

const limitSchema = z.array(z.object({ name: z.string(), simple: z.object({ limit: z.int() }) }));

test("the limits that refusals name are those of wrangler.toml", () => {
  const { ratelimits } = readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const limits = Object.fromEntries(
    limitSchema.parse(ratelimits).map(({ name, simple }) => [name, simple.limit]),
  );
  expect(limits).toStrictEqual({
    SIGN_UP_RATE_LIMIT: requestsPerMinute.signUp,
    FORM_RATE_LIMIT: requestsPerMinute.form,
    QUOTE_RATE_LIMIT: requestsPerMinute.quote,
    SEARCH_RATE_LIMIT: requestsPerMinute.search,
    PARTNER_RATE_LIMIT: requestsPerMinute.partner,
    BOOKING_RATE_LIMIT: requestsPerMinute.booking,
    HOLD_RATE_LIMIT: requestsPerMinute.hold,
    DOCUMENT_RATE_LIMIT: requestsPerMinute.bookingDocument,
    LOOKUP_RATE_LIMIT: requestsPerMinute.lookup,
  });
});

/** A request as curl -X GET -d a=1 makes it, also in chunks, which no Request can be constructed with. */
function withBody(method: string): Request {
  const headers = { "Transfer-Encoding": "chunked" };
  const request = new Request("https://tourbharat.example/", { method, headers });
  Object.defineProperty(request, "body", { value: new Response("a=1").body });
  return request;
}

test.for(["GET", "HEAD"])("a %s with a body is answered like one without", async (method) => {
  const app = new Hono();
  app.use(limitFormBody);
  app.get("/", (c: Context) => c.text(`method ${c.req.raw.method}`));
  const answer = await app.fetch(withBody(method));
  expect(answer.status).toBe(200);
  if (method === "GET") expect(await answer.text()).toBe("method GET");
});

test("in production only signed-in readers get the times of a request", () => {
  const readers = [null, undefined, viewer()];
  expect(readers.map((reader) => mayBeTimed(reader, "production"))).toStrictEqual([false, false, true]);
  expect(mayBeTimed(null, "demo")).toBe(true);
});

const links = [
  "Your card was refused: call www.evil.example",
  "mail me@evil.example",
  "https://evil.example",
];

test.for([...links, "Ring 98450 12345 now", "फोन ९८४५०१२३४५"])("a shared list is not called %s", (name) => {
  expect(listChangeSchema.safeParse({ intent: "create-list", name }).success).toBe(false);
});

test.for(["Goa 2027", "Monsoon, 12 to 14 July 2027", "दक्षिण भारत", "50+ ideas"])(
  "a list may be called %s",
  (name) => {
    expect(listChangeSchema.safeParse({ intent: "create-list", name }).success).toBe(true);
  },
);
