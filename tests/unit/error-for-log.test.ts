import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { errorForLog } from "~/domain/error-for-log";

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
