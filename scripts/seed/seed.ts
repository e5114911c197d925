import { createKeys } from "../../worker/platform/keys/keys";
import { catalogueStatements, readTours } from "./catalogue";
import { demoStatements } from "./demo";
import { bankStatements } from "./demo-operator";
import { demoTourStatements } from "./demo-tours";

/**
 * Returns the statements that load the catalog, and with "--demo" or "--demo-tours" all demo data or the demo tours.
 * @param secretKeys keys that encrypt the account numbers of the demo
 */
export async function seedStatements(flag: string | undefined, secretKeys: string): Promise<string[]> {
  const now = Date.now();
  const catalogue = catalogueStatements();
  if (flag !== "--demo" && flag !== "--demo-tours") return catalogue;
  const operators = new Set(readTours().map(({ operator }) => operator));
  return [
    ...catalogue,
    ...(flag === "--demo" ? await demoStatements(now) : demoTourStatements(now)),
    ...bankStatements([...operators].toSorted(), createKeys({ SECRET_KEYS: secretKeys })),
  ];
}
