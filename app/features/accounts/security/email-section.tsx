import { InputField } from "~/ui/field";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { Badge } from "~/ui/badge";
import { useForm } from "~/platform/forms/use-form";
import { securityMessages } from "./messages";
import { PresentPassword } from "./present-password";
import { SectionForm } from "./section-form";

interface EmailSectionProps {
  email: string;
  isVerified: boolean;
  hasPassword: boolean;
}

/** E-mail address, its verification, and the form to change it. */
export function EmailSection({ email, isVerified, hasPassword }: EmailSectionProps) {
  const verify = useForm({ intent: "verify-email" });
  const change = useForm({ intent: "change-email" });
  const { email: m, verified, notVerified } = securityMessages();
  return (
    <ProfileCard id="e-mail" title={m.title}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <Badge tone={isVerified ? "success" : "warning"}>{isVerified ? verified : notVerified}</Badge>
      </p>
      {!isVerified && (
        <div className="mt-4 grid gap-3">
          <p className="text-muted">{m.confirm}</p>
          <SectionForm form={verify} submit={m.sendAgain} />
        </div>
      )}
      {hasPassword && (
        <details className="group mt-4" open={change.refused ? true : undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4">
            {m.change}
          </summary>
          <div className="mt-3 grid gap-4">
            <p className="text-muted">{m.changeHint}</p>
            <SectionForm form={change} submit={m.sendLink}>
              <InputField
                required
                {...change.field("email")}
                type="email"
                label={m.newEmail}
                autoComplete="email"
              />
              <PresentPassword error={change.error} />
            </SectionForm>
          </div>
        </details>
      )}
    </ProfileCard>
  );
}
