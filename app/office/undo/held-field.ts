import { findHeldKind, type HeldKind } from "~/domain/office/held-changes";

/** Field of a form with the kind of change that it asks to hold back, so that the page can show the change at once. */
const heldName = "held";

/** Returns the field for a form; nothing for a change that is made at once. */
export function heldField(kind: HeldKind | null | undefined): Record<string, string> {
  return kind ? { [heldName]: kind } : {};
}

/** Reads the kind and the subjects of a submitted form; null if it asks for no held change. */
export function readHeldForm(form: FormData): { kind: HeldKind; ids: string[] } | null {
  const kind = findHeldKind(form.get(heldName));
  const ids = [...form.getAll("id"), ...form.getAll("bookingId")].filter((id) => typeof id === "string");
  return kind && { kind, ids };
}
