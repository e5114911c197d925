import { useState } from "react";
import { useRevalidator } from "react-router";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { Button } from "~/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { deviceName } from "~/domain/accounts/device-name";
import { securityMessages } from "./messages";
import { SectionForm } from "./section-form";

interface PasskeysSectionProps {
  passkeys: { id: string; name: string | null; since: number | null }[];
}

/** The account's passkeys. */
export function PasskeysSection({ passkeys }: PasskeysSectionProps) {
  const form = useForm({ intent: "remove-passkey" });
  const m = securityMessages().passkeys;
  return (
    <ProfileCard id="passkeys" title={m.title} intro={m.intro}>
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, since }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p>
                <span className="font-semibold">{name ?? m.passkey}</span>
                {since !== null && m.added(formatInstantInIndia(since))}
              </p>
              <SectionForm form={form.of({ id })} submit={m.remove} variant="danger" note={null} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="font-semibold text-success empty:hidden">
        {form.notice}
      </p>
      <AddPasskey />
    </ProfileCard>
  );
}

function AddPasskey() {
  const m = securityMessages().passkeys;
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ isGood: boolean; text: string } | null>(null);
  if (!isHydrated) return <p className="text-muted">{m.needsScripts}</p>;
  if (!("PublicKeyCredential" in window)) return <p className="text-muted">{m.notSupported}</p>;

  async function add() {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const { addPasskey } = await import("~/features/accounts/sign-in/passkeys");
      const refusal = await addPasskey(deviceName(navigator.userAgent));
      setOutcome({ isGood: refusal === null, text: refusal ?? m.done });
      if (refusal === null) await revalidate();
    } catch {
      setOutcome({ isGood: false, text: m.failed });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => void add()}>
        {isBusy ? m.waiting : m.add}
      </Button>
      <p
        role="status"
        className={outcome?.isGood === false ? "font-semibold text-danger" : "font-semibold text-success"}
      >
        {outcome?.text}
      </p>
    </div>
  );
}
