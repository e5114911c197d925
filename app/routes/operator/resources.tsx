import { Link } from "react-router";
import type { Route } from "./+types/resources";
import { servicesContext } from "~/context";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departureId, departurePath } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import {
  kindLabels,
  lackInWords,
  needsInWords,
  newResourceSchema,
  resourceInWords,
  resourceKinds,
} from "~/domain/resources/resource";
import { textOf } from "~/features/operators/office/operator/operator-of";
import { newResource, ResourceFields } from "~/features/resources/office/resource-fields";
import { requireOperator } from "~/middleware/require-operator";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { Panel } from "~/office/page/panel";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Exact } from "~/ui/exact";
import { SelectField } from "~/ui/field";

/** People, vehicles, rooms and boats of an operator, and the departures whose resource is away. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).listResources(viewer);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const operator = textOf(form, "operator");
  return answerForm(form, newResourceSchema, async (fields) => {
    await context.get(servicesContext).addResource(viewer, { ...fields, operator });
    return fields.count === 1 ? `${fields.name} was added.` : `${fields.count} were added.`;
  });
}

export function meta() {
  return backOfficeMeta("People and vehicles");
}

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  const { operators, resources, lacking, tours } = loaderData;
  const kinds = resourceKinds.filter((kind) => resources.some((each) => each.kind === kind));
  return (
    <BackOfficePage
      title="People and vehicles"
      intro="Nobody and nothing is on two departures at once. Assign them on a departure's page."
    >
      {lacking.length > 0 && (
        <Panel id="lacking" title="Departures that lack someone or something" className="mt-4 border-danger">
          <ul className="divide-y divide-line">
            {lacking.map(({ tourTitle, away, kind, ...of }) => (
              <li key={`${departureId(of)} ${kind} ${away?.id ?? ""}`} className="py-1.5">
                <Link
                  to={away ? `/operator/resources/${away.id}` : `${departurePath(of, "/change")}#crew`}
                  className="text-peacock underline underline-offset-4"
                >
                  {tourTitle}
                </Link>
                <span>, </span>
                <Exact>{departureInWords(of.travelDate, timeOfStart(of.start))}</Exact>
                <span className="text-muted">{`: ${lackInWords({ kind, away })}`}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 gap-4">
          {kinds.map((kind) => (
            <Panel key={kind} id={kind} title={`${kindLabels[kind]}s`}>
              <ul className="divide-y divide-line">
                {resources
                  .filter((each) => each.kind === kind)
                  .map((each) => (
                    <li key={each.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
                      <Link
                        to={`/operator/resources/${each.id}`}
                        className="font-semibold wrap-anywhere text-peacock underline-offset-4 hover:underline"
                      >
                        {each.name}
                      </Link>
                      <span className="text-sm text-muted">{resourceInWords(each)}</span>
                      {operators.length > 1 && <span className="text-sm text-muted">{each.companyName}</span>}
                      {each.isRetired && <Badge tone="neutral">Left</Badge>}
                    </li>
                  ))}
              </ul>
            </Panel>
          ))}
          {kinds.length === 0 && (
            <EmptyList reason="Add your guides, drivers and vehicles here, then assign them to departures.">
              Nobody and nothing yet
            </EmptyList>
          )}
        </div>
        <div className="lg:row-span-2">
          <AddPanel key={resources.length} operators={operators} />
        </div>
        {kinds.length > 0 && tours.length > 0 && (
          <Panel id="needs" title="What departures need">
            <ul className="divide-y divide-line">
              {tours.map(({ slug, title, needs }) => (
                <li key={slug} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
                  <Link
                    to={`/operator/resources/needs/${slug}`}
                    className="text-peacock underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                  <span className="text-sm text-muted">
                    {needs ? needsInWords(needs) : "Nothing by rule"}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </BackOfficePage>
  );
}

function AddPanel({ operators }: { operators: Route.ComponentProps["loaderData"]["operators"] }) {
  const form = useForm({}, { saved: newResource });
  const [first, ...others] = operators;
  return (
    <Panel id="add" title="Add">
      <AnsweredForm form={form} isReset className="grid gap-3">
        {others.length > 0 ? (
          <SelectField
            label="Company"
            required
            options={operators.map(({ slug, name }) => [slug, name] as const)}
            {...form.field("operator")}
          />
        ) : (
          <input type="hidden" name="operator" value={first?.slug ?? ""} />
        )}
        <ResourceFields form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busy="Adding…">
            Add
          </SubmitButton>
          <FormMessage form={form} />
        </div>
      </AnsweredForm>
    </Panel>
  );
}
