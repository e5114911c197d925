import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

type Fixture = [file: string, target: string, kind?: "type"];

/** Imports that .oxlintrc.json refuses: file and import, by the wall that they would pass. */
const refused = {
  "app/domain imports only itself": [
    ["app/domain/tours/tour.ts", "~/platform/forms/read-form"],
    ["app/domain/tours/tour.ts", "../../ui/button"],
    ["app/domain/audit/words/other-words.ts", "../../../features/tours/guide/plane"],
    ["app/domain/errors.ts", "../root"],
    ["app/domain/errors.ts", "../features/tours/tour-meta"],
    ["app/domain/tours/tour.ts", "../../../worker/platform/clock"],
  ],
  "app takes only types from worker": [
    ["app/context.ts", "../worker/services"],
    ["app/routes/office/tour-wizard/basics.tsx", "../../../../worker/tours/rules/get-tour-rules"],
    ["app/features/tours/office/admin/tour-tabs.tsx", "../../../../../worker/tours/get-tour"],
    ["app/office/frame/office.ts", "../../../worker/tours/get-tour"],
    ["app/platform/pages/csv.server.ts", "../../../worker/platform/log"],
    ["app/ui/dates/calendar.tsx", "../../../worker/platform/clock"],
  ],
  "worker takes only the rules and the context from app": [
    ["worker/services.ts", "~/features/tours/guide/plane"],
    ["worker/desk/repair/repair-booking.ts", "../../../app/ui/button"],
    ["worker/platform/db/schema/tours.ts", "~/platform/forms/read-form"],
    ["worker/services.ts", "~/content/navigation"],
    ["worker/services.ts", "~/root"],
  ],
  "worker/platform knows no feature": [
    ["worker/platform/clock.ts", "../tours/get-tour"],
    ["worker/platform/db/client.ts", "../../tours/search/facets"],
    ["worker/platform/db/schema/tours.ts", "../../../tours/get-tour"],
  ],
  "app/ui knows nothing of tours": [
    ["app/ui/button.tsx", "~/features/tours/tour-card"],
    ["app/ui/button.tsx", "../features/tours/tour-card"],
    ["app/ui/dates/calendar.tsx", "../../office/lists/definition"],
    ["app/ui/dates/calendar.tsx", "~/domain/tours/tour"],
    ["app/ui/popover.tsx", "~/routes/site/tour"],
  ],
  "app/platform knows no feature": [
    ["app/platform/forms/read-form.ts", "~/features/tours/guide/plane"],
    ["app/platform/forms/read-form.ts", "../../ui/button"],
    ["app/platform/forms/read-form.ts", "~/office/lists/definition"],
  ],
  "app/office knows no feature": [
    ["app/office/frame/admin-frame.tsx", "~/features/tours/office/tour-name"],
    ["app/office/frame/admin-frame.tsx", "../../features/tours/guide/plane"],
  ],
  "only the back offices import what only they show": [
    ["app/root.tsx", "./office/lists/definition"],
    ["app/routes/site/tour.tsx", "~/features/tours/office/tour-name"],
    ["app/routes/account/login.tsx", "../../features/accounts/office/admin/user-facts"],
    ["app/features/tours/tour-page.tsx", "./office/admin/tour-tabs"],
    ["app/features/tours/guide/plane.ts", "../../desk/office/live/arrivals"],
    ["app/features/tours/tour-page.tsx", "~/office/lists/definition"],
  ],
  "no portal imports parts of the other": [
    ["app/features/tours/office/admin/tour-tabs.tsx", "../operator/tour-quality"],
    ["app/features/tours/office/operator/tour-quality.tsx", "~/features/desk/office/admin/row-notes"],
    ["app/features/tours/office/tour-name.tsx", "./admin/tour-tabs"],
    ["app/routes/admin/tours.tsx", "~/features/tours/office/operator/tour-quality"],
    ["app/routes/office/tour-wizard/basics.tsx", "~/features/tours/office/admin/tour-tabs"],
    ["app/routes/office/preferences.ts", "~/features/tours/office/admin/tour-tabs"],
  ],
  "components don't import their page": [
    ["app/features/tours/tour-page.tsx", "~/routes/site/tour"],
    ["app/features/tours/office/admin/tour-tabs.tsx", "../../../../routes/admin/tours"],
  ],
} satisfies Record<string, Fixture[]>;

