import { redirect } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import type { FormOutcome } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const idSchema = z.string().catch("");

/** Hidden fields of the team page's forms. */
export const membersFormSchema = z.object({
  intent: z.enum(["invite", "resend", "withdraw", "rights", "remove", "hand-over"]),
  slug: idSchema,
  userId: idSchema,
  id: idSchema,
});

interface MembersRequest extends z.infer<typeof membersFormSchema> {
  form: FormData;
  headers: Headers;
}

/** Handles the forms of the team page. */
export async function changeMembers(
  services: PageServices,
  viewer: Viewer,
  { intent, slug, userId, id, form, headers }: MembersRequest,
): Promise<FormOutcome<null>> {
  switch (intent) {
    case "invite":
      await services.inviteMember(viewer, { slug, form, headers });
      return "Invitation sent.";
    case "resend":
      await services.resendInvitation(viewer, { id, headers });
      return "Invitation resent.";
    case "withdraw":
      return services.withdrawInvitation(viewer, { id });
    case "rights":
      await services.changeMemberRights(viewer, { slug, userId, form });
      return "Saved.";
    case "remove":
      return services.removeMember(viewer, { slug, userId });
    case "hand-over":
      await services.handOverOperator(viewer, { slug, userId, form });
      // From now on this page belongs to the new owner.
      throw redirect("/operator/memberships");
    default:
      return intent satisfies never;
  }
}
