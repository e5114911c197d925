import { useEffect, useRef, useState } from "react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/tour-create";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { FormGroup } from "~/components/tour-drafts/form-groups";
import { TourField, TourFields } from "~/components/tour-drafts/tour-field";
import { Button, buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { newTourValues, readTourForm } from "~/domain/tour-drafts/tour-form";
import { startFaults, stepPath } from "~/domain/tour-drafts/tour-wizard";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { readForm } from "~/lib/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const memberships = await context.get(servicesContext).listMemberships(viewer);
  return { companies: memberships.filter(({ rights }) => rights.includes("tours")) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const values = readTourForm(await readForm(request));
  try {
    const { slug } = await context.get(servicesContext).startTour(viewer, values, request.headers);
    return redirect(stepPath(slug, "edit"), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ values, message: error.message, errors: error.errors ?? {} }, { status: error.status });
  }
}

export function meta() {
  return backOfficeMeta("New tour");
}

/** Creates a tour from its first fields; the rest is written in the wizard, which saves while typing. */
export default function CreateTour({ loaderData, actionData }: Route.ComponentProps) {
  const { companies } = loaderData;
  const isBusy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const shown = actionData?.values ?? newTourValues;
  // Show an error once its field has lost focus; after a rejection show all until one is fixed.
  const errors = Object.fromEntries(
    Object.entries({ ...actionData?.errors, ...faults }).filter(([name]) =>
      left.has(name) ? name in faults : actionData?.errors[name] !== undefined,
    ),
  );
  const state = { values: shown, errors };

  useEffect(() => {
    if (actionData) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [actionData]);

  function check(name: string | null) {
    if (!form.current) return;
    const found = startFaults(readTourForm(new FormData(form.current)));
    if (companies.length === 1) delete found.operator;
    setFaults(found);
    if (name !== null) setLeft((before) => new Set([...before, name]));
  }

  if (companies.length === 0)
    return (
      <BackOfficePage title="New tour">
        <EmptyList>You don't have the right to create tours for any company.</EmptyList>
      </BackOfficePage>
    );
  return (
    <BackOfficePage
      title="New tour"
      intro="Creates a draft that only your company sees. You add the details in the next steps."
    >
      <Form
        ref={form}
        method="post"
        noValidate
        aria-label="New tour"
        className="mt-4 grid max-w-4xl gap-5"
        onBlur={({ target }: React.FocusEvent) => {
          const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
          if (isField && target.value !== "") check(target.name);
        }}
        onInput={() => left.size > 0 && check(null)}
      >
        {actionData && (
          <p role="alert" className="rounded-card border border-bad bg-bad-ground p-3 font-semibold text-bad">
            {actionData.message}
          </p>
        )}
        <FormGroup title="The tour">
          {companies.length > 1 && (
            <TourField
              state={state}
              name="operator"
              options={companies.map(({ company, companyName }) => [company, companyName] as const)}
            />
          )}
          <TourField state={state} name="place" />
          <TourField
            state={state}
            name="title"
            hint="Start with the place; don't include prices or use all capitals. The page address is made from it and won't change."
          />
          <TourFields
            state={state}
            names={["state", "departureCity", "type", "days", "priceInr", "capacity"]}
          />
        </FormGroup>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? "Creating…" : "Create draft"}
          </Button>
          <Link to="/operator/tours" className={buttonClasses("secondary")}>
            Cancel
          </Link>
        </div>
      </Form>
    </BackOfficePage>
  );
}
