import { data, redirect } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import {
  accountEditFields,
  accountEditSchema,
  accountVersionSchema,
  actionReasonSchema,
  noteTextSchema,
} from "~/domain/accounts/account-edit";
import { accountActions, accountStatusLabels } from "~/domain/accounts/account-status";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import type { Services } from "../../../worker/services";
import { readForm, submittedValues } from "~/lib/forms/read-form";

const id = z.string().min(1).max(100);
const requestSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(accountActions), reason: actionReasonSchema }),
  z.object({ intent: z.literal("delete"), reason: actionReasonSchema }),
  z.object({ intent: z.literal("edit"), version: accountVersionSchema, ...accountEditSchema.shape }),
  z.object({ intent: z.literal("end-session"), sessionId: id }),
  z.object({ intent: z.literal("end-sessions") }),
  z.object({ intent: z.literal("add-note"), text: noteTextSchema }),
  z.object({ intent: z.literal("delete-note"), noteId: id }),
]);
type AccountRequest = z.output<typeof requestSchema>;

/** Result of a form on an account's page. */
export interface AccountAnswer {
  intent: string;
  isDone: boolean;
  message: string;
  errors: FieldErrors | null;
  /** Entered values if the form was rejected. */
  typed: Record<string, string>;
  /** True if someone else changed the account first; the next attempt starts from its current state. */
  isOutdated: boolean;
}

/** Handles the forms of an account's page. Deleting the account redirects to the list. */
export async function actOnAccount(services: Services, viewer: Viewer, userId: string, request: Request) {
  const form = await readForm(request);
  const intent = String(form.get("intent"));
  const typed = submittedValues(form, [...accountEditFields, "text"]);
  const parsed = requestSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors: FieldErrors = z.flattenError(parsed.error).fieldErrors;
    const message = "Check the marked fields.";
    return data<AccountAnswer>(
      { intent, isDone: false, message, errors, typed, isOutdated: false },
      { status: 422 },
    );
  }
  try {
    const message = await act(services, viewer, userId, parsed.data);
    if (parsed.data.intent === "delete") return redirect("/admin/users?deleted=1");
    return data<AccountAnswer>({ intent, isDone: true, message, errors: null, typed: {}, isOutdated: false });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, errors = null, code, status } = error;
    const isOutdated = code === "conflict";
    return data<AccountAnswer>({ intent, isDone: false, message, errors, typed, isOutdated }, { status });
  }
}

/** Runs the form's action and returns the message to show. */
async function act(
  services: Services,
  viewer: Viewer,
  userId: string,
  asked: AccountRequest,
): Promise<string> {
  switch (asked.intent) {
    case "approve":
    case "verify":
    case "suspend":
    case "activate": {
      const change = { userId, action: asked.intent, reason: asked.reason };
      const { name, status } = await services.changeAccountStatus(viewer, change);
      return `The account of ${name} is now ${accountStatusLabels[status].toLowerCase()}.`;
    }
    case "delete": {
      const { name } = await services.deleteUser(viewer, { userId, reason: asked.reason });
      return `The account of ${name} is deleted.`;
    }
    case "edit": {
      const { intent: _, version, ...edit } = asked;
      await services.editAccount(viewer, { userId, version, edit });
      return "Saved.";
    }
    case "end-session":
      await services.endSession(viewer, { userId, sessionId: asked.sessionId });
      return "The session has ended.";
    case "end-sessions":
      await services.endSession(viewer, { userId, sessionId: null });
      return "The user is signed out everywhere.";
    case "add-note":
      await services.addNote(viewer, { userId, text: asked.text });
      return "Noted.";
    case "delete-note":
      await services.deleteNote(viewer, { userId, noteId: asked.noteId });
      return "The note is deleted.";
    default:
      return asked satisfies never;
  }
}
