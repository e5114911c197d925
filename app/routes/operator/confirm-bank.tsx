import { Link } from "react-router";
import type { Route } from "./+types/confirm-bank";
import { Panel } from "~/office/page/panel";
import { ShownAccount } from "~/features/operators/office/shown-account";
import { BackOfficePage } from "~/office/page/back-office-page";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { textOf } from "~/features/operators/office/operator/operator-of";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

/** Opening the link confirms nothing: mail scanners open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const token = url.searchParams.get("token")?.slice(0, 200) ?? "";
  return {
    token,
    change: await context.get(servicesContext).getBankChange(viewer, token),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  return answerAction(form, async () => {
    const isDone = await context.get(servicesContext).confirmBankChange(viewer, textOf(form, "token"));
    if (!isDone) throw new AppError("illegal_transition", "This link is no longer valid.");
  });
}

export function meta() {
  return backOfficeMeta("Confirm the bank account");
}

export default function ConfirmBank({ loaderData: { token, change } }: Route.ComponentProps) {
  const form = useForm({ token });
  const isDone = form.answer?.isDone ?? false;
  return (
    <BackOfficePage title="Confirm the bank account">
      <div role="status" className="mt-4 max-w-xl">
        {isDone && (
          <Panel id="done" title="Account changed">
            <p>Your payouts now go to this account. We've sent you a confirmation e-mail.</p>
          </Panel>
        )}
        {!isDone && change === null && (
          <Panel id="dead" title="This link is no longer valid">
            <p>
              Links work once and for one day, and only the latest one is valid. The account may already be
              changed.
            </p>
          </Panel>
        )}
      </div>
      {!isDone && change !== null && (
        <Panel id="change" title={change.companyName} className="max-w-xl">
          <ShownAccount account={change} />
          <p className="mt-3">
            Your payouts will go to this account. If you don't recognize it, close this page.
          </p>
          <AnsweredForm form={form} className="mt-4">
            <SubmitButton form={form} busy="Saving…">
              Use this account
            </SubmitButton>
            <FormMessage form={form} className="mt-2" />
          </AnsweredForm>
        </Panel>
      )}
      <p className="mt-5">
        <Link to="/operator/profile/bank" className={buttonClasses("secondary")}>
          Bank details
        </Link>
      </p>
    </BackOfficePage>
  );
}
