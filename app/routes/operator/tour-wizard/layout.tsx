import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { StepNav } from "~/components/operator/tour-wizard/step-nav";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { orNotFound } from "~/lib/not-found";
import { requireOperator } from "~/middleware/require-operator";
import type { TourWizard } from "../../../../worker/tour-drafts/get-tour-wizard";

/** What the steps get through `useOutletContext`. */
export interface WizardContext {
  wizard: TourWizard;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return { wizard: await orNotFound(context.get(servicesContext).getTourWizard(viewer, params.slug)) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.wizard.title ?? "Tour");
}

export default function TourWizardLayout({ loaderData }: Route.ComponentProps) {
  const { wizard } = loaderData;
  return (
    <BackOfficePage title={wizard.title} intro={wizard.companyName}>
      <StepNav slug={wizard.slug} steps={wizard.steps} />
      <Outlet context={{ wizard } satisfies WizardContext} />
    </BackOfficePage>
  );
}
