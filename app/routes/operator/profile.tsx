import type { Route } from "./+types/profile";
import { AccountStatusBadge } from "~/office/page/account-status-badge";
import { Panel } from "~/office/page/panel";
import { OperatorForm, VerificationSteps } from "~/features/operators/office/operator/operator-form";
import { VerificationAnswer } from "~/features/operators/office/operator/verification-answer";
import { OperatorProfilePage } from "~/features/operators/office/operator/profile-page";
import { PictureForm } from "~/features/accounts/profile/picture-form";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { operatorOf, textOf } from "~/features/operators/office/operator/operator-of";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getOperatorProfile(viewer, operatorOf(url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const slug = textOf(form, "slug");
  return answerAction(form, async () => {
    const services = context.get(servicesContext);
    if (form.get("intent") === "answer") {
      await services.answerDecision(viewer, { slug, form });
      return "Sent. We'll review your company again.";
    }
    await services.updateOperatorProfile(viewer, { slug, form });
    return "Saved.";
  });
}

export function meta() {
  return backOfficeMeta("Company Profile");
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { operator, operators, steps, decisions } = loaderData;
  const { slug, companyName, logo, status } = operator;
  return (
    <OperatorProfilePage
      operator={operator}
      operators={operators}
      path="/operator/profile"
      intro="Travelers see your name, city and logo on your tour pages. The rest is only visible to us."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
        <Panel id="details" title="Details">
          <OperatorForm key={slug} operator={operator} />
          {status === "verified" && (
            <p className="mt-4 border-t border-line pt-3 text-sm text-muted">
              Your company stays verified and its tours on sale when you change these. We review a new name,
              address or number.
            </p>
          )}
        </Panel>
        <div className="grid gap-4 max-lg:order-first">
          <Panel id="verification" title="Verification">
            <p className="mb-3">
              <AccountStatusBadge status={status} />
            </p>
            <VerificationSteps steps={steps} />
            <VerificationAnswer operator={operator} decisions={decisions} />
          </Panel>
          <Panel id="logo" title="Logo">
            <PictureForm
              key={slug}
              image={logo}
              name={companyName}
              label="Logo"
              path={`/operator/profile/logo?company=${encodeURIComponent(slug)}`}
            />
          </Panel>
        </div>
      </div>
    </OperatorProfilePage>
  );
}
