import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFormActions } from "../support/form-actions";
import { formTests } from "../support/form-tests";
import { readSources } from "../support/sources";

const app = readSources("app");
const actions = findFormActions(app);

test("each form that a page answers has a test, by the intents that it parses", () => {
  const tested = Object.fromEntries(
    Object.entries(formTests).map(([file, intents]) => [file, Object.keys(intents).toSorted()]),
  );
  expect(Object.keys(actions).length).toBeGreaterThan(90);
  expect(tested).toStrictEqual(actions);
});

test("the tests exist and name what they exercise", () => {
  const missing = Object.entries(formTests).flatMap(([file, intents]) =>
    Object.entries(intents).flatMap(([intent, [path, mention]]) => {
      const isThere = existsSync(path) && readFileSync(path, "utf8").includes(mention);
      return isThere ? [] : [`${file} ${intent}: ${mention} in ${path}`];
    }),
  );
  expect(missing).toStrictEqual([]);
});

test("an action or an intent that is added is found", () => {
  const added = {
    file: "app/routes/admin/added.tsx",
    code: `import { z } from "zod";
const schema = z.discriminatedUnion("intent", [z.object({ intent: z.literal("burn") })]);
export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await readForm(request), schema, () => context.get(servicesContext).burn());
}
`,
  };
  expect(findFormActions([added])).toStrictEqual({ [added.file]: ["burn"] });
  const plain = {
    file: "app/routes/site/plain.ts",
    code: "export async function action() {\n  return null;\n}\n",
  };
  expect(findFormActions([plain])).toStrictEqual({ [plain.file]: [""] });
  const bulk = {
    file: "app/routes/admin/bulk.tsx",
    code: `export async function action() {
  return bulkAction(form, {
    hide: async (id) => hide(id),
    "put-back": async (id) => show(id),
  });
}
`,
  };
  expect(findFormActions([bulk])).toStrictEqual({ [bulk.file]: ["hide", "put-back"] });
});
