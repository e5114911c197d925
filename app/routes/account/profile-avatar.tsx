import { data, Link } from "react-router";
import type { Route } from "./+types/profile-avatar";
import { PictureForm } from "~/components/accounts/profile/picture-form";
import type { PictureResult } from "~/components/accounts/profile/picture-form";
import { ProfileCard, ProfilePage } from "~/components/accounts/profile/profile-page";
import { servicesContext } from "~/context";
import { avatarLimits, maxFormBytes } from "~/domain/tour-pictures/picture";
import type { PictureRefusal } from "~/domain/tour-pictures/picture";
import { pageMeta } from "~/lib/pages/page-meta";
import { readUpload } from "~/lib/forms/read-upload";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { image, name } = await context.get(servicesContext).getProfile(viewer);
  return { canonical: new URL("/profile/avatar", url).href, image, name };
}

const statuses: Partial<Record<PictureRefusal, number>> = { too_large: 413, too_often: 429 };

function refused(reason: PictureRefusal) {
  return data<PictureResult>({ reason, note: null }, { status: statuses[reason] ?? 400 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const form = await readUpload(request, maxFormBytes(avatarLimits));
  if (!form) return refused("too_large");
  if (form.get("intent") === "remove") {
    await services.removeAvatar(viewer);
    return data<PictureResult>({ reason: null, note: "Removed" });
  }
  const result = await services.changeAvatar(viewer, { form, headers: request.headers });
  return result.ok ? data<PictureResult>({ reason: null, note: "Saved" }) : refused(result.reason);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Your picture",
    description: "The picture shown next to your name.",
    canonical: loaderData?.canonical ?? "/profile/avatar",
  });
}

/** Page for sending a picture without JavaScript. */
export default function ProfileAvatar({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProfilePage title="Your picture">
      <ProfileCard id="picture" title="Picture">
        <PictureForm image={loaderData.image} name={loaderData.name} result={actionData} />
        <Link to="/profile" className="mt-5 inline-block font-semibold text-peacock underline">
          Back to your profile
        </Link>
      </ProfileCard>
    </ProfilePage>
  );
}
