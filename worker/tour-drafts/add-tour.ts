import { invalidFields } from "~/domain/errors";
import { errorsByField } from "~/domain/form-fields";
import { addTourSchema, placeAndState } from "~/domain/tour-drafts/add-tour";
import { newDraft } from "~/domain/tour-drafts/tour-draft";
import { titleIssue } from "~/domain/tour-drafts/tour-form";
import type { AuditDependencies } from "../audit/with-audit";
import type { Admin } from "../platform/authz/actors";
import { findPlace } from "../tours/admin/tour-edit.repo";
import { createDraft } from "./start-tour";

/**
 * Adds a tour on behalf of an administrator; the wizard adds the rest. It lists the type and the city as missing until they are chosen.
 * Without a picture and texts it can't be on sale yet: one that is to be active begins as a draft.
 * @param input unvalidated
 * @throws AppError `invalid` with field messages
 */
export async function addTour(
  audit: AuditDependencies,
  admin: Admin,
  input: Record<string, unknown>,
): Promise<{ slug: string }> {
  const { success, data, error } = addTourSchema.safeParse(input);
  const typed = placeAndState(String(input["location"] ?? ""));
  const { place, state } = typed.state === null ? ((await findPlace(audit.db, typed.place)) ?? typed) : typed;
  const errors = success ? {} : errorsByField(error);
  const title = titleIssue({ title: String(input["title"] ?? "").trim(), place });
  if (!errors["location"] && state === null)
    errors["location"] = ["Please add the State after the place: “Munnar, Kerala”."];
  else if (!errors["location"] && !errors["title"] && title !== null) errors["title"] = [title];
  if (!success || state === null || Object.keys(errors).length > 0) throw invalidFields(errors);
  const { description, status, location: _, ...start } = data;
  const fields = newDraft({
    ...start,
    place,
    state,
    departureCity: "Delhi",
    type: "cultural",
  });
  return createDraft(audit, admin, {
    fields: { ...fields, status: status === "active" ? "draft" : status },
    draft: { departureCity: "", type: "", ...(description !== "" && { description }) },
    after: data,
  });
}
