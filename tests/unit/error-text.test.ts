import { expect, test } from "vitest";
import { errorStatus, errorText } from "~/platform/forms/error-text";

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
