import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/profile";
import { PictureForm } from "~/features/accounts/profile/picture-form";
import { ConsentForm, EmergencyContactForm, PersonForm } from "~/features/accounts/profile/profile-forms";
import { ProfileCard, ProfilePage } from "~/features/accounts/profile/profile-page";
import { Badge } from "~/ui/badge";
import { servicesContext } from "~/context";
import { profileIntents } from "~/domain/accounts/profile";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireViewer } from "~/middleware/require-viewer";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return {
    canonical: new URL("/profile", url).href,
    profile: await context.get(servicesContext).getProfile(viewer),
    isOperator: viewer.role === "tour_operator",
  };
}

const requestSchema = z.object({ intent: z.enum(profileIntents) });

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const form = await readForm(request);
  return answerForm(form, requestSchema, async ({ intent }) => {
    await context.get(servicesContext).updateProfile(viewer, { intent, form });
    return "Saved";
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Your profile",
    description: "Your name, picture and contacts.",
    canonical: loaderData?.canonical ?? "/profile",
  });
}

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const { profile, isOperator } = loaderData;
  return (
    <ProfilePage title="Your profile">
      <ProfileCard id="picture" title="Picture">
        <PictureForm image={profile.image} name={profile.name} />
      </ProfileCard>
      <ProfileCard id="person" title="Name and phone">
        <PersonForm profile={profile} />
      </ProfileCard>
      <ProfileCard id="e-mail" title="E-mail">
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold wrap-anywhere">{profile.email}</span>
          {profile.emailVerified ? (
            <Badge tone="success">Verified</Badge>
          ) : (
            <Badge tone="warning">Not verified yet</Badge>
          )}
        </p>
        <p className="mt-3">
          <Link to="/profile/security" className="font-semibold text-peacock underline">
            {profile.emailVerified ? "Change your e-mail address" : "Verify or change your e-mail address"}
          </Link>
        </p>
      </ProfileCard>
      {isOperator && (
        <ProfileCard id="companies" title="Companies">
          <Link to="/operator/memberships" className="font-semibold text-peacock underline">
            View or leave the companies you work for
          </Link>
        </ProfileCard>
      )}
      <ProfileCard
        id="emergency-contact"
        title="Emergency contact"
        intro="The operator can call this person while you travel. You can change it for each booking."
      >
        <EmergencyContactForm profile={profile} />
      </ProfileCard>
      <ProfileCard
        id="consent"
        title="Newsletter"
        intro="Optional; unsubscribe at any time. E-mails about your bookings and account are sent either way."
      >
        <ConsentForm profile={profile} />
      </ProfileCard>
    </ProfilePage>
  );
}
