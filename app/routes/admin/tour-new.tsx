import { redirect } from "react-router";
import type { Route } from "./+types/tour-new";
import { AddTourForm } from "~/features/tour-drafts/office/admin/add-tour-form";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import { pictureFormBytes } from "~/domain/tour-pictures/picture";
import { tourPictureRefusals } from "~/domain/tour-pictures/tour-picture";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerUpload } from "~/platform/forms/answer-upload";
import { requireAdmin } from "~/middleware/require-admin";

const upload = { maxBytes: pictureFormBytes, field: "picture" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return { operators: (await context.get(servicesContext).getTourDesk(viewer)).operators };
}

/** Adds a tour and goes on in its wizard; a refused image can be replaced there. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return answerUpload(request, { ...upload, texts: tourPictureRefusals() }, async (form) => {
    const { picture, ...fields } = Object.fromEntries(form);
    const { slug } = await services.createTour(viewer, fields);
    if (picture instanceof File && picture.size > 0) {
      const image = { slug, files: [picture], alt: String(fields["title"]), kind: "place" } as const;
      try {
        await services.addTourPicture(viewer, { ...image, headers: request.headers });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw redirect(`${stepPath(slug, "pictures", "/admin")}?refused`, 303);
      }
    }
    throw redirect(stepPath(slug, "edit", "/admin"), 303);
  });
}

export function meta() {
  return backOfficeMeta("Add Tour");
}

export default function NewTour({ loaderData: { operators } }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Add Tour"
      intro="The page address is made from the title. The next pages have the rest."
    >
      <div className="mt-4 max-w-3xl rounded-card border border-line bg-card">
        <AddTourForm operators={operators} />
      </div>
    </BackOfficePage>
  );
}
