import { redirect } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { rejectedFile } from "~/domain/errors";
import { photographRefusals } from "~/domain/reviews/review-photograph";
import { pictureFormBytes } from "~/domain/tour-pictures/picture";
import { answerForm } from "~/platform/forms/answer-form";
import { readUpload } from "~/platform/forms/read-upload";
import type { PageServices } from "../../../worker/platform/http/page-services";
import { splitPath } from "~/domain/language/addresses";
import { reviewWritingMessages } from "./writing/messages";

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add") }),
  z.object({ intent: z.literal("remove"), id: z.string().max(100) }),
]);

/** Handles the forms of a traveler's photographs of a trip. */
export async function changePhotographs(
  services: Pick<PageServices, "addPhotograph" | "deletePhotograph">,
  viewer: Viewer,
  { bookingId, request, url }: { bookingId: string; request: Request; url: URL },
) {
  const upload = await readUpload(request, pictureFormBytes);
  const form = upload ?? new FormData();
  // Only a new photograph makes the form too large.
  if (!upload) form.set("intent", "add");
  return answerForm(form, changeSchema, async (change) => {
    if (change.intent === "remove") await services.deletePhotograph(viewer, { bookingId, id: change.id });
    else {
      if (!upload) throw rejectedFile("picture", "too_large", photographRefusals());
      await services.addPhotograph(viewer, { bookingId, form, headers: request.headers });
    }
    if (url.searchParams.has("back")) throw redirect(`${splitPath(url.pathname).path}#photographs`, 303);
    const m = reviewWritingMessages().photographs;
    return change.intent === "remove" ? m.removed : m.added;
  });
}
