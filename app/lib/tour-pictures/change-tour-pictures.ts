import { data, redirect } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import { maxFormBytes } from "~/domain/tour-pictures/picture";
import {
  tourPictureChangeSchema,
  tourPictureLimits,
  tourPictureRefusals,
} from "~/domain/tour-pictures/tour-picture";
import type { TourPictureIntent } from "~/domain/tour-pictures/tour-picture";
import type { Services } from "../../../worker/services";
import { readUpload } from "~/lib/forms/read-upload";

/** Result of a change of a tour's images. */
export interface TourPicturesResult {
  /** Null if the intent is unknown. */
  intent: TourPictureIntent | null;
  /** Id of the changed image, or null. */
  id: string | null;
  isDone: boolean;
  message: string;
  errors: FieldErrors;
  /** Entered description. */
  alt: string;
  /** Selected illustration; "" for none. */
  drawing: string;
}

type PictureServices = Pick<
  Services,
  | "addTourPicture"
  | "removeTourPicture"
  | "reorderTourPictures"
  | "changeTourPictureAlt"
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
export async function changeTourPictures(services: PictureServices, viewer: Viewer, posted: Posted) {
  const answer = await change(services, viewer, posted);
  const { searchParams, pathname } = posted.url;
  // Without JavaScript, redirect back so that a reload does not submit again.
  if (!answer.data.isDone || !searchParams.has("back")) return answer;
  const page = searchParams.get("back") === "edit" ? pathname.replace(/pictures$/, "edit") : pathname;
  throw redirect(`${page}#${changedSection(answer.data)}`, 303);
}

/** Reads no more of the body than an image may have. */
async function change(services: PictureServices, viewer: Viewer, { slug, request }: Posted) {
  const form = await readUpload(request, maxFormBytes(tourPictureLimits));
  if (!form) {
    const text = tourPictureRefusals.too_large;
    return refused({ intent: "add", message: text, errors: { picture: [text] } }, 413);
  }
  const asked = tourPictureChangeSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) return refused({ message: "Unknown action." }, 422);
  // Answers 403 or 404 first if the user may not edit the tour or it does not exist.
  await services.getTourPictures(viewer, slug);
  const about = {
    intent: asked.data.intent,
    id: "id" in asked.data ? asked.data.id : null,
    alt: "alt" in asked.data ? asked.data.alt : "",
    drawing: "drawing" in asked.data ? asked.data.drawing : "",
  };
  try {
    const message = await apply(services, viewer, {
      slug,
      change: asked.data,
      form,
      headers: request.headers,
    });
    return data<TourPicturesResult>({ ...about, isDone: true, message, errors: {} });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused({ ...about, message: error.message, errors: error.errors ?? {} }, error.status);
  }
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
        slug,
        files: form.getAll("picture"),
        alt: change.alt,
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
      await services.changeTourPictureAlt(viewer, { slug, id: change.id, alt: change.alt });
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

/** Returns the section of the page in which something changed. */
function changedSection({ intent }: TourPicturesResult): string {
  return intent === "draw" || intent === "undraw" ? "illustration" : "pictures";
}

function refused(result: Partial<TourPicturesResult> & { message: string }, status: number) {
  return data<TourPicturesResult>(
    { intent: null, id: null, errors: {}, alt: "", drawing: "", isDone: false, ...result },
    { status },
  );
}
