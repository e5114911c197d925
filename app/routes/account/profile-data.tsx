import { redirect } from "react-router";
import type { Route } from "./+types/profile-data";
import { DeleteAccount } from "~/features/accounts/profile/delete-account";
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
      return nominee.name === null ? "Removed" : "Saved";
    });
  return answerAction(form, async () => {
    await services.deleteAccount(viewer, { form, headers: request.headers });
    // The session was deleted with the account; this clears the cookie.
    throw redirect("/goodbye", { headers: await services.signOut(request.headers) });
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Your data",
    description: "Download your data, or delete your account.",
    canonical: loaderData?.canonical ?? "/profile/data",
  });
}

export default function ProfileData({ loaderData }: Route.ComponentProps) {
  return (
    <ProfilePage title="Your data">
      <ProfileCard
        id="download"
        title="Download your data"
        intro="All the data we store about you in one JSON file, without passwords and keys."
      >
        <a href="/profile/data.json" download className={buttonClasses("secondary")}>
          Download your data
        </a>
      </ProfileCard>
      <ProfileCard
        id="nominee"
        title="Your nominee"
        intro="A person who may use your rights over these data if you die or can’t. We contact them in that case only."
      >
        <NomineeForm nominee={loaderData.nominee} />
      </ProfileCard>
      <ProfileCard id="delete" title="Delete your account">
        <DeleteAccount email={loaderData.email} deletion={loaderData.deletion} />
      </ProfileCard>
    </ProfilePage>
  );
}
