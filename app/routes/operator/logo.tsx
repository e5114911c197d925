import { Link } from "react-router";
import type { Route } from "./+types/logo";
import { Panel } from "~/office/page/panel";
import { BackOfficePage } from "~/office/page/back-office-page";
import { PictureForm } from "~/features/accounts/profile/picture-form";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { operatorOf } from "~/features/operators/office/operator/operator-of";
import { answerPicture } from "~/features/accounts/profile/answer-picture";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { operator } = await context.get(servicesContext).getOperatorProfile(viewer, operatorOf(url));
  return { operator };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { operator } = await services.getOperatorProfile(viewer, operatorOf(url));
  const { slug } = operator;
  return answerPicture(request, {
    change: (form) => services.changeLogo(viewer, { slug, form, headers: request.headers }),
    remove: () => services.removeLogo(viewer, { slug }),
  });
}

export function meta() {
  return backOfficeMeta("Logo");
}

/** Page for sending a logo without JavaScript. */
export default function Logo({ loaderData: { operator } }: Route.ComponentProps) {
  const query = `?company=${encodeURIComponent(operator.slug)}`;
  return (
    <BackOfficePage title="Logo" intro={operator.companyName}>
      <Panel id="logo" title="Logo" className="mt-4 max-w-xl">
        <PictureForm
          image={operator.logo}
          name={operator.companyName}
          label="Logo"
          path={`/operator/profile/logo${query}`}
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
