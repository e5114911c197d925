import path from "node:path";
import { generateTypes } from "@tour-bharat/client/generate";
import { importModule, platformInNode } from "./open-modules.ts";
import { root } from "./process.mjs";

export const clientTypesFile = path.join(root, "packages/client/api.d.ts");

/** Generates the client's types from the document that the Worker's routes describe. */
export async function clientTypes(): Promise<string> {
  const { apiDocument } = await importModule<typeof import("../../worker/api.ts")>("./worker/api.ts", [
    platformInNode,
  ]);
  return generateTypes(apiDocument("https://tourbharat.example"));
}