/** Imports that the walls let through; "type" where they take types only. */
const allowed = [
  ["app/domain/audit/words/other-words.ts", "../audit"],
  ["app/domain/audit/words/other-words.ts", "~/domain/money/tax/tax-documents"],
  ["app/context.ts", "../worker/platform/http/page-services", "type"],
  ["app/features/tours/office/admin/tour-tabs.tsx", "~/domain/office/list-choices"],
  [
    "app/features/tours/office/operator/tour-quality.tsx",
    "../../../../../worker/tours/admin/tour-editor",
    "type",
  ],
  ["app/features/tours/tour-page.tsx", "~/domain/office/list-choices"],
  ["app/office/frame/office.ts", "~/office/lists/definition"],
  ["app/platform/pages/send-once.ts", "~/context"],
  ["app/platform/pages/send-once.ts", "../../../worker/tours/get-tour", "type"],
  ["app/routes/admin/tours.tsx", "~/features/tours/office/admin/tours.list"],
  ["app/routes/office/preferences.ts", "~/office/lists/all-lists.server"],
  ["app/ui/dates/calendar.tsx", "~/domain/calendar/calendar"],
  ["app/ui/dates/calendar.tsx", "../button"],
  ["worker/services.ts", "~/domain/money/money"],
  ["worker/services.ts", "~/content/platform"],
  ["worker/platform/http/api.ts", "../../services", "type"],
] satisfies Fixture[];

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.tuple([z.object({ span: z.object({ line: z.number() }) })]),
    }),
  ),
});

/** Lints files with these imports, one a line, by the project's overrides and in one run. Returns the refused imports. */
function refusedOf(imports: Fixture[]): Fixture[] {
  const folder = mkdtempSync(path.join(tmpdir(), "walls-"));
  try {
    const { overrides } = z
      .object({ overrides: z.array(z.unknown()) })
      .parse(JSON.parse(readFileSync(".oxlintrc.json", "utf8")));
    const config = path.join(folder, ".oxlintrc.json");
    const jsPlugins = [path.resolve("scripts/lint/surroundings.mjs")];
    writeFileSync(config, JSON.stringify({ plugins: ["typescript"], jsPlugins, overrides }));
    const files = Map.groupBy(imports, ([file]) => file);
    for (const [file, own] of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      const lines = own.map(([, target, kind = ""], line) => `import ${kind} { a${line} } from "${target}";`);
      writeFileSync(path.join(folder, file), lines.join("\n"));
    }
    const { stdout } = spawnSync(
      path.resolve("node_modules/.bin/oxlint"),
      ["-c", config, "-f", "json", "."],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    return reportSchema
      .parse(JSON.parse(stdout))
      .diagnostics.filter(({ code }) => code.includes("no-restricted-imports"))
      .flatMap(
        ({ filename, labels: [{ span }] }) => files.get(filename)?.slice(span.line - 1, span.line) ?? [],
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("lint refuses imports through the walls, at any depth and by relative paths, and no others", () => {
  const forbidden: Fixture[] = Object.values(refused).flat();
  // Two walls may refuse one import.
  const inOrder = (imports: Fixture[]) =>
    Array.from(new Set(imports.map(([file, target]) => `${file} > ${target}`))).toSorted();
  expect(inOrder(refusedOf([...forbidden, ...allowed]))).toStrictEqual(inOrder(forbidden));
});

test("lint refuses use cases that read time or chance themselves", () => {
  const reads = [
    "crypto.randomUUID();",
    "globalThis.crypto;",
    "Math.random();",
    "Date.now();",
    "new Date();",
    "setTimeout(() => undefined, 1);",
    'import { randomBytes } from "node:crypto";',
  ];
  const others = ["new Date(0);", "Math.round(1);", 'import { createHmac } from "node:crypto";'];
  const folder = mkdtempSync(path.join(tmpdir(), "surroundings-"));
  try {
    const file = path.join(folder, "use-case.ts");
    writeFileSync(file, [...reads, ...others].join("\n"));
    const jsPlugins = [path.resolve("scripts/lint/surroundings.mjs")];
    const rules = { "worker/surroundings": "error" };
    writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify({ jsPlugins, rules }));
    const oxlint = path.resolve("node_modules/.bin/oxlint");
    const { stdout } = spawnSync(oxlint, ["-f", "json", "."], { cwd: folder, encoding: "utf8" });
    const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
    const refused = diagnostics.filter(({ code }) => code.includes("surroundings"));
    expect(refused.map(({ labels: [{ span }] }) => span.line).toSorted((a, b) => a - b)).toStrictEqual(
      reads.map((_, index) => index + 1),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
