import { createKeys } from "../../worker/platform/keys/keys";
import { catalogueStatements, readTours } from "./catalogue";
import { demoStatements } from "./demo";
import { bankStatements } from "./demo-operator";
import { demoTourStatements } from "./demo-tours";

/**
 * Returns the statements that load the catalog: for a deployment as drafts of no operator, or with all demo data or the demo tours. Demo data can be loaded once; the demo tours again.
 * @param secretKeys keys that encrypt the account numbers of the demo
 */
export async function seedStatements(
  part: "catalog" | "demo" | "demo-tours" = "catalog",
  secretKeys = "",
): Promise<string[]> {
  const now = Date.now();
  if (part === "catalog") return catalogueStatements({ areSamples: true });
  const operators = new Set(readTours().map(({ operator }) => operator));
  return [
    ...catalogueStatements(),
    ...(part === "demo" ? await demoStatements(now) : demoTourStatements(now)),
    ...bankStatements([...operators].toSorted(), createKeys({ SECRET_KEYS: secretKeys })),
  ];
}
