import { Link } from "react-router";
import type { Route } from "./+types/profile-avatar";
import { profileMessages } from "~/features/accounts/profile/messages";
import { PictureForm } from "~/features/accounts/profile/picture-form";
import { ProfileCard, ProfilePage } from "~/features/accounts/profile/profile-page";
import { servicesContext } from "~/context";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerPicture } from "~/features/accounts/profile/answer-picture";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const { image, name } = await context.get(servicesContext).getProfile(viewer);
  return { canonical: new URL("/profile/avatar", url).href, image, name };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  return answerPicture(request, {
    change: (form) => services.changeAvatar(viewer, { form, headers: request.headers }),
    remove: () => services.removeAvatar(viewer),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = profileMessages().picture;
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/profile/avatar",
  });
}

/** Page for sending a picture without JavaScript. */
export default function ProfileAvatar({ loaderData }: Route.ComponentProps) {
  const { picture: m, profile } = profileMessages();
  return (
    <ProfilePage title={m.title}>
      <ProfileCard id="picture" title={profile.picture}>
        <PictureForm image={loaderData.image} name={loaderData.name} />
        <Link to="/profile" className="mt-5 inline-block font-semibold text-peacock underline">
          {m.back}
        </Link>
      </ProfileCard>
    </ProfilePage>
  );
}
