import { useState } from "react";
import { Link, redirect } from "react-router";
import type { Route } from "./+types/tour-create";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { FormGroup } from "~/features/tour-drafts/office/form-groups";
import { TourField, TourFieldList } from "~/features/tour-drafts/office/tour-field";
import { AnsweredForm, FormProblem, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { newTourValues, readTourForm } from "~/domain/tour-drafts/tour-form";
import { tourTemplate } from "~/domain/tour-drafts/tour-templates";
import { startIssues, stepPath } from "~/domain/tour-drafts/tour-wizard";
import { useForm } from "~/platform/forms/use-form";
import { answerAction } from "~/platform/forms/answer-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const memberships = await context.get(servicesContext).listMemberships(viewer);
  const { start } = tourTemplate(url.searchParams.get("template")) ?? {};
  return { start, operators: memberships.filter(({ rights }) => rights.includes("tours")) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  return answerAction(form, async () => {
    const { startTour } = context.get(servicesContext);
    const template = tourTemplate(url.searchParams.get("template"));
    const { slug } = await startTour(viewer, readTourForm(form), request.headers, template);
    throw redirect(stepPath(slug, "edit"), 303);
  });
}

export function meta() {
  return backOfficeMeta("New tour");
}

/** Creates a tour from its first fields; the rest is written in the wizard, which saves while typing. */
export default function CreateTour({ loaderData }: Route.ComponentProps) {
  const { operators, start } = loaderData;
  const form = useForm();
  const { refused } = form;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [issues, setIssues] = useState<Record<string, string>>({});
  // Show an error once its field has lost focus; after a rejection show all until one is fixed.
  const errors = Object.fromEntries(
    Object.entries({ ...refused?.errors, ...issues }).filter(([name]) =>
      left.has(name) ? name in issues : refused?.errors[name] !== undefined,
    ),
  );
  const values = refused ? readTourForm(Object.entries(refused.values)) : { ...newTourValues, ...start };
  const state = { values, errors };

  function check(element: HTMLFormElement, name: string | null) {
    const found = Object.entries(startIssues(readTourForm(new FormData(element)))).filter(
      ([field]) => field !== "operator" || operators.length > 1,
    );
    setIssues(Object.fromEntries(found.map(([field, messages]) => [field, messages[0] ?? ""])));
    if (name !== null) setLeft((before) => new Set([...before, name]));
  }

  if (operators.length === 0)
    return (
      <BackOfficePage title="New tour">
        <EmptyList
          reason="A company's owner gives this right, under Profile, Members."
          next={["/operator/memberships", "Your memberships"]}
        >
          You don't have the right to create tours for any company.
        </EmptyList>
      </BackOfficePage>
    );
  return (
    <BackOfficePage
      title="New tour"
      intro="Creates a draft that only your company sees. You add the details in the next steps."
    >
      <p className="mt-2">
        <span>
          {start
            ? "Begins with starts at 6:00 AM and 3:00 PM, shared and private jeeps, lunch, and texts. Adapt all of it in the next steps."
            : "Do you sell safaris?"}
        </span>{" "}
        <Link
          to={start ? "/operator/tours/create" : "/operator/tours/create?template=safari"}
          className="text-peacock underline underline-offset-4"
        >
          {start ? "Begin with an empty tour" : "Begin with a safari by jeep"}
        </Link>
      </p>
      <AnsweredForm
        key={start?.type}
        form={form}
        aria-label="New tour"
        className="mt-4 grid max-w-4xl gap-5"
        onBlur={({ currentTarget, target }: React.FocusEvent<HTMLFormElement>) => {
          const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
          if (isField && target.value !== "") check(currentTarget, target.name);
        }}
        onInput={({ currentTarget }) => left.size > 0 && check(currentTarget, null)}
      >
        <FormProblem form={form} />
        <FormGroup title="The tour">
          {operators.length > 1 && (
            <TourField
              state={state}
              name="operator"
              options={operators.map(({ operator, companyName }) => [operator, companyName] as const)}
            />
          )}
          <TourField state={state} name="place" />
          <TourField
            state={state}
            name="title"
            hint="Start with the place; don't include prices or use all capitals. The page address is made from it and won't change."
          />
          <TourFieldList
            state={state}
            names={["state", "departureCity", "type", "days", "priceInr", "capacity"]}
          />
        </FormGroup>
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} busy="Creating…">
            Create draft
          </SubmitButton>
          <Link to="/operator/tours" className={buttonClasses("secondary")}>
            Cancel
          </Link>
        </div>
      </AnsweredForm>
    </BackOfficePage>
  );
}
