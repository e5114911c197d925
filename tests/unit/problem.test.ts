import { expect, test, vi, expectTypeOf } from "vitest";
import { AppError, statusByErrorCode, type ErrorCode } from "~/domain/errors";
import { problemResponse, problemSchema } from "../../worker/platform/http/problem";
import { refusalPage } from "../../worker/platform/http/refusal-page";
import { createStaticHandler } from "react-router";
import { servicesForPages, withRetryAfter } from "../../worker/platform/http/page-services";
import { maxDraftBytes } from "~/domain/tour-drafts/tour-draft";
import { pageRoutes } from "../../worker/platform/http/page-routes";
import { silenced } from "../support/silenced";

test("an unexpected error is logged, and its response has no details", async () => {
  const log = silenced();
  const error = new Error("no such column: secret in /worker/db.ts:12");
  const response = problemResponse(error);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|\.ts|column|stack/);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
});

test("too many requests, and an unreachable database, get a Retry-After", async () => {
  const busy = problemResponse(new AppError("too_many_requests", "Slowly.", { retryAfter: 60 }));
  expect([busy.status, busy.headers.get("Retry-After")]).toStrictEqual([429, "60"]);
  const response = problemResponse(new Error("D1_ERROR: Network connection lost."));
  expect([response.status, response.headers.get("Retry-After")]).toStrictEqual([503, "5"]);
  expect(await response.json()).toMatchObject({ code: "unavailable", status: 503 });
});

test("a refusal by a limit names the limit, also without one that is known", () => {
  const limit = { max: 10, windowSeconds: 60 };
  const known = problemResponse(new AppError("too_many_requests", "Slowly.", { retryAfter: 30, limit }));
  expect(Object.fromEntries(known.headers)).toMatchObject({
    "retry-after": "30",
    ratelimit: '"default";r=0;t=30',
    "ratelimit-policy": '"default";q=10;w=60',
  });
  const unknown = problemResponse(new AppError("too_many_requests", "Slowly."));
  expect(unknown.headers.get("RateLimit")).toBe('"default";r=0;t=60');
  expect(unknown.headers.has("RateLimit-Policy")).toBe(false);
  expect(problemResponse(new AppError("invalid", "No.")).headers.has("RateLimit")).toBe(false);
});

test("every code becomes a problem document with its own status, never cached", async () => {
  const codes = Object.keys(statusByErrorCode).filter((code): code is ErrorCode => code in statusByErrorCode);
  silenced();
  for (const code of codes) {
    const response = problemResponse(new AppError(code, "A sentence for people."));
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const problem = problemSchema.strict().parse(await response.json());
    expect(problem).toMatchObject({ type: `/api/docs#${code}`, status: response.status, code });
    expect(response.status).toBe(statusByErrorCode[code]);
  }
});

test("a page refuses with a problem's status, text and headers, and escapes markup", async () => {
  const response = await refusalPage(new AppError("too_many_requests", "<b>Slowly.", { retryAfter: 60 }));
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const page = await response.text();
  expect(page).toMatch(/^<!doctype html>\s*<html lang="en-IN">[\s\S]*<\/html>\s*$/);
  expect(page).toContain("<h1>Too many requests</h1>");
  expect(page).toContain("<p>&lt;b&gt;Slowly.</p>");
});

const Referer = "http://localhost/admin/users/7?tab=role";

/** Page services of which one fails with the given error. */
function failingWith(error: unknown) {
  return servicesForPages(
    {
      listDestinations: async () => {
        throw error;
      },
    },
    new Request("http://localhost/admin/users/7.data", { headers: { Referer } }),
  );
}

/** Returns the response of a page whose loader calls them. */
async function statusOfPage(services: ReturnType<typeof failingWith>) {
  const { query } = createStaticHandler([
    { path: "/", loader: () => services.listDestinations(), ErrorBoundary: () => null },
  ]);
  const context = await query(new Request("http://localhost/"));
  return context instanceof Response ? context.status : context.statusCode;
}

