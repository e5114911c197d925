import { redirect } from "react-router";
import type { Route } from "./+types/tour-new";
import { TourForm } from "~/features/tour-drafts/office/admin/tour-form";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { readFields } from "~/domain/form-fields";
import { newTourValues, readTourForm } from "~/domain/tour-drafts/tour-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerUpload } from "~/platform/forms/answer-upload";
import { tourUpload } from "~/features/tour-drafts/office/tour-upload";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { operators, stations } = await context.get(servicesContext).getTourDesk(viewer);
  return { operators, stations };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerUpload(request, tourUpload, async (form) => {
    const values = readTourForm(form);
    const { slug } = await context.get(servicesContext).createTour(viewer, values, readFields(form));
    throw redirect(`/admin/tours/${slug}/edit?added=${values.status}#pictures`);
  });
}

export function meta() {
  return backOfficeMeta("Add Tour");
}

export default function NewTour({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Add Tour"
      intro="The page address is made from the title. Upload the Tour Image on the next page."
    >
      <TourForm
        values={newTourValues}
        version={null}
        operators={loaderData.operators}
        stations={loaderData.stations}
        cancelTo="/admin/tours"
      />
    </BackOfficePage>
  );
}
