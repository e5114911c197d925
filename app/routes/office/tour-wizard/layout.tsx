import { Outlet, useLocation, Link, Form } from "react-router";
import { Check, CircleDashed } from "lucide";
import { Exact } from "~/ui/exact";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import {
  isStepDone,
  stepPath,
  draftSteps,
  wizardStepLabels,
  type WizardOffice,
  type WizardStepState,
} from "~/domain/tour-drafts/tour-wizard";
import { useDraftSaving } from "~/features/tour-drafts/office/wizard/use-draft-saving";
import type { WizardContext } from "~/features/tour-drafts/office/wizard/use-wizard";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOffice } from "~/middleware/require-office";
import { cn } from "~/ui/cn";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { tourStatusLabels, tourStatusTones } from "~/domain/tours/tour-list";
import { Icon } from "~/ui/icon";
import type { TourWizard } from "../../../../worker/tour-drafts/get-tour-wizard";
import type { Route } from "./+types/layout";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer, office } = requireOffice(context, url);
  return { office, wizard: await context.get(servicesContext).getTourWizard(viewer, params.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.wizard.title ?? "Tour");
}

export default function TourWizardLayout({ loaderData }: Route.ComponentProps) {
  return <Wizard key={loaderData.wizard.slug} {...loaderData} />;
}

function Wizard({ wizard, office }: { wizard: TourWizard; office: WizardOffice }) {
  const { pathname } = useLocation();
  const { slug, status, submittedAt } = wizard;
  const isWriting = draftSteps.some((step) => stepPath(slug, step, office) === pathname);
  const saving = useDraftSaving(wizard, isWriting, office);
  const isLocked = (status === "pending" && office === "/operator") || submittedAt !== null;
  return (
    <BackOfficePage title={wizard.title} intro={wizard.companyName}>
      {office === "/admin" ? <AdminNotes wizard={wizard} /> : <WizardNotes wizard={wizard} />}
      <StepNav office={office} slug={slug} steps={wizard.steps} />
      <Outlet context={{ wizard, office, saving, isLocked } satisfies WizardContext} />
    </BackOfficePage>
  );
}

/** Navigation of the wizard steps, with the number of missing items. */
function StepNav({
  office,
  slug,
  steps,
}: {
  office: WizardOffice;
  slug: string;
  steps: readonly WizardStepState[];
}) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Steps" className="mt-4 print:hidden">
      <ol className="grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-4 lg:grid-cols-8">
        {steps.map((state, index) => {
          const { step, issues } = state;
          const to = stepPath(slug, step, office);
          const isHere = `${pathname}/`.startsWith(`${to}/`);
          const isDone = step !== "preview" && isStepDone(state);
          return (
            <li key={step}>
              <Link
                to={to}
                prefetch="intent"
                aria-current={isHere ? "step" : undefined}
                className={cn(
                  "flex min-h-10 items-center gap-1.5 rounded-b-control border-t-4 border-line px-1.5 text-sm leading-tight font-semibold hover:bg-sunken",
                  isDone && "border-success",
                  isHere && "border-vermilion bg-sunken text-vermilion",
                )}
              >
                <span className="text-muted tabular-nums">{index + 1}</span>
                <span className="grow">
                  {step === "preview" && office === "/admin" ? "Publish" : wizardStepLabels[step]}
                </span>
                {step !== "preview" && <StepMark missing={issues.length} isDone={isDone} />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepMark({ missing, isDone }: { missing: number; isDone: boolean }) {
  if (isDone)
    return (
      <>
        <Icon icon={Check} className="size-4 text-success" />
        <span className="sr-only">, done</span>
      </>
    );
  return (
    <span className="inline-flex items-center gap-0.5 font-normal text-muted tabular-nums">
      <Icon icon={CircleDashed} className="size-4" />
      {missing === 0 ? (
        <span className="sr-only">, to check and save</span>
      ) : (
        <>
          <span>{missing}</span>
          <span className="sr-only"> missing</span>
        </>
      )}
    </span>
  );
}

/** Status of a tour for administrators, who share its draft with the operator. */
function AdminNotes({ wizard: { slug, status, submittedAt, changed } }: { wizard: TourWizard }) {
  const link = "font-semibold text-peacock underline underline-offset-4";
  return (
    <p className="mt-2 flex max-w-4xl flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={tourStatusTones[status]}>{tourStatusLabels[status]}</Badge>
      <Link to={`/admin/tours/${slug}`} className={link}>
        Back to the tour
      </Link>
      {submittedAt === null ? (
        (status === "draft" || changed.length > 0) && (
          <span>
            Saved in the draft, which the operator edits too. It is not on the site until it is published.
          </span>
        )
      ) : (
        <>
          <span>The operator&apos;s changes are under review. Answer them to edit the texts.</span>
          <Link to={`/admin/tours/${slug}/texts`} className={link}>
            Review changes
          </Link>
        </>
      )}
    </p>
  );
}

/** Status of a tour: pending review, rejection reason and unpublished changes. */
function WizardNotes({ wizard }: { wizard: TourWizard }) {
  const { slug, status, submittedAt, rejectionReason, isVerified, companyName, changed } = wizard;
  const isWaiting = status === "pending" || submittedAt !== null;
  return (
    <div className="mt-2 grid max-w-4xl gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={tourStatusTones[status]}>{tourStatusLabels[status]}</Badge>
        {status === "active" && changed.length > 0 && !isWaiting && (
          <span>Your changes are not on the site yet. Submit them at the last step.</span>
        )}
        {!isVerified && <span>{`${companyName} isn't verified yet, so its tours aren't on sale.`}</span>}
      </p>
      {isWaiting && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-warning-subtle px-4 py-3 text-warning">
          <p>
            <strong>
              {status === "pending" ? "This tour is under review" : "Your changes are under review"}
            </strong>
            <span>
              {submittedAt !== null && (
                <span>
                  , since <Exact>{formatInstantInIndia(submittedAt)}</Exact>
                </span>
              )}
              <span>{`. We'll notify you by mail. To keep editing, withdraw ${status === "pending" ? "it" : "them"} first.`}</span>
            </span>
          </p>
          <Form method="post" action={stepPath(slug, "preview")}>
            <input type="hidden" name="intent" value="withdraw" />
            <Button type="submit" variant="secondary" className="min-h-9 px-3 py-1 text-sm">
              Withdraw
            </Button>
          </Form>
        </div>
      )}
      {rejectionReason !== null && !isWaiting && (
        <p className="rounded-card border border-danger bg-danger-subtle px-4 py-3 whitespace-pre-line text-danger">
          <strong>Rejected:</strong> <span>{rejectionReason}</span>
        </p>
      )}
    </div>
  );
}
