import { data, Link } from "react-router";
import type { Route } from "./+types/logo";
import { Panel } from "~/components/back-office/panel";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { PictureForm } from "~/components/accounts/profile/picture-form";
import type { PictureResult } from "~/components/accounts/profile/picture-form";
import { servicesContext } from "~/context";
import { avatarLimits, maxFormBytes } from "~/domain/tour-pictures/picture";
import type { PictureRefusal } from "~/domain/tour-pictures/picture";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { companyOf } from "~/lib/operators/company-of";
import { readUpload } from "~/lib/forms/read-upload";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { company } = await context.get(servicesContext).getOwnCompany(viewer, companyOf(url));
  return { company };
}

const statuses: Partial<Record<PictureRefusal, number>> = { too_large: 413, too_often: 429 };

function refused(reason: PictureRefusal) {
  return data<PictureResult>({ reason, note: null }, { status: statuses[reason] ?? 400 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { company } = await services.getOwnCompany(viewer, companyOf(url));
  const form = await readUpload(request, maxFormBytes(avatarLimits));
  if (!form) return refused("too_large");
  const { slug } = company;
  if (form.get("intent") === "remove") {
    await services.removeLogo(viewer, { slug });
    return data<PictureResult>({ reason: null, note: "Removed" });
  }
  const result = await services.changeLogo(viewer, { slug, form, headers: request.headers });
  return result.ok ? data<PictureResult>({ reason: null, note: "Saved" }) : refused(result.reason);
}

export function meta() {
  return backOfficeMeta("Logo");
}

/** Page for sending a logo without JavaScript. */
export default function Logo({ loaderData: { company }, actionData }: Route.ComponentProps) {
  const query = `?company=${encodeURIComponent(company.slug)}`;
  return (
    <BackOfficePage title="Logo" intro={company.companyName}>
      <Panel id="logo" title="Logo" className="mt-4 max-w-xl">
        <PictureForm
          image={company.logo}
          name={company.companyName}
          label="Logo"
          path={`/operator/profile/logo${query}`}
          result={actionData}
        />
        <Link
          to={`/operator/profile${query}`}
          className="mt-4 inline-block font-semibold text-peacock underline"
        >
          Back to the company profile
        </Link>
      </Panel>
    </BackOfficePage>
  );
}
