import { Link, redirect } from "react-router";
import type { Route } from "./+types/resellers";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { resellerSchema, resellerTermsLabels } from "~/domain/partners/reseller";
import { newReseller, ResellerFields } from "~/features/partners/office/admin/reseller-fields";
import { requireAdmin } from "~/middleware/require-admin";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { Panel } from "~/office/page/panel";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Exact } from "~/ui/exact";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const [resellers, feedPath] = await Promise.all([
    services.listResellers(viewer),
    services.thingsToDoPath(viewer),
  ]);
  return { resellers, feed: new URL(feedPath, url).href };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerForm(await readForm(request), resellerSchema, async (fields) => {
    const id = await context.get(servicesContext).addReseller(viewer, fields);
    throw redirect(`/admin/resellers/${id}`);
  });
}

export function meta() {
  return backOfficeMeta("Resellers");
}

/** Companies that sell our tours under their own name. */
export default function ResellersPage({ loaderData: { resellers, feed } }: Route.ComponentProps) {
  const form = useForm({}, { saved: newReseller });
  return (
    <BackOfficePage
      title="Resellers"
      intro="Companies that sell the tours under their own name, through the OCTO standard. Their guests pay them; they pay us from a balance or on credit."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_24rem]">
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
          {resellers.map((reseller) => (
            <li key={reseller.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
              <Link
                to={`/admin/resellers/${reseller.id}`}
                className="grow font-semibold wrap-anywhere text-peacock underline-offset-4 hover:underline"
              >
                {reseller.name}
              </Link>
              <span className="text-sm text-muted">
                {`${resellerTermsLabels[reseller.terms]}, ${reseller.commissionPercent} %`}
              </span>
              <Exact>
                {reseller.balance < 0
                  ? `owes ${formatRupees(-reseller.balance)}`
                  : `${formatRupees(reseller.balance)} paid in`}
              </Exact>
              {!reseller.isActive && <Badge tone="neutral">Stopped</Badge>}
            </li>
          ))}
          {resellers.length === 0 && (
            <li>
              <EmptyList reason="Add a company here, then give its program a key.">No reseller yet</EmptyList>
            </li>
          )}
        </ul>
        <Panel id="add" title="Add a reseller">
          <AnsweredForm form={form} className="grid gap-3">
            <ResellerFields form={form} />
            <div className="flex flex-wrap items-center gap-3">
              <SubmitButton form={form} busy="Adding…">
                Add
              </SubmitButton>
              <FormMessage form={form} />
            </div>
          </AnsweredForm>
        </Panel>
        <Panel id="feed" title="Google Things to do" className="lg:col-span-2">
          <p>
            Product feed with all tours on sale and the prices of their pages, 1,000 tours to a file. The next
            files end in 1.json, 2.json and so on; each names their number. Give the address to nobody but
            Google.
          </p>
          <a
            href={feed}
            className="mt-2 inline-block text-sm wrap-anywhere text-peacock underline"
            translate="no"
          >
            {feed}
          </a>
        </Panel>
      </div>
    </BackOfficePage>
  );
}
