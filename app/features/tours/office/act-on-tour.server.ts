import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { requireOffice } from "~/middleware/require-office";
import type { PageServices } from "../../../../worker/platform/http/page-services";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { readVersion } from "~/platform/forms/read-version";

const requestSchema = z.object({ intent: z.enum(["submit", "withdraw", "discard", "unpublish", "delete"]) });

/** Handles actions on a whole tour of the wizard: `intent`, and the versions that were shown (`version`, `draftVersion`). */
export async function actOnTour(
  context: Readonly<RouterContextProvider>,
  { slug, request, url }: { slug: string; request: Request; url: URL },
) {
  const { viewer } = requireOffice(context, url);
  const form = await readForm(request);
  return answerForm(form, requestSchema, async ({ intent }) => {
    const message = await act(context.get(servicesContext), viewer, { slug, form, intent });
    if (intent === "delete") throw redirect("/operator/tours?deleted", 303);
    return message;
  });
}

const submitted = {
  "texts are live": "The changes are live.",
  "texts wait": "Your changes are submitted. We'll email you after the review.",
  "tour waits": "Your tour is submitted. We'll email you after the review.",
  "tour is published": "The tour is published.",
  "tour is saved": "The changes are saved. The tour is still under review.",
} as const;

/** @returns the success message */
async function act(
  services: PageServices,
  viewer: Viewer,
  { slug, form, intent }: { slug: string; form: FormData; intent: z.output<typeof requestSchema>["intent"] },
): Promise<string> {
  const version = readVersion(form);
  const draftVersion = readVersion(form, "draftVersion");
  switch (intent) {
    case "submit":
      return submitted[await services.submitTour(viewer, { slug, version, draftVersion })];
    case "withdraw":
      await services.withdrawTour(viewer, slug);
      return "Withdrawn. You can keep editing.";
    case "discard":
      await services.discardTourDraft(viewer, { slug, version: draftVersion });
      return "Your changes are discarded.";
    case "unpublish":
      await services.unpublishOrDeleteTour(viewer, { slug, action: "unpublish" });
      return "The tour is unpublished. Its bookings are not affected.";
    case "delete":
      await services.unpublishOrDeleteTour(viewer, { slug, action: "delete" });
      return "The draft is deleted.";
  }
}
