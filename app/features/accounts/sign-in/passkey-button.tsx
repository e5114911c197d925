import { KeyRound } from "lucide";
import { useState } from "react";
import { Button } from "~/ui/button";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { Icon } from "~/ui/icon";
import { withNext } from "./auth-addresses";
import { signInMessages } from "./messages";

/** Sign-in with a passkey, in browsers that support it. Its code is loaded on click. */
export function PasskeyButton({ next }: { next: string | null }) {
  const m = signInMessages().passkey;
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Keeps the button's place, so that the form below does not jump.
  if (!isHydrated) return <div aria-hidden className="h-11 [@media(scripting:none)]:hidden" />;
  if (!("PublicKeyCredential" in window)) return null;

  async function press() {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { signInWithPasskey } = await import("./passkeys");
      const refused = await signInWithPasskey();
      setRefusal(refused);
      // The login page redirects by role.
      if (refused === null) window.location.assign(pathIn(currentLanguage(), withNext("/login", next)));
    } catch {
      setRefusal(m.failed);
    }
    setBusy(false);
  }

  return (
    <div>
      <Button
        variant="secondary"
        className="w-full"
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        <Icon icon={KeyRound} className="size-5 text-peacock" />
        <span>{isBusy ? m.waiting : m.signIn}</span>
      </Button>
      <p role="alert" className="mt-1 text-sm font-semibold text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
