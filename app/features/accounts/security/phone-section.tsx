import { Link } from "react-router";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { InputField } from "~/ui/field";
import { FormMessage } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { useForm } from "~/platform/forms/use-form";
import { securityMessages } from "./messages";
import { PresentPassword } from "./present-password";
import { SectionForm } from "./section-form";

interface PhoneSectionProps {
  phone: { number: string | null; isVerified: boolean; isCodeSent: boolean };
  hasPassword: boolean;
}

/** Verification of the account's phone by a code, after which codes sent to it sign in. */
export function PhoneSection({ phone: { number, isVerified, isCodeSent }, hasPassword }: PhoneSectionProps) {
  const send = useForm({ intent: "verify-phone" });
  const confirm = useForm({ intent: "confirm-phone" });
  const remove = useForm({ intent: "remove-phone" });
  const m = securityMessages();
  return (
    <ProfileCard id="phone" title={m.phone.title} intro={m.phone.intro}>
      <p className="flex flex-wrap items-center gap-3">
        {number !== null && <span className="font-semibold tabular-nums">{number}</span>}
        {number !== null && (
          <Badge tone={isVerified ? "success" : "warning"}>{isVerified ? m.verified : m.notVerified}</Badge>
        )}
        <Link to="/profile#person" className="py-1 font-semibold text-peacock underline underline-offset-4">
          {number === null ? m.phone.add : m.phone.change}
        </Link>
      </p>
      {isVerified && (
        <div className="mt-4">
          <SectionForm form={remove} submit={m.turnOff} variant="danger" note={null} />
        </div>
      )}
      {number !== null && !isVerified && (
        <div className="mt-4 grid gap-6">
          {isCodeSent && (
            <SectionForm form={confirm} submit={m.phone.verify} variant="primary" note={null}>
              <InputField
                required
                {...confirm.field("code")}
                label={m.sixDigitCode}
                inputMode="numeric"
                autoComplete="one-time-code"
                className="max-w-56"
              />
            </SectionForm>
          )}
          <SectionForm form={send} submit={isCodeSent ? m.phone.sendNewCode : m.phone.sendCode}>
            {hasPassword && <PresentPassword error={send.error} />}
          </SectionForm>
          {send.refused && !send.error("currentPassword") && <FormMessage form={send} />}
        </div>
      )}
      <p role="status" className="mt-4 font-semibold text-success empty:hidden">
        {confirm.notice ?? remove.notice}
      </p>
    </ProfileCard>
  );
}
