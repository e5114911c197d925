import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { Badge } from "~/ui/badge";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import { deviceName } from "~/domain/accounts/device-name";
import type { SignedInDevice } from "../../../../worker/accounts/sessions";
import { securityMessages } from "./messages";
import { SectionForm } from "./section-form";

/** Active sessions of the account, with sign-out buttons. */
export function DevicesSection({ devices }: { devices: SignedInDevice[] }) {
  const one = useForm({ intent: "sign-out-device" });
  const others = useForm({ intent: "sign-out-others" });
  const m = securityMessages().devices;
  return (
    <ProfileCard id="devices" title={m.title} intro={m.intro}>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <span>{deviceName(device.userAgent)}</span>
                {device.isThisOne && <Badge tone="success">{m.thisOne}</Badge>}
              </p>
              {m.since(formatInstantInIndia(device.since), device.ipAddress)}
            </div>
            {!device.isThisOne && (
              <SectionForm form={one.of({ id: device.id })} submit={m.signOut} note={null} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 font-semibold text-success empty:hidden">
        {one.notice}
      </p>
      {devices.length > 1 && (
        <div className="mt-5">
          <SectionForm form={others} submit={m.signOutElsewhere} variant="danger" />
        </div>
      )}
    </ProfileCard>
  );
}
