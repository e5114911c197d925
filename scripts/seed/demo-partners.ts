import { createHash } from "node:crypto";
import { insert } from "./sql";

/** The key of the demo reseller, which may book for all operators. Never in a deployment. Source: section 8 of the design. */
export const demoResellerKey = "tbk_demo_reseller_k7Qm2v9xT4";

/** Widget of all tours of the demo operator, in a website on this computer. */
export const demoWidget = "5b8e2f70-3c1d-4a96-9e42-0d7a61c8f3b5";

/** A reseller that books on credit, with operators paid at once, and a widget. */
export function partnerStatements(since: number): string[] {
  return [
    insert("resellers", {
      id: "demo-reseller",
      name: "Demo Reseller",
      email: "reseller@tourbharat.example",
      state: "27",
      address: "14 Sample Chambers, Fort, Mumbai 400001",
      terms: "commission",
      commission_percent: 10,
      bearer: "operator",
      credit_limit: 50_000_000,
      is_advanced: true,
      created_at: since,
    }),
    insert("api_keys", {
      id: "demo-reseller-key",
      hash: createHash("sha256").update(demoResellerKey).digest("hex"),
      prefix: demoResellerKey.slice(0, 12),
      name: "Demo program",
      reseller: "demo-reseller",
      rights: ["read-catalogue", "read-bookings", "book"],
      created_at: since,
    }),
    insert("widgets", {
      id: demoWidget,
      operator_slug: "deccan-and-coast",
      origins: ["http://localhost:9000"],
      color: "#7a3b9e",
      created_at: since,
    }),
  ];
}
