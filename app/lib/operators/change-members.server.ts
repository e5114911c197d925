import { data } from "react-router";
import type { MembersAnswer } from "~/components/operators/members-answer";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import type { Services } from "../../../worker/services";
import { textOf } from "./company-of";

type Result = { ok: true } | { ok: false; errors: FieldErrors };

/**
 * Handles the forms of the team page.
 * @param headers of the request
 */
export async function changeMembers(services: Services, viewer: Viewer, form: FormData, headers: Headers) {
  const intent = textOf(form, "intent");
  const [slug, userId, id] = [textOf(form, "slug"), textOf(form, "userId"), textOf(form, "id")];
  switch (intent) {
    case "invite": {
      const result = await services.inviteMember(viewer, { slug, form, headers });
      const typed = { email: textOf(form, "email"), rights: form.getAll("rights").filter(isText) };
      return answer(intent, "", result, result.ok ? undefined : typed);
    }
    case "resend":
      return answer(intent, id, await orExplain(services.resendInvitation(viewer, { id, headers })));
    case "withdraw":
      return answer(intent, id, await orExplain(services.withdrawInvitation(viewer, { id })));
    case "rights":
      return answer(intent, userId, await services.changeMemberRights(viewer, { slug, userId, form }));
    case "remove":
      await services.removeMember(viewer, { slug, userId });
      return answer(intent, userId, { ok: true });
    case "hand-over":
      return answer(intent, userId, await services.handOverCompany(viewer, { slug, userId, form }));
    default:
      throw data("Unknown form.", { status: 400 });
  }
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === "string";
}

function answer(intent: string, about: string, result: Result, typed?: MembersAnswer["typed"]) {
  return data<MembersAnswer>(
    { intent, about, errors: result.ok ? null : result.errors, ...(typed && { typed }) },
    { status: result.ok ? 200 : 422 },
  );
}

/** Turns conflicts and rate limits into messages beside the row. */
async function orExplain(done: Promise<void>): Promise<Result> {
  try {
    await done;
    return { ok: true };
  } catch (error) {
    const isTold = error instanceof AppError && ["not_found", "too_many_requests"].includes(error.code);
    if (isTold) return { ok: false, errors: { invitation: [error.message] } };
    if (error instanceof AppError) throw data(error.message, { status: error.status });
    throw error;
  }
}
