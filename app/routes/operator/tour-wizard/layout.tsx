import { Outlet, useLocation } from "react-router";
import type { Route } from "./+types/layout";
import { WizardNotes } from "~/components/operator/tour-drafts/wizard-notes";
import { StepNav } from "~/components/operator/tour-drafts/step-nav";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { stepPath, writtenSteps } from "~/domain/tour-drafts/tour-wizard";
import { useDraftSaving } from "~/hooks/use-draft-saving";
import { useSeveralOperators } from "~/hooks/use-several-operators";
import type { WizardContext } from "~/hooks/use-wizard";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";
import type { TourWizard } from "../../../../worker/tour-drafts/get-tour-wizard";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return { wizard: await context.get(servicesContext).getTourWizard(viewer, params.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.wizard.title ?? "Tour");
}

export default function TourWizardLayout({ loaderData }: Route.ComponentProps) {
  return <Wizard key={loaderData.wizard.slug} wizard={loaderData.wizard} />;
}

function Wizard({ wizard }: { wizard: TourWizard }) {
  const { pathname } = useLocation();
  const isWriting = writtenSteps.some((step) => stepPath(wizard.slug, step) === pathname);
  const saving = useDraftSaving(wizard, isWriting);
  const showsOperator = useSeveralOperators();
  const isLocked = wizard.status === "pending" || wizard.submittedAt !== null;
  return (
    <BackOfficePage title={wizard.title} intro={showsOperator ? wizard.companyName : undefined}>
      <WizardNotes wizard={wizard} />
      <StepNav slug={wizard.slug} steps={wizard.steps} />
      <Outlet context={{ wizard, saving, isLocked } satisfies WizardContext} />
    </BackOfficePage>
  );
}
