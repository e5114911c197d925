import { data, Form, Link } from "react-router";
import type { Route } from "./+types/bank";
import { Panel } from "~/components/back-office/panel";
import { BankForm } from "~/components/operators/bank-form";
import type { BankAnswer } from "~/components/operators/bank-form";
import { CompanyPage } from "~/components/operators/company-page";
import { ShownAccount } from "~/components/operators/shown-account";
import { Button } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { companyOf, textOf } from "~/lib/operators/company-of";
import { readForm, submittedValues } from "~/lib/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getBankAccount(viewer, companyOf(url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const slug = textOf(form, "slug");
  switch (textOf(form, "intent")) {
    case "withdraw":
      await services.withdrawBankChange(viewer, { slug });
      return null;
    case "change": {
      const { headers } = request;
      const result = await services.requestBankChange(viewer, { slug, form, headers });
      if (result.ok) return data<BankAnswer>({ errors: null, typed: {} });
      const typed = submittedValues(form, ["holder", "ifsc"]);
      return data<BankAnswer>({ errors: result.errors, typed }, { status: 422 });
    }
    default:
      throw data("Unknown form.", { status: 400 });
  }
}

export function meta() {
  return backOfficeMeta("Bank details");
}

export default function Bank({ loaderData, actionData }: Route.ComponentProps) {
  const { company, companies, account, change, hasPassword } = loaderData;
  const path = `/operator/profile/bank?company=${encodeURIComponent(company.slug)}`;
  return (
    <CompanyPage
      company={company}
      companies={companies}
      path="/operator/profile/bank"
      intro="The account for your payouts. The number is stored encrypted; only the staff who make transfers see more than its last digits."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-4">
          <Panel id="account" title="Current account">
            {account ? (
              <>
                <ShownAccount account={account} />
                <p className="mt-2 text-sm text-muted">
                  Confirmed on {formatInstantInIndia(account.confirmedAt)}.
                </p>
              </>
            ) : (
              <p className="text-sm text-muted">No account yet, so we can't pay you.</p>
            )}
          </Panel>
          {change && (
            <Panel id="waiting" title="Waiting for your confirmation">
              <ShownAccount account={change} />
              <p className="mt-2 text-sm text-muted">
                Confirm with the link in our e-mail by {formatInstantInIndia(change.expiresAt)}. Until then,
                the current account stays in use.
              </p>
              <Form method="post" action={path} className="mt-3">
                <input type="hidden" name="slug" value={company.slug} />
                <Button
                  type="submit"
                  name="intent"
                  value="withdraw"
                  look="secondary"
                  className="min-h-9 px-3 py-1 text-sm"
                >
                  Withdraw
                </Button>
              </Form>
            </Panel>
          )}
        </div>
        <Panel id="change" title={account ? "Change account" : "Add account"}>
          {hasPassword ? (
            <BankForm slug={company.slug} path={path} posted={actionData ?? undefined} />
          ) : (
            <p>
              You need a password to change the bank account.{" "}
              <Link to="/forgot-password" className="font-semibold text-peacock underline underline-offset-4">
                Set a password by e-mail
              </Link>{" "}
              first.
            </p>
          )}
        </Panel>
      </div>
    </CompanyPage>
  );
}
