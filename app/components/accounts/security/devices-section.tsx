import { ProfileCard } from "~/components/accounts/profile/profile-page";
import { Badge } from "~/components/ui/badge";
import type { SecurityAnswer } from "~/domain/accounts/security";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { deviceName } from "~/lib/accounts/device-name";
import type { SignedInDevice } from "../../../../worker/accounts/sessions";
import { SectionForm } from "./section-form";

/** Active sessions of the account, with sign-out buttons. */
export function DevicesSection({
  devices,
  answer,
}: {
  devices: SignedInDevice[];
  answer: SecurityAnswer | undefined;
}) {
  return (
    <ProfileCard
      id="devices"
      title="Where you are signed in"
      intro="Devices are signed out after a week without use, and after 30 days in any case."
    >
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {deviceName(device.userAgent)}
                {device.isThisOne && <Badge tone="good">This device</Badge>}
              </p>
              <p className="text-sm text-muted">
                Since {formatInstantInIndia(device.since)}
                {device.ipAddress && `, from ${device.ipAddress}`}
              </p>
            </div>
            {!device.isThisOne && (
              <SectionForm intent="sign-out-device" answer={undefined} submit="Sign out">
                <input type="hidden" name="id" value={device.id} />
              </SectionForm>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 font-semibold text-good empty:hidden">
        {answer?.intent === "sign-out-device" && answer.done}
      </p>
      {devices.length > 1 && (
        <div className="mt-5">
          <SectionForm
            intent="sign-out-others"
            answer={answer}
            submit="Sign out everywhere else"
            look="danger"
          />
        </div>
      )}
    </ProfileCard>
  );
}
