import type { FieldErrors } from "~/domain/errors";

/** Action result of the members page. */
export interface MembersAnswer {
  intent: string;
  /** Id of the member or invitation; "" for a new invitation. */
  about: string;
  /** Null on success. */
  errors: FieldErrors | null;
  /** Submitted values. */
  typed?: { email: string; rights: string[] };
}
