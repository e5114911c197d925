import { Link } from "react-router";
import { Check, CircleDashed } from "lucide";
import { OperatorTourActions } from "~/features/tour-drafts/office/wizard/operator-tour-actions";
import { Panel } from "~/office/page/panel";
import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";
import { TourWarnings } from "~/features/tour-drafts/office/tour-warnings";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { useForm } from "~/platform/forms/use-form";
import { useWizard } from "~/features/tour-drafts/office/wizard/use-wizard";
import type { TourStatus } from "~/domain/tours/tour";
import { actOnTour } from "~/features/tours/office/act-on-tour.server";
import { todayInIndia } from "~/domain/calendar/calendar";
import { factLabel } from "~/domain/tour-drafts/tour-fact-labels";
import { tourWarnings } from "~/domain/tour-drafts/tour-warnings";
import { useNow } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import {
  isStepDone,
  stepPath,
  wizardStepLabels,
  type WizardStep,
  type WizardOffice,
  type WizardStepState,
} from "~/domain/tour-drafts/tour-wizard";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/preview";

export function action({ context, params, request, url }: Route.ActionArgs) {
  return actOnTour(context, { slug: params.slug, request, url });
}

interface SubmitTexts {
  title: string;
  about: string;
  submit: string;
}

const changesLive = "Prices, seats and departures are already live.";

const operatorTexts: Record<"active" | "draft", SubmitTexts> = {
  active: {
    title: "Publish your changes",
    about: `Changed texts go live after a check or, if required, our review. ${changesLive}`,
    submit: "Submit changes",
  },
  draft: {
    title: "Submit for review",
    about: "We review every new tour before it goes on sale and email you the result.",
    submit: "Submit for review",
  },
};

const adminTexts: Record<TourStatus, SubmitTexts> = {
  active: {
    title: "Publish the changes",
    about: `Changed texts are on the site at once, with those that the operator has not submitted. ${changesLive}`,
    submit: "Publish changes",
  },
  pending: {
    title: "Save the changes",
    about: "They become part of the tour under review. Approve or reject it on its page.",
    submit: "Save changes",
  },
  draft: {
    title: "Publish the tour",
    about: "It is on sale at once, without a review.",
    submit: "Publish Tour",
  },
};

/** Last step: missing items, the preview, and submitting the tour. */
export default function Preview() {
  const { wizard, office, saving, isLocked } = useWizard();
  const form = useForm();
  const isBusy = form.isBusy || saving.status.kind === "saving";
  const { slug, status, version, draftVersion, steps, changed } = wizard;
  const missing = steps.reduce((sum, { issues }) => sum + issues.length, 0);
  const today = todayInIndia(useNow());
  const hasNews = status === "draft" || changed.length > 0;
  const texts =
    office === "/admin" ? adminTexts[status] : operatorTexts[status === "active" ? "active" : "draft"];
  return (
    <div className="mt-4">
      <p role="status" className={cn("text-sm font-semibold", form.refused ? "text-danger" : "text-success")}>
        {form.isBusy ? "Working…" : form.answer?.message}
      </p>
      <div className="mt-2 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <SubmitChecklist office={office} slug={slug} steps={steps} />
        <div className="grid gap-4">
          <TourWarnings messages={tourWarnings(wizard.values, wizard.departures, today)} />
          <Panel id="preview" title="Preview">
            <p className="text-muted">See the page as travelers will see it.</p>
            <Link
              to={office === "/admin" ? `/admin/tours/${slug}/preview` : `/operator/tours/${slug}/page`}
              className={buttonClasses("secondary", "mt-3")}
            >
              Open preview
            </Link>
          </Panel>
          {changed.length > 0 && (status === "active" || office === "/admin") && (
            <Panel id="changes" title="Changes">
              <p>{changed.map((name) => tourFieldLabels[name]).join(", ")}</p>
            </Panel>
          )}
          {!isLocked && (
            <Panel id="submit" title={texts.title}>
              <p className="text-muted">{texts.about}</p>
              <AnsweredForm form={form} className="mt-3">
                <input type="hidden" name="intent" value="submit" />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="draftVersion" value={draftVersion} />
                <SubmitButton form={form} aria-disabled={isBusy || undefined}>
                  {texts.submit}
                </SubmitButton>
                {missing > 0 && (
                  <p className="mt-2 text-sm text-muted">
                    {`${missing === 1 ? "1 item is" : `${missing} items are`} still missing.`}
                  </p>
                )}
                {!hasNews && <p className="mt-2 text-sm text-muted">No changes yet.</p>}
              </AnsweredForm>
            </Panel>
          )}
          <OperatorTourActions wizard={wizard} office={office} form={form} isBusy={isBusy} />
        </div>
      </div>
    </div>
  );
}

/** Default contents of steps that were never saved. */
const startsWith: Partial<Record<WizardStep, string>> = {
  prices: "One price on all days, without seasons or discounts.",
  departures: "It leaves on every day of the year.",
};

/** Checklist for submitting a tour: open issues by step, each linked to its step. */
function SubmitChecklist({
  office,
  slug,
  steps,
}: {
  office: WizardOffice;
  slug: string;
  steps: readonly WizardStepState[];
}) {
  return (
    <Panel id="checklist" title="Checklist">
      <ul className="grid divide-y divide-line border-t border-line">
        {steps
          .filter(({ step }) => step !== "preview")
          .map(({ step, issues, isUnsaved }) => (
            <li key={step} className="flex gap-2 py-2 last:pb-0">
              {isStepDone({ step, issues, isUnsaved }) ? (
                <Icon icon={Check} className="mt-0.5 size-5 shrink-0 text-success" />
              ) : (
                <Icon icon={CircleDashed} className="mt-0.5 size-5 shrink-0 text-warning" />
              )}
              <div className="min-w-0">
                <span className="font-semibold">{wizardStepLabels[step]}</span>
                {issues.length === 0 && isUnsaved ? (
                  <>
                    <span>:</span>{" "}
                    <Link
                      to={stepPath(slug, step, office)}
                      className="inline-block py-0.5 text-peacock underline underline-offset-4"
                    >
                      check and save
                    </Link>
                    <span className="block text-sm text-muted">{startsWith[step]}</span>
                  </>
                ) : (
                  <span className="text-muted">
                    {issues.length === 0 ? ": done" : `: ${issues.length} missing`}
                  </span>
                )}
                {issues.length > 0 && (
                  <ul className="mt-1 grid gap-1">
                    {issues.map(({ field, message }) => (
                      <li key={field}>
                        <Link
                          to={`${stepPath(slug, step, office)}?check`}
                          className="inline-block py-0.5 text-peacock underline underline-offset-4"
                        >
                          {labelOf(field)}
                        </Link>
                        <span>{`: ${message}`}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

function labelOf(path: string): string {
  const [name = path, index] = path.split(".");
  if (name === "pictures") return "Pictures";
  if ((name === "itinerary" || name === "practical") && index !== undefined) return factLabel(path);
  const label = name in tourFieldLabels ? tourFieldLabels[name as keyof typeof tourFieldLabels] : name;
  return index === undefined
    ? label
    : `${label}, ${name === "description" ? "paragraph" : "line"} ${Number(index) + 1}`;
}
