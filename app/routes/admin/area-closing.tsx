import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/area-closing";
import { AreaPreview } from "~/features/departures/office/area-preview";
import { BackOfficePage } from "~/office/page/back-office-page";
import { Panel } from "~/office/page/panel";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field";
import { servicesContext } from "~/context";
import { areaClosingSchema, areaSchema } from "~/domain/desk/area-closing";
import { errorsByField } from "~/domain/form-fields";
import { states } from "~/domain/tours/state-centers";
import { tourMessages } from "~/domain/tours/messages";
import { regions } from "~/domain/tours/tour";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { useToday } from "~/platform/pages/use-site";
import { requireAdmin } from "~/middleware/require-admin";

const names = ["region", "state", "place", "from", "to"] as const;

/** Loads the form, and once it is filled in, the preview. The URL holds both. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const typed = Object.fromEntries(names.map((name) => [name, url.searchParams.get(name) ?? ""]));
  const closed = Number(url.searchParams.get("closed") ?? 0) || null;
  const page = { typed, closed, area: null, plan: null };
  if (!url.searchParams.has("preview")) return data({ ...page, errors: {} });
  const { success, data: area, error } = areaSchema.safeParse(typed);
  if (!success) return data({ ...page, errors: errorsByField(error) }, { status: 422 });
  const plan = await context.get(servicesContext).planAreaClosing(viewer, area);
  return data({ ...page, errors: {}, area, plan });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerForm(await readForm(request), areaClosingSchema, async (closing) => {
    const closed = await context.get(servicesContext).closeArea(viewer, closing);
    const query = new URLSearchParams(url.search);
    query.set("closed", String(closed));
    throw redirect(`${url.pathname}?${query}`, 303);
  });
}

export function meta() {
  return backOfficeMeta("Close departures for a storm");
}

export default function AreaClosing({ loaderData }: Route.ComponentProps) {
  const { typed, errors, area, plan, closed } = loaderData;
  const today = useToday();
  const field = (name: (typeof names)[number]) => ({
    name,
    defaultValue: typed[name],
    error: (errors as Record<string, string[]>)[name]?.[0],
  });
  return (
    <BackOfficePage
      title="Close departures for a storm"
      intro="Every trip of an area that is on the way between two days. Its travelers choose another date or a full refund; closed days are offered to nobody."
    >
      <p role="status" className="mt-2 font-semibold text-success empty:hidden">
        {closed !== null && `${closed === 1 ? "1 departure is" : `${closed} departures are`} closed.`}
      </p>
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Panel id="area" title="Area and days">
          <Form className="grid gap-3" preventScrollReset>
            <SelectField
              label="Region"
              {...field("region")}
              options={[
                ["", "Any"],
                ...regions.map((region) => [region, tourMessages().regions[region]] as const),
              ]}
            />
            <SelectField
              label="State"
              hint="Trips that touch it."
              {...field("state")}
              options={[["", "Any"], ...states.map((state) => [state, state] as const)]}
            />
            <InputField label="Place" hint="A part of its name." maxLength={60} {...field("place")} />
            <InputField label="From" type="date" min={today} required {...field("from")} />
            <InputField label="To" type="date" min={today} required {...field("to")} />
            <Button type="submit" name="preview" value="1" variant={plan ? "secondary" : "primary"}>
              Preview
            </Button>
          </Form>
        </Panel>
        {plan && area && <AreaPreview key={JSON.stringify([area, plan])} plan={plan} area={area} />}
      </div>
    </BackOfficePage>
  );
}
