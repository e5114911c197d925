import { InputField } from "~/ui/field";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { Badge } from "~/ui/badge";
import { secretIn, type SecondFactorSetup } from "~/domain/accounts/security";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { securityMessages } from "./messages";
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
  const { twoStep: m, turnOff } = securityMessages();
  return (
    <ProfileCard id="two-step" title={m.title} intro={m.intro}>
      <p role="status" className="mb-4">
        <span className="sr-only">{m.is}</span>
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? m.on : m.off}</Badge>
      </p>
      {!hasPassword && !isOn && <p>{m.needsPassword}</p>}
      {isOn && (
        <SectionForm form={end} submit={turnOff} variant="danger">
          <PresentPassword error={end.error} />
        </SectionForm>
      )}
      {!isOn && hasPassword && setup === null && (
        <SectionForm form={begin} submit={m.setUp}>
          <PresentPassword error={begin.error} />
        </SectionForm>
      )}
      {setup && <SetUp setup={setup} form={confirm} />}
    </ProfileCard>
  );
}

function SetUp({ setup, form }: { setup: SecondFactorSetup; form: FormState<unknown> }) {
  const { uri, backupCodes } = setup;
  const { twoStep: m, sixDigitCode } = securityMessages();
  return (
    <ol className="grid list-decimal gap-8 pl-5 marker:font-semibold">
      <li className="pl-2">
        <p className="font-semibold">{m.scan}</p>
        <div className="mt-3 flex flex-wrap items-start gap-6">
          <QrCode text={uri} label={m.qrCode} />
          <div className="min-w-52 flex-1">
            <p className="text-muted">{m.orType}</p>
            <code className="mt-1 block font-mono text-lg break-words">{secretIn(uri)}</code>
          </div>
        </div>
      </li>
      <li className="pl-2">
        <p className="font-semibold">{m.saveCodes}</p>
        <p className="text-muted">{m.codesHint}</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono sm:grid-cols-3">
          {backupCodes.map((code) => (
            <li translate="no" key={code}>
              {code}
            </li>
          ))}
        </ul>
      </li>
      <li className="pl-2">
        <p className="font-semibold">{m.enterCode}</p>
        <div className="mt-3">
          <SectionForm form={form} submit={m.turnOn} variant="primary">
            <input type="hidden" name="uri" value={uri} />
            <input type="hidden" name="backupCodes" value={backupCodes.join(" ")} />
            <InputField
              required
              name="code"
              label={sixDigitCode}
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
