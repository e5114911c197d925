import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/profile";
import { profileMessages } from "~/features/accounts/profile/messages";
import { PictureForm } from "~/features/accounts/profile/picture-form";
import { ConsentForm, EmergencyContactForm, PersonForm } from "~/features/accounts/profile/profile-forms";
import { ProfileCard, ProfilePage } from "~/features/accounts/profile/profile-page";
import { Badge } from "~/ui/badge";
import { servicesContext } from "~/context";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";
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
    return profileMessages().saved;
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = profileMessages().profile;
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/profile",
  });
}

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const { profile, isOperator } = loaderData;
  const { profile: m, verified, notVerified } = profileMessages();
  return (
    <ProfilePage title={m.title}>
      <ProfileCard id="picture" title={m.picture}>
        <PictureForm image={profile.image} name={profile.name} />
      </ProfileCard>
      <ProfileCard id="person" title={m.person}>
        <PersonForm profile={profile} />
      </ProfileCard>
      <ProfileCard id="e-mail" title={m.email}>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold wrap-anywhere">{profile.email}</span>
          {profile.emailVerified ? (
            <Badge tone="success">{verified}</Badge>
          ) : (
            <Badge tone="warning">{notVerified}</Badge>
          )}
        </p>
        <p className="mt-3">
          <Link to="/profile/security" className="font-semibold text-peacock underline">
            {profile.emailVerified ? m.changeEmail : m.verifyEmail}
          </Link>
        </p>
      </ProfileCard>
      {isOperator && (
        <ProfileCard id="companies" title={m.companies}>
          <Link
            to="/operator/memberships"
            reloadDocument={currentLanguage() !== defaultLanguage}
            className="font-semibold text-peacock underline"
          >
            {m.viewCompanies}
          </Link>
        </ProfileCard>
      )}
      <ProfileCard id="emergency-contact" title={m.emergencyContact} intro={m.emergencyIntro}>
        <EmergencyContactForm profile={profile} />
      </ProfileCard>
      <ProfileCard id="consent" title={m.newsletter} intro={m.newsletterIntro}>
        <ConsentForm profile={profile} />
      </ProfileCard>
    </ProfilePage>
  );
}
