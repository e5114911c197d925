import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { registrationProblem, type LegalForm } from "~/domain/settings/legal-form";
import { openingGaps } from "~/domain/settings/opening";
import { defaultSettings, deploymentSettings } from "~/domain/settings/settings";
import { seedStatements } from "../../scripts/seed/seed";

const own = {
  legalName: "Malabar Walks Private Limited",
  legalForm: "private",
  registrationNumber: "U63040KA2016PTC013217",
  registeredAddress: "18 Church Street, Bengaluru 560001, Karnataka",
  pan: "AADCD4217P",
  tan: null,
  gstin: "29AADCD4217P1ZA",
  tcsRegistration: null,
} as const;
const complete = {
  contact: defaultSettings.contact,
  privacy: { ...defaultSettings.privacy, grievanceOfficer: "Asha Rao" },
  "tax-identity": own,
};
const namesOf = (settings: Parameters<typeof openingGaps>[0]) =>
  openingGaps(settings).map(({ name }) => name);
const without = (legalForm: LegalForm) =>
  namesOf({ ...complete, "tax-identity": { ...own, legalForm, registrationNumber: null } });

test("a new deployment lacks everything that the law asks for, each with the section that takes it", () => {
  expect(openingGaps(deploymentSettings)).toStrictEqual([
    { name: "Legal name", section: "tax-identity" },
    { name: "Legal form", section: "tax-identity" },
    { name: "PAN", section: "tax-identity" },
    { name: "GSTIN", section: "tax-identity" },
    { name: "Registered address", section: "tax-identity" },
    { name: "Grievance officer, with reply times", section: "privacy" },
    { name: "Care number", section: "contact" },
  ]);
  expect(openingGaps(complete)).toStrictEqual([]);
});

test("only forms that are registered by number need one, each of its own kind", () => {
  expect(without("private")).toStrictEqual(["CIN"]);
  expect(without("llp")).toStrictEqual(["LLPIN"]);
  expect(without("proprietorship")).toStrictEqual([]);
  expect(registrationProblem("private", "U63040KA2016PTC013217")).toBeNull();
  expect(registrationProblem("private", "AAB-1234")).toContain("21 characters");
  expect(registrationProblem("llp", "AAB-1234")).toBeNull();
  expect(registrationProblem("llp", "U63040KA2016PTC013217")).toContain("LLPIN");
  expect(registrationProblem("partnership", "AAB-1234")).toContain("leave it empty");
});

test("what a deployment loads has tours without operators, and no operator, person or review", async () => {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA foreign_keys = ON");
  for (const file of readdirSync("migrations").filter((name) => name.endsWith(".sql")))
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  const statements = await seedStatements();
  for (const statement of statements) database.exec(statement);
  const count = (of: string) => database.prepare(`SELECT count(*) AS count FROM ${of}`).get()?.["count"];
  expect(count("tours WHERE status = 'draft' AND operator_slug IS NULL")).toBe(125);
  expect(count("tours")).toBe(125);
  for (const table of ["operators", "users", "reviews", "bookings", "settings"])
    expect([table, count(table)]).toEqual([table, 0]);

  // Another deployment leaves what the owner has decided.
  database.exec(
    "INSERT INTO operators (slug, company_name, base_city, status) VALUES ('own', 'Own Walks', 'Kochi', 'verified')",
  );
  database.exec("UPDATE tours SET operator_slug = 'own', status = 'active' WHERE slug = 'munnar'");
  for (const statement of statements) database.exec(statement);
  expect(count("tours WHERE operator_slug = 'own' AND status = 'active'")).toBe(1);
  expect(() => database.exec("UPDATE tours SET status = 'active' WHERE slug = 'ooty'")).toThrow(
    "tours_operator_named",
  );
});
