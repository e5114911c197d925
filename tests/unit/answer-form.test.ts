import { data, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { AppError, invalidFields, staleEdit } from "~/domain/errors";
import { answerAction, answerForm } from "~/platform/forms/answer-form";
import { isCurrent, noteArrival } from "~/platform/pages/answer-life";
import { readVersion } from "~/platform/forms/read-version";

const schema = z.object({ name: z.string().min(1, "Enter a name."), tours: z.array(z.string()).optional() });

function formOf(...entries: [name: string, value: string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("a valid form is saved and answered with the message", async () => {
  const save = vi.fn().mockResolvedValue("Saved.");
  const form = formOf(["name", "Asha"], ["tours", "kerala"], ["tours", "goa"]);
  const answer = await answerForm(form, schema, save);
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: "Asha", tours: ["kerala", "goa"] });
  expect(answer.init).toBeNull();
  expect(answer.data).toStrictEqual({
    isDone: true,
    message: "Saved.",
    errors: {},
    values: { name: "Asha", tours: ["kerala", "goa"] },
    isStale: false,
    result: null,
  });
});

test("cookies are set with the answer", async () => {
  const headers = new Headers({ "Set-Cookie": "a=b" });
  const answer = await answerAction(formOf(), () => Promise.resolve({ headers, result: "done" }));
  expect(new Headers(answer.init?.headers).get("Set-Cookie")).toBe("a=b");
  expect(answer.data).toMatchObject({ isDone: true, result: "done" });
});

test("an invalid form is a 422 with the first error of each field and the submitted values", async () => {
  const save = vi.fn();
  const answer = await answerForm(formOf(["name", ""]), schema, save);
  expect(save).not.toHaveBeenCalled();
  expect(answer.init?.status).toBe(422);
  expect(answer.data).toMatchObject({
    isDone: false,
    message: "Check the marked fields.",
    errors: { name: "Enter a name." },
    values: { name: "" },
  });
});

test("passwords, account numbers and files are not returned", async () => {
  const form = formOf(
    ["email", "asha@example.com"],
    ["currentPassword", "secret"],
    ["accountNumber", "1234"],
    ["picture", new Blob(["x"])],
  );
  const { data: answer } = await answerAction(form, () =>
    Promise.reject(invalidFields({ email: ["Taken."] })),
  );
  expect(answer.values).toStrictEqual({ email: "asha@example.com" });
  expect(answer.errors).toStrictEqual({ email: "Taken." });
});

function refuseWith(error: unknown) {
  return answerAction(formOf(), async () => {
    throw error;
  });
}

test("a refusal has its status and field errors", async () => {
  const answer = await refuseWith(invalidFields({ name: ["Taken.", "Too short."] }));
  expect(answer.init?.status).toBe(422);
  expect(answer.data).toMatchObject({ isDone: false, errors: { name: "Taken." }, isStale: false });
});

test("a stale edit is marked, and may come with the stored version", async () => {
  const answer = await answerForm<unknown, { version: unknown }>(
    formOf(),
    z.unknown(),
    () => Promise.reject(staleEdit("this coupon", { extra: { version: 2 } })),
    ({ extra }) => ({ version: extra?.["version"] }),
  );
  expect(answer.init?.status).toBe(409);
  expect(answer.data).toMatchObject({
    message: "Someone else changed this coupon. Review their changes, then try again.",
    isStale: true,
    result: { version: 2 },
  });
});

test("a rate limit has its Retry-After", async () => {
  const error = new AppError("too_many_requests", "Please wait.", { retryAfter: 60 });
  const answer = await refuseWith(error);
  expect(answer.init?.status).toBe(429);
  expect(new Headers(answer.init?.headers).get("Retry-After")).toBe("60");
});

test("an unknown intent is a page of its own", async () => {
  const intents = z.discriminatedUnion("intent", [z.object({ intent: z.literal("retry") })]);
  await expect(answerForm(formOf(["intent", "x"]), intents, vi.fn())).rejects.toEqual(
    data("Unknown action.", { status: 422 }),
  );
});

test("redirects and unexpected errors pass through", async () => {
  const away = redirect("/admin/coupons");
  await expect(refuseWith(away)).rejects.toBe(away);
  const error = new Error("no such table: coupons");
  await expect(refuseWith(error)).rejects.toBe(error);
});

test("an answer stays until a navigation after it", () => {
  const answer = {};
  expect(isCurrent(answer, ["first", undefined])).toBe(true);
  noteArrival(answer, "first");
  expect(isCurrent(answer, ["first", undefined])).toBe(true);
  expect(isCurrent(answer, ["first", "second"])).toBe(true);
  expect(isCurrent(answer, ["second", undefined])).toBe(false);
});

test("an answer that arrives during a navigation outlasts it", () => {
  const answer = {};
  noteArrival(answer, "second");
  // The effect runs again once the navigation has ended.
  noteArrival(answer, "later");
  expect(isCurrent(answer, ["first", "second"])).toBe(true);
  expect(isCurrent(answer, ["second", undefined])).toBe(true);
  expect(isCurrent(answer, ["third", undefined])).toBe(false);
});

test.each([
  ["7", 7],
  ["", 0],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["1e999", 0],
  ["seven", 0],
  [new File([], "version"), 0],
  [null, 0],
])("the version %s of a form is read as %i", (value, version) => {
  const form = new FormData();
  if (value !== null) form.set("version", value);
  expect(readVersion(form)).toBe(version);
});
