import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import type { Answer } from "./person";

/** Returns the address to which the pages' scripts send a form. */
export function dataAddress(action: URL): URL {
  const address = new URL(action);
  address.pathname = address.pathname === "/" ? "/_root.data" : `${address.pathname.replace(/\/$/, "")}.data`;
  return address;
}

/** Returns the names of the fields that an answer to a script has errors of. */
export async function refusedFields({ body }: Answer): Promise<Set<string>> {
  const { value, done } = await decode(new Blob([new Uint8Array(body)]).stream(), globalThis);
  await done;
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      if (name === "errors" && typeof inner === "object" && inner !== null)
        Object.keys(inner).forEach((field) => names.add(field));
      visit(inner);
    }
  };
  visit(value);
  return names;
}
