import { redirect } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import {
  accountEditSchema,
  accountVersionSchema,
  actionReasonSchema,
  noteTextSchema,
} from "~/domain/accounts/account-edit";
import { accountActions, accountStatusLabels } from "~/domain/accounts/account-status";
import { adminRoleLabels, adminRoles } from "~/domain/accounts/admin-rights";
import type { PageServices } from "../../../../../worker/platform/http/page-services";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

const id = z.string().min(1).max(100);
const requestSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(accountActions), reason: actionReasonSchema }),
  z.object({ intent: z.literal("change-role"), adminRole: z.enum(adminRoles) }),
  z.object({ intent: z.literal("delete"), reason: actionReasonSchema }),
  z.object({ intent: z.literal("edit"), version: accountVersionSchema, ...accountEditSchema.shape }),
  /** Without an id, ends all sessions. */
  z.object({ intent: z.literal("end-session"), sessionId: id.nullish() }),
  z.object({ intent: z.literal("add-note"), text: noteTextSchema }),
  z.object({ intent: z.literal("delete-note"), noteId: id }),
]);
type AccountRequest = z.output<typeof requestSchema>;

/** Handles the forms of an account's page. Deleting the account redirects to the list. */
export async function actOnAccount(services: PageServices, viewer: Viewer, userId: string, request: Request) {
  return answerForm(await readForm(request), requestSchema, async (asked) => {
    const message = await act(services, viewer, userId, asked);
    if (asked.intent === "delete") throw redirect("/admin/users?deleted=1");
    return message;
  });
}

/** Runs the form's action and returns the message to show. */
async function act(
  services: PageServices,
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
    case "change-role": {
      const { name } = await services.changeAdminRole(viewer, { userId, adminRole: asked.adminRole });
      return `The role of ${name} is now ${adminRoleLabels[asked.adminRole].label}.`;
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
    case "end-session": {
      const { sessionId = null } = asked;
      await services.endSession(viewer, { userId, sessionId });
      return sessionId === null ? "The user is signed out everywhere." : "The session has ended.";
    }
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
