import { z } from "zod";
import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import type { FieldErrors } from "~/domain/errors";
import { deleteAccountSchema, deletionRefusals, recentSignIn } from "~/domain/profile";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { PictureStore } from "../media/picture-store";
import type { BookingPublisher } from "../realtime/publisher";
import * as repo from "./account-deletion.repo";
import { requireViewer } from "./require-viewer";
import { countTry } from "./throttle.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  pictures: PictureStore;
  publisher: BookingPublisher;
  checkPassword: (hash: string, password: string) => Promise<boolean>;
  /** When the session of a request began (UTC instant), or null. */
  sessionStart: (headers: Headers) => Promise<number | null>;
}

export type DeleteAccountResult = { ok: true } | { ok: false; errors: FieldErrors };

/** Passwords that may be tried here in a quarter of an hour: who holds a session only must not guess the rest. */
const tries = { most: 10, windowMs: 15 * 60_000 };

/**
 * Deletes a person's account for good. They type a word and, where they have one, their password; without a password
 * they must have signed in just now. Their bookings and reviews stay without them.
 */
export async function deleteAccount(
  { db, clock, pictures, publisher, checkPassword, sessionStart }: Dependencies,
  viewer: Viewer | null,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<DeleteAccountResult> {
  requireViewer(viewer);
  const now = clock();
  const parsed = deleteAccountSchema.safeParse(Object.fromEntries(form));
  const { refusal, passwordHash } = await repo.findAccountDeletion(db, viewer, todayInIndia(now));
  if (refusal) return { ok: false, errors: { account: [deletionRefusals[refusal]] } };

  const errors: FieldErrors = parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
  const password = form.get("password");
  if (passwordHash === null) {
    const start = await sessionStart(headers);
    if (start === null || now - start > recentSignIn)
      errors.account = [
        "Please log out and in again first: you have been signed in for more than ten minutes.",
      ];
  } else if (typeof password !== "string" || password === "") {
    errors.password = ["Please enter your password."];
  } else if (parsed.success) {
    const count = await countTry(db, {
      action: "delete-account",
      subject: viewer.id,
      now,
      windowMs: tries.windowMs,
    });
    if (count > tries.most) errors.password = ["That was a lot of tries. Please wait a quarter of an hour."];
    else if (!(await checkPassword(passwordHash, password))) errors.password = ["This is not your password."];
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const { isDeleted, image } = await repo.deleteAccount(db, viewer, now);
  if (!isDeleted) return afterAll(db, viewer, now);
  if (image !== null) pictures.discard(image);
  publisher.bookingsChanged();
  return { ok: true };
}

/** Nothing was deleted: another request was faster, or made the person somebody who cannot go. */
async function afterAll(db: Database, viewer: Viewer, now: number): Promise<DeleteAccountResult> {
  const { refusal, isThere } = await repo.findAccountDeletion(db, viewer, todayInIndia(now));
  if (!isThere) return { ok: true };
  const why = refusal ? deletionRefusals[refusal] : "Your account has just changed. Please try again.";
  return { ok: false, errors: { account: [why] } };
}
