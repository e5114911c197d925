import { useState } from "react";
import { useRevalidator } from "react-router";
import { Exact } from "~/ui/exact";
import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { Button } from "~/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { deviceName } from "~/domain/accounts/device-name";
import { SectionForm } from "./section-form";

interface PasskeysSectionProps {
  passkeys: { id: string; name: string | null; since: number | null }[];
}

/** The account's passkeys. */
export function PasskeysSection({ passkeys }: PasskeysSectionProps) {
  const form = useForm({ intent: "remove-passkey" });
  return (
    <ProfileCard
      id="passkeys"
      title="Passkeys"
      intro="Sign in with your fingerprint, your face or your device's PIN instead of a password. A passkey can't be guessed or phished."
    >
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, since }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p>
                <span className="font-semibold">{name ?? "Passkey"}</span>
                {since !== null && (
                  <span className="block text-sm text-muted">
                    Added <Exact>{formatInstantInIndia(since)}</Exact>
                  </span>
                )}
              </p>
              <SectionForm form={form.of({ id })} submit="Remove" variant="danger" note={null} />
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
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ isGood: boolean; text: string } | null>(null);
  if (!isHydrated) return <p className="text-muted">Adding a passkey needs JavaScript.</p>;
  if (!("PublicKeyCredential" in window))
    return <p className="text-muted">This browser doesn't support passkeys.</p>;

  async function add() {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const { addPasskey } = await import("~/features/accounts/sign-in/passkeys");
      const refusal = await addPasskey(deviceName(navigator.userAgent));
      setOutcome({ isGood: refusal === null, text: refusal ?? "Passkey added" });
      if (refusal === null) await revalidate();
    } catch {
      setOutcome({ isGood: false, text: "That didn't work. Please try again." });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => void add()}>
        {isBusy ? "Waiting for your device …" : "Add a passkey"}
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
