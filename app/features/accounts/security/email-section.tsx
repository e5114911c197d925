import { InputField } from "~/ui/field";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { Badge } from "~/ui/badge";
import { useForm } from "~/platform/forms/use-form";
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
  return (
    <ProfileCard id="e-mail" title="E-mail">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <Badge tone={isVerified ? "success" : "warning"}>
          {isVerified ? "Verified" : "Not verified yet"}
        </Badge>
      </p>
      {!isVerified && (
        <div className="mt-4 grid gap-3">
          <p className="text-muted">
            Confirm it with the link in our mail, and bookings you made with it as a guest appear here.
          </p>
          <SectionForm form={verify} submit="Send link again" />
        </div>
      )}
      {hasPassword && (
        <details className="group mt-4" open={change.refused ? true : undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4">
            Change address
          </summary>
          <div className="mt-3 grid gap-4">
            <p className="text-muted">
              We send a link to the new address. The old one stays until you open it.
            </p>
            <SectionForm form={change} submit="Send link">
              <InputField
                required
                {...change.field("email")}
                type="email"
                label="New e-mail address"
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
