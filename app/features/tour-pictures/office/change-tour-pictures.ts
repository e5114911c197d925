import { redirect } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import { rejectedFile } from "~/domain/errors";
import { pictureFormBytes } from "~/domain/tour-pictures/picture";
import { tourPictureChangeSchema, tourPictureRefusals } from "~/domain/tour-pictures/tour-picture";
import type { PageServices } from "../../../../worker/platform/http/page-services";
import { answerForm } from "~/platform/forms/answer-form";
import { readUpload } from "~/platform/forms/read-upload";

type PictureServices = Pick<
  PageServices,
  | "addTourPicture"
  | "removeTourPicture"
  | "reorderTourPictures"
  | "describeTourPicture"
  | "chooseTourDrawing"
  | "removeTourDrawing"
  | "getTourPictures"
>;

interface Posted {
  slug: string;
  request: Request;
  url: URL;
}

/** Handles the forms of a tour's page "pictures", for an administrator or an operator. */
export async function changeTourPictures(
  services: PictureServices,
  viewer: Viewer,
  { slug, request, url: { pathname, searchParams } }: Posted,
) {
  const upload = await readUpload(request, pictureFormBytes);
  // Answers 403 or 404 first if the user may not edit the tour or it does not exist.
  await services.getTourPictures(viewer, slug);
  const form = upload ?? new FormData();
  // Only a new picture makes the form too large.
  if (!upload) form.set("intent", "add");
  return answerForm(form, tourPictureChangeSchema, async (change) => {
    if (!upload) throw rejectedFile("picture", "too_large", tourPictureRefusals());
    const message = await apply(services, viewer, { slug, change, form, headers: request.headers });
    if (!searchParams.has("back")) return message;
    // Without JavaScript, redirect back so that a reload does not submit again.
    const isIllustration = change.intent === "draw" || change.intent === "undraw";
    throw redirect(`${pathname}#${isIllustration ? "illustration" : "pictures"}`, 303);
  });
}

/** @returns the success message */
async function apply(
  services: PictureServices,
  viewer: Viewer,
  {
    slug,
    change,
    form,
    headers,
  }: {
    slug: string;
    change: ReturnType<typeof tourPictureChangeSchema.parse>;
    form: FormData;
    headers: Headers;
  },
): Promise<string> {
  switch (change.intent) {
    case "add":
      await services.addTourPicture(viewer, {
        ...change,
        slug,
        files: form.getAll("picture"),
        headers,
      });
      return "The picture is added.";
    case "remove":
      await services.removeTourPicture(viewer, { slug, id: change.id });
      return "The picture is removed.";
    case "reorder":
      await services.reorderTourPictures(viewer, { slug, ids: change.ids });
      return "The order is changed.";
    case "alt":
      await services.describeTourPicture(viewer, { ...change, slug });
      return "The description is saved.";
    case "draw":
      await services.chooseTourDrawing(viewer, { slug, drawing: change.drawing });
      return "The illustration is chosen.";
    case "undraw":
      await services.removeTourDrawing(viewer, slug);
      return "The illustration is removed.";
    default:
      return change satisfies never;
  }
}
