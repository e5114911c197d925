import { InputField } from "~/ui/field";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { Badge } from "~/ui/badge";
import { secretIn, type SecondFactorSetup } from "~/domain/accounts/security";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { PresentPassword } from "./present-password";
import { QrCode } from "./qr-code";
import { SectionForm } from "./section-form";

interface TwoStepSectionProps {
  isOn: boolean;
  hasPassword: boolean;
}

/** Setup, confirmation and removal of two-step verification with an authenticator app. */
export function TwoStepSection({ isOn, hasPassword }: TwoStepSectionProps) {
  const begin = useForm<SecondFactorSetup>({ intent: "begin-two-step" });
  const confirm = useForm<SecondFactorSetup>({ intent: "confirm-two-step" });
  const end = useForm({ intent: "end-two-step" });
  const setup = isOn ? null : (confirm.answer?.result ?? begin.answer?.result ?? null);
  return (
    <ProfileCard
      id="two-step"
      title="Two-step verification"
      intro="Adds a code from an authenticator app, so that your password alone is not enough to sign in."
    >
      <p role="status" className="mb-4">
        <span className="sr-only">Two-step verification is </span>
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
      </p>
      {!hasPassword && !isOn && <p>Two-step verification needs a password; you sign in without one.</p>}
      {isOn && (
        <SectionForm form={end} submit="Turn off" variant="danger">
          <PresentPassword error={end.error} />
        </SectionForm>
      )}
      {!isOn && hasPassword && setup === null && (
        <SectionForm form={begin} submit="Set up">
          <PresentPassword error={begin.error} />
        </SectionForm>
      )}
      {setup && <SetUp setup={setup} form={confirm} />}
    </ProfileCard>
  );
}

function SetUp({ setup, form }: { setup: SecondFactorSetup; form: FormState<unknown> }) {
  const { uri, backupCodes } = setup;
  return (
    <ol className="grid list-decimal gap-8 pl-5 marker:font-semibold">
      <li className="pl-2">
        <p className="font-semibold">Scan this with your authenticator app</p>
        <div className="mt-3 flex flex-wrap items-start gap-6">
          <QrCode text={uri} label="QR code for an authenticator app" />
          <div className="min-w-52 flex-1">
            <p className="text-muted">Or type this key into it:</p>
            <code className="mt-1 block font-mono text-lg break-words">{secretIn(uri)}</code>
          </div>
        </div>
      </li>
      <li className="pl-2">
        <p className="font-semibold">Save these backup codes</p>
        <p className="text-muted">
          Each works once if your phone is lost. They are shown now and never again: print them or write them
          down.
        </p>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono sm:grid-cols-3">
          {backupCodes.map((code) => (
            <li translate="no" key={code}>
              {code}
            </li>
          ))}
        </ul>
      </li>
      <li className="pl-2">
        <p className="font-semibold">Enter the code your app shows</p>
        <div className="mt-3">
          <SectionForm form={form} submit="Turn on" variant="primary">
            <input type="hidden" name="uri" value={uri} />
            <input type="hidden" name="backupCodes" value={backupCodes.join(" ")} />
            <InputField
              required
              name="code"
              label="Six-digit code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={form.error("code")}
              className="max-w-56"
            />
          </SectionForm>
        </div>
      </li>
    </ol>
  );
}
