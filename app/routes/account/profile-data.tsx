import { redirect } from "react-router";
import type { Route } from "./+types/profile-data";
import { DeleteAccount } from "~/features/accounts/profile/delete-account";
import { profileMessages } from "~/features/accounts/profile/messages";
import { ProfileCard, ProfilePage } from "~/features/accounts/profile/profile-page";
import { buttonClasses } from "~/ui/button";
import { NomineeForm } from "~/features/accounts/profile/nominee-form";
import { servicesContext } from "~/context";
import { nomineeSchema } from "~/domain/accounts/nominee";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerAction, answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return {
    canonical: new URL("/profile/data", url).href,
    email: viewer.email,
    deletion: await context.get(servicesContext).getAccountDeletion(viewer),
    nominee: await context.get(servicesContext).getNominee(viewer),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "nominee")
    return answerForm(form, nomineeSchema, async (nominee) => {
      await services.saveNominee(viewer, nominee);
      const m = profileMessages();
      return nominee.name === null ? m.removed : m.saved;
    });
  return answerAction(form, async () => {
    await services.deleteAccount(viewer, { form, headers: request.headers });
    // The session was deleted with the account; this clears the cookie.
    throw redirect("/goodbye", { headers: await services.signOut(request.headers) });
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = profileMessages().data;
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/profile/data",
  });
}

export default function ProfileData({ loaderData }: Route.ComponentProps) {
  const m = profileMessages().data;
  return (
    <ProfilePage title={m.title}>
      <ProfileCard id="download" title={m.download} intro={m.downloadIntro}>
        <a href="/profile/data.json" download className={buttonClasses("secondary")}>
          {m.download}
        </a>
      </ProfileCard>
      <ProfileCard id="nominee" title={m.nominee} intro={m.nomineeIntro}>
        <NomineeForm nominee={loaderData.nominee} />
      </ProfileCard>
      <ProfileCard id="delete" title={m.delete}>
        <DeleteAccount email={loaderData.email} deletion={loaderData.deletion} />
      </ProfileCard>
    </ProfilePage>
  );
}
