import { data, Link } from "react-router";
import type { Route } from "./+types/company-bank";
import { CompanyBank } from "~/components/admin/operators/company-bank";
import type { RevealedNumber } from "~/components/admin/operators/company-bank";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const page = context.get(servicesContext).getCompanyPage(viewer, params.slug);
  const { company, bank } = await page;
  return { slug: company.slug, companyName: company.companyName, bank };
}

export async function action({ context, params: { slug }, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  try {
    const { number } = await context.get(servicesContext).revealBankAccount(viewer, { slug });
    return data<RevealedNumber>({ number, problem: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<RevealedNumber>({ number: null, problem: error.message }, { status: error.status });
  }
}

export function meta() {
  return backOfficeMeta("Bank account");
}

/** An operator's bank account on its own page, which also reveals the whole number without JavaScript. */
export default function CompanyBankPage({ loaderData, actionData }: Route.ComponentProps) {
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
        <CompanyBank slug={slug} bank={bank} posted={actionData} />
      </div>
    </BackOfficePage>
  );
}
