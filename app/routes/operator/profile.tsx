import { data } from "react-router";
import type { Route } from "./+types/profile";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { CompanyForm } from "~/components/operator/company-form";
import type { CompanyFormResult } from "~/components/operator/company-form";
import { servicesContext } from "~/context";
import { companyFieldNames } from "~/domain/company";
import { AppError } from "~/domain/errors";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { readForm } from "~/lib/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return { companies: await context.get(servicesContext).listOwnCompanies(viewer) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const slug = text("slug");
  try {
    const result = await context.get(servicesContext).updateOwnCompany(viewer, { slug, form });
    if (result.ok) return data<CompanyFormResult>({ slug, isSaved: true });
    const values = Object.fromEntries(companyFieldNames.map((name) => [name, text(name)]));
    return data<CompanyFormResult>({ slug, isSaved: false, errors: result.errors, values }, { status: 422 });
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: error.status });
    throw error;
  }
}

export function meta() {
  return backOfficeMeta("Company Profile");
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Company Profile"
      intro="Travelers see the name and the city on the pages of your tours. Registration number and address are for us."
    >
      <div className="mt-4 grid max-w-2xl gap-6">
        {loaderData.companies.map((company) => (
          <CompanyForm
            key={company.slug}
            company={company}
            result={actionData?.slug === company.slug ? actionData : null}
          />
        ))}
      </div>
    </BackOfficePage>
  );
}
