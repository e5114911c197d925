import { redirect } from "react-router";
import type { Route } from "./+types/tour-new";
import { TourForm } from "~/components/admin/tours/tour-form";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { readFields } from "~/domain/form-fields";
import { newTourValues, readTourForm } from "~/domain/tour-drafts/tour-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { answerAction } from "~/lib/forms/answer-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url, "tours");
  const { operators } = await context.get(servicesContext).getTourDesk(viewer);
  return { operators };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  return answerAction(form, async () => {
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
        cancelTo="/admin/tours"
      />
    </BackOfficePage>
  );
}