test("a page whose database is busy is a 503, which is logged; a permanent error is a 500", async () => {
  const log = silenced();
  const error = new Error("Failed query", { cause: new Error("D1_ERROR: D1 DB is overloaded.") });
  expect(await statusOfPage(failingWith(error))).toBe(503);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
  expect(await statusOfPage(failingWith(new Error("no such table: tours")))).toBe(500);
});

test.for([
  ["sign_in_again", "/login/again?next=%2Fadmin%2Fusers%2F7%3Ftab%3Drole"],
  ["second_factor_required", "/profile/security?required=1#two-step"],
] as const)("%s leads to the page that helps", async ([code, to]) => {
  const answer = await failingWith(new AppError(code, "First that."))
    .listDestinations()
    .catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("not redirected");
  expect([answer.status, answer.headers.get("Location")]).toStrictEqual([302, to]);
});

test.for([
  ["not_found", 404],
  ["forbidden", 403],
  ["invalid", 404],
] as const)("a page may explain %s; one that does not has the status %i", async ([code, status]) => {
  const refusal = new AppError(code, "No.");
  await expect(failingWith(refusal).listDestinations()).rejects.toBe(refusal);
  expect(await statusOfPage(failingWith(refusal))).toBe(status);
});

test("a success passes through, with its arguments", async () => {
  const listTours = vi.fn().mockResolvedValue("a page");
  await expect(
    servicesForPages({ listTours }, new Request("http://localhost/")).listTours({ q: "tea" }),
  ).resolves.toBe("a page");
  expect(listTours).toHaveBeenCalledExactlyOnceWith({ q: "tea" });
});

test("a synchronous service is a promise to pages, in its type too", async () => {
  const { callerIdOf } = servicesForPages({ callerIdOf: () => null }, new Request("http://localhost/"));
  expectTypeOf(callerIdOf).returns.toEqualTypeOf<Promise<null>>();
  expect(callerIdOf()).toBeInstanceOf(Promise);
  expect(await callerIdOf()).toBeNull();
});

test("only a 503 has a Retry-After, exactly once", () => {
  const busy = withRetryAfter(new Response(null, { status: 503, headers: { "Cache-Control": "public" } }));
  expect(busy.headers.get("Retry-After")).toBe("5");
  expect(busy.headers.get("Cache-Control")).toBe("no-store");
  const answer = withRetryAfter(new Response(null, { status: 503, headers: { "Retry-After": "60" } }));
  expect(answer.headers.get("Retry-After")).toBe("60");
  expect(withRetryAfter(new Response("page")).headers.has("Retry-After")).toBe(false);
});

const app = pageRoutes(async ({ req }) => new Response(String((await req.raw.arrayBuffer()).byteLength)));
app.onError(refusalPage);

/** Returns how much of a form its page can read, or the reason for none. */
async function lengthRead(path: string, length: number): Promise<number | string> {
  const body = new URLSearchParams({ text: "x".repeat(length - "text=".length) });
  const answer = await app.request(path, { method: "POST", body });
  return answer.ok ? Number(await answer.text()) : `refused: ${answer.status}`;
}

// A form without scripts sends each byte as three.
const maxLength = 3 * maxDraftBytes;

test.for(["draft", "edit", "itinerary", "inclusions", "facts"])(
  "the maximum length of a tour's texts reaches the step %s",
  async (step) => {
    const path = `/operator/tours/malvan/${step}`;
    expect(await lengthRead(path, maxLength)).toBe(maxLength);
    expect(await lengthRead(`${path}.data`, maxLength)).toBe(maxLength);
  },
);

const beside = ["create", "malvan/prices", "malvan/draft/x"].map((path) => `/operator/tours/${path}`);

test.for(["/contact", ...beside])("a form for %s has a short limit", async (path) => {
  expect(await lengthRead(path, 64 * 1024)).toBe(64 * 1024);
  expect(await lengthRead(path, 64 * 1024 + 1)).toBe("refused: 413");
});
