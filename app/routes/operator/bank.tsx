import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/bank";
import { Exact } from "~/ui/exact";
import { Panel } from "~/office/page/panel";
import { BankForm } from "~/features/operators/office/operator/bank-form";
import { OperatorProfilePage } from "~/features/operators/office/operator/profile-page";
import { ShownAccount } from "~/features/operators/office/shown-account";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { InputField } from "~/ui/field";
import type { ProvenBankAccount } from "~/domain/operators/bank-account";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { operatorOf } from "~/features/operators/office/operator/operator-of";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getBankAccount(viewer, operatorOf(url));
}

const requestSchema = z.object({
  intent: z.enum(["change", "withdraw", "prove"]),
  slug: z.string().catch(""),
});

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  return answerForm(form, requestSchema, async ({ intent, slug }) => {
    if (intent === "prove") {
      await services.enterTransferReference(viewer, { slug, form });
      return "The account is confirmed. We can pay you now.";
    }
    if (intent === "withdraw") return services.withdrawBankChange(viewer, { slug });
    await services.requestBankChange(viewer, { slug, form, headers: request.headers });
    return "We sent you a confirmation link.";
  });
}

export function meta() {
  return backOfficeMeta("Bank details");
}

export default function Bank({ loaderData }: Route.ComponentProps) {
  const { operator, operators, account, change, hasPassword } = loaderData;
  const path = `/operator/profile/bank?company=${encodeURIComponent(operator.slug)}`;
  const proof = useForm({ intent: "prove", slug: operator.slug }, { action: path });
  const withdrawal = useForm({ intent: "withdraw", slug: operator.slug }, { action: path });
  return (
    <OperatorProfilePage
      operator={operator}
      operators={operators}
      path="/operator/profile/bank"
      intro="The account for your payouts. The number is stored encrypted; only the staff who make transfers see more than its last digits."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-4">
          <Panel id="account" title="Current account">
            {account ? (
              <>
                <ShownAccount account={account} />
                <Proof account={account} form={proof} />
              </>
            ) : (
              <p className="text-sm text-muted">No account yet, so we can't pay you.</p>
            )}
          </Panel>
          {change && (
            <Panel id="waiting" title="Waiting for your confirmation">
              <ShownAccount account={change} />
              <p className="mt-2 text-sm text-muted">
                Confirm with the link in our e-mail by <Exact>{formatInstantInIndia(change.expiresAt)}</Exact>
                . Until then, the current account stays in use.
              </p>
              <AnsweredForm form={withdrawal} className="mt-3">
                <SubmitButton form={withdrawal} variant="secondary" className="min-h-9 px-3 py-1 text-sm">
                  Withdraw
                </SubmitButton>
                <FormMessage form={withdrawal} />
              </AnsweredForm>
            </Panel>
          )}
        </div>
        <Panel id="change" title={account ? "Change account" : "Add account"}>
          {hasPassword ? (
            <BankForm slug={operator.slug} path={path} />
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
    </OperatorProfilePage>
  );
}

/** State of the confirmation by one rupee, with the form for its reference. */
function Proof({ account, form }: { account: ProvenBankAccount; form: FormState }) {
  const { transferredAt, provenAt, triesLeft } = account;
  if (provenAt !== null) {
    return (
      <>
        <p className="mt-2 text-sm text-muted">
          Confirmed on <Exact>{formatInstantInIndia(provenAt)}</Exact>.
        </p>
        <FormMessage form={form} className="text-sm" />
      </>
    );
  }
  if (transferredAt === null) {
    return (
      <p className="mt-3 text-sm">
        We will send one rupee to this account. Once you have entered its reference here, we can pay you.
      </p>
    );
  }
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <p>
        We sent one rupee on <Exact>{formatInstantInIndia(transferredAt)}</Exact>. Enter its reference number
        (UTR) from your bank statement. Until then, we can't pay you.
      </p>
      {triesLeft === 0 ? (
        <p className="mt-2 font-semibold text-danger">
          No try is left. Please contact us: we send another rupee.
        </p>
      ) : (
        <AnsweredForm form={form} className="mt-2 grid gap-2">
          <InputField
            label="Reference number (UTR)"
            hint={triesLeft === 1 ? "1 try left." : `${triesLeft} tries left.`}
            required
            {...form.field("reference")}
            autoComplete="off"
            maxLength={40}
          />
          <SubmitButton
            form={form}
            variant="secondary"
            className="min-h-9 justify-self-start px-3 py-1 text-sm"
          >
            Confirm account
          </SubmitButton>
        </AnsweredForm>
      )}
      <FormMessage form={form} className="mt-1" />
    </div>
  );
}
