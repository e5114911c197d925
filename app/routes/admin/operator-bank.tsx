import { Link } from "react-router";
import type { Route } from "./+types/operator-bank";
import { OperatorBank } from "~/features/operators/office/admin/operator-bank";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getOperatorBank(viewer, params.slug);
}

export async function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  return answerAction(form, async () => {
    if (form.get("intent") === "transfer") {
      await context.get(servicesContext).recordTransfer(viewer, { slug, form });
      return { message: "Recorded. The owner is mailed to enter the reference." };
    }
    const { number } = await context.get(servicesContext).revealBankAccount(viewer, { slug });
    return { result: number };
  });
}

export function meta() {
  return backOfficeMeta("Bank account");
}

/** An operator's bank account on its own page, which also reveals the whole number without JavaScript. */
export default function OperatorBankPage({ loaderData }: Route.ComponentProps) {
  const { slug, companyName, bank } = loaderData;
  return (
    <BackOfficePage
      title="Bank account"
      intro={
        <Link to={`/admin/operators/${slug}`} className="text-peacock underline underline-offset-4">
          {companyName}
        </Link>
      }
    >
      <div className="mt-4 max-w-md">
        <OperatorBank slug={slug} bank={bank} />
      </div>
    </BackOfficePage>
  );
}
