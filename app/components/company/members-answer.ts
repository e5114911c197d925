import type { FieldErrors } from "~/domain/errors";

/** What the page of members answers to one of its forms. */
export interface MembersAnswer {
  intent: string;
  /** The member or invitation it was about; "" for a new invitation. */
  about: string;
  /** Null where it was done. */
  errors: FieldErrors | null;
  /** What was typed. */
  typed?: { email: string; rights: string[] };
}
