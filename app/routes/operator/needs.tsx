import { data, redirect } from "react-router";
import type { Route } from "./+types/needs";
import { servicesContext } from "~/context";
import { kindLabels, proposedNeeds, resourceKinds, typedNeedsSchema } from "~/domain/resources/resource";
import { requireOperator } from "~/middleware/require-operator";
import { BackOfficePage } from "~/office/page/back-office-page";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";

/** Needs of the departures of a tour: sales take free people and vehicles by them. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { tours, resources } = await context.get(servicesContext).listResources(viewer);
  const tour = tours.find(({ slug }) => slug === params.slug);
  if (!tour) throw data("Tour not found.", { status: 404 });
  return {
    ...tour,
    isProposed: tour.needs === null,
    needs: tour.needs ?? proposedNeeds(resources.filter(({ isRetired }) => !isRetired)),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return answerForm(await readForm(request), typedNeedsSchema, async (needs) => {
    await context.get(servicesContext).setNeeds(viewer, { tour: params.slug, needs });
    throw redirect("/operator/resources#needs", 303);
  });
}

export function meta() {
  return backOfficeMeta("What a departure needs");
}

export default function NeedsPage({ loaderData: { title, needs, isProposed } }: Route.ComponentProps) {
  const rows = resourceKinds.map((kind, index) => ({
    kind,
    name: `each.${index}`,
    stored: needs.each.find((each) => each.kind === kind),
  }));
  const form = useForm(
    {},
    {
      saved: Object.fromEntries(
        rows.flatMap(({ name, stored }) => [
          [`${name}.seatsEach`, String(stored?.seatsEach ?? "")],
          [`${name}.skill`, stored?.skill ?? ""],
        ]),
      ),
    },
  );
  return (
    <BackOfficePage
      title="What a departure needs"
      intro={`${title}. Sales assign what is free; what you assign by hand counts too. Say on the tour's departures page how long it lasts, else it takes the whole day.`}
    >
      {isProposed && (
        <p className="mt-2 max-w-3xl text-muted">
          A proposal from your people and vehicles. Nothing applies until you save it.
        </p>
      )}
      <AnsweredForm form={form} className="mt-4 grid max-w-3xl gap-4">
        {rows.map(({ kind, name, stored }) => (
          <fieldset
            key={kind}
            className="grid gap-3 rounded-card border border-line bg-card p-4 sm:grid-cols-3"
          >
            <legend className="sr-only">{kindLabels[kind]}</legend>
            <input type="hidden" name={`${name}.kind`} value={kind} />
            <label className="flex min-h-9 items-center gap-2 font-semibold">
              <input
                type="checkbox"
                name={`${name}.isNeeded`}
                value="yes"
                defaultChecked={stored !== undefined}
                className="size-5 accent-peacock"
              />
              <span>{kindLabels[kind]}</span>
            </label>
            <InputField
              label="One for each … seats"
              hint="Empty: one per departure"
              inputMode="numeric"
              autoComplete="off"
              {...form.field(`${name}.seatsEach`)}
            />
            <InputField label="Skill or language" autoComplete="off" {...form.field(`${name}.skill`)} />
          </fieldset>
        ))}
        <label className="flex min-h-9 items-start gap-2">
          <input
            type="checkbox"
            name="limits"
            value="yes"
            defaultChecked={needs.limits}
            className="mt-0.5 size-5 accent-peacock"
          />
          <span>Sell only while they are free</span>
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busy="Saving…">
            Save
          </SubmitButton>
          <FormMessage form={form} />
        </div>
      </AnsweredForm>
    </BackOfficePage>
  );
}
