import { createStaticHandler } from "react-router";
import { expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import { AppError } from "~/domain/errors";
import { servicesForPages, withRetryAfter } from "../../worker/platform/http/page-services";

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

test("a page whose database is busy is a 503, and the error is logged", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const error = new Error("Failed query", { cause: new Error("D1_ERROR: D1 DB is overloaded.") });
  expect(await statusOfPage(failingWith(error))).toBe(503);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
});

test("a permanent error stays a 500", async () => {
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

test("a refusal stays one that the page can explain", async () => {
  const refusal = new AppError("unavailable", "In a moment.", { retryAfter: 5 });
  await expect(failingWith(refusal).listDestinations()).rejects.toBe(refusal);
});

test("a page that does not catch a refusal has its status", async () => {
  expect(await statusOfPage(failingWith(new AppError("not_found", "Tour not found.")))).toBe(404);
  expect(await statusOfPage(failingWith(new AppError("forbidden", "Not allowed.")))).toBe(403);
  expect(await statusOfPage(failingWith(new AppError("invalid", "Unknown cursor.")))).toBe(404);
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
