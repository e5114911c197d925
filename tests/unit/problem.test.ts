import { expect, test, vi } from "vitest";
import { AppError, statusByErrorCode, type ErrorCode } from "~/domain/errors";
import { problemResponse, problemSchema } from "../../worker/platform/http/problem";
import { refusalPage } from "../../worker/platform/http/refusal-page";

test("an unexpected error is logged, and its response has no details", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  const error = new Error("no such column: secret in /worker/db.ts:12");
  const response = problemResponse(error);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|\.ts|column|stack/);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
  log.mockRestore();
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
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  for (const code of codes) {
    const response = problemResponse(new AppError(code, "A sentence for people."));
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const problem = problemSchema.strict().parse(await response.json());
    expect(problem).toMatchObject({ type: `/api/docs#${code}`, status: response.status, code });
    expect(response.status).toBe(statusByErrorCode[code]);
  }
  log.mockRestore();
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
