import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { applyHeldChanges } from "../../worker/held-changes/apply-held-changes";
import {
  heldBackAt,
  heldBackFor,
  holdBack,
  pendingBooking,
  statusOf,
  undoHeldChanges,
} from "../support/held-changes";
import { createPerson } from "../support/people";

// The negative control of held-changes.test.ts: each file has its own storage, so the guard can be removed here.
test("without the trigger a change is made although it was undone meanwhile", async () => {
  await env.DB.prepare("DROP TRIGGER delayed_changes_settled").run();
  const admin = await createPerson("admin", "active");
  const now = Date.now();
  const due = heldBackAt(now + heldBackFor);
  const id = await pendingBooking();
  await holdBack(heldBackAt(now), admin, { kind: "booking.confirm", id, version: 1, batch: "race" });
  const pageOf = async () => {
    await undoHeldChanges(due, admin, { batch: "race" });
    return null;
  };
  await applyHeldChanges({ ...due, bookingMailer: { ...due.bookingMailer, pageOf } });
  expect(await statusOf(id)).toBe("confirmed");
});
