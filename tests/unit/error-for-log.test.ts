import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { errorForLog } from "~/domain/error-for-log";
import { createStaticHandler, RouterContextProvider } from "react-router";
import { logErrorContext } from "~/context";
import { AppError } from "~/domain/errors";
import { handleError } from "~/entry.server";
import { logError } from "../../worker/platform/log";
import { errorStatus, errorText } from "~/platform/forms/error-text";
import { silenced } from "../support/silenced";

test("a failed query's values are not logged; its location and cause are", () => {
  const cause = new Error("D1_ERROR: UNIQUE constraint failed: users.email");
  const values = ["meera@example.com", "No nuts,\n    at all"];
  const text = errorForLog(
    new Error("outer", { cause: new DrizzleQueryError("insert into users", values, cause) }),
  );
  for (const value of values) expect(text).not.toContain(value);
  for (const part of ["outer", "insert into users", "users.email", "error-for-log.test.ts"])
    expect(text).toContain(part);
});

test("addresses and numbers of people in a message are masked, and the errors of an aggregate are shown", () => {
  const parts = [
    new Error("550 no mailbox leela.rao+tours@example.co.in"),
    new Error("cannot call +91 98450 12345 or 9845012345, in worker/x.ts:123:4567 at 1795000000000"),
  ];
  const text = errorForLog(new AggregateError(parts, "Two failed"));
  expect(text).toContain("550 no mailbox [e-mail]");
  expect(text).toContain("cannot call [phone] or [phone], in worker/x.ts:123:4567 at 1795000000000");
});

test("a thrown value that is not an error is named but not shown", () => {
  expect(errorForLog({ email: "meera@example.com" })).toBe("not an Error");
  expect(errorForLog("a word")).toBe("a word");
  expect(errorForLog(undefined)).toBe("undefined");
});

const address = "https://tours.example.com/trip/TB123456/Canary-0123456789abcdef";

/** Collects the error logs for errors that React Router passes on. */
function logged(errors: unknown[]): string {
  const log = silenced();
  const context = new RouterContextProvider();
  context.set(logErrorContext, logError);
  for (const error of errors) handleError(error, { request: new Request(address), params: {}, context });
  return log.mock.calls.flat().join("\n");
}

async function errorsOf(path: string, request: Request): Promise<unknown[]> {
  const { query } = createStaticHandler([
    { path, loader: () => null, children: [], ErrorBoundary: () => null },
  ]);
  const context = await query(request);
  return context instanceof Response ? [] : Object.values(context.errors ?? {});
}

test("React Router's own refusals are not logged as errors", async () => {
  const wrongMethod = await errorsOf("/trip/:id/:key", new Request(address, { method: "POST", body: "a" }));
  const noRoute = await errorsOf("/other", new Request(address));
  expect([...wrongMethod, ...noRoute]).toHaveLength(2);
  expect(logged([...wrongMethod, ...noRoute, new AppError("not_found", "Nothing.")])).toBe("");
});

test("an unexpected error is logged without the key in its URL", () => {
  const text = logged([new Error(`cannot render ${address}?token=Canary-0123456789abcdef`)]);
  expect(text).toContain("cannot render https://tours.example.com/trip/TB123456/[key]?token=[key]");
  expect(text).not.toContain("Canary");
});

test.for([400, 401, 403, 404, 405, 408, 413, 415, 422, 429])("%i does not blame the server", (status) => {
  expect(errorText(status).detail).not.toMatch(/on our side/);
});

test.for([500, 501, 502, 504])("%i blames the server", (status) => {
  expect(errorText(status).detail).toMatch(/on our side/);
});

test("each known status has its own text", () => {
  const known = [400, 403, 404, 405, 418, 429, 500, 503];
  expect(new Set(known.map((status) => errorText(status).title)).size).toBe(known.length);
});

test("only temporary errors offer a retry", () => {
  const worthIt = [400, 403, 404, 405, 418, 429, 500, 503].filter((status) => errorText(status).mayPass);
  expect(worthIt).toStrictEqual([429, 500, 503]);
});

test("the status is that of a route's response, and 500 for any other thrown value", () => {
  expect(errorStatus({ status: 503, statusText: "", internal: false, data: null })).toBe(503);
  expect(errorStatus(new Error("no"))).toBe(500);
  expect(errorStatus(undefined)).toBe(500);
});
