import { Check, Copy } from "lucide";
import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { Icon } from "~/ui/icon";

/** Code that identifies an applicant to the approving admin, large enough to be read out on the phone. */
export function RequestCode({ code }: { code: string }) {
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const icon = isCopied ? Check : Copy;

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Clipboard access denied: the code can still be read.
      setCopied(false);
    }
  }

  return (
    <div className="w-full rounded-card border border-line bg-sunken p-5 text-center">
      <p className="text-sm font-semibold text-muted">Your admin code</p>
      <p
        translate="no"
        className="mt-1 font-sans text-3xl font-semibold [letter-spacing:0.12em] break-all tabular-nums"
      >
        {code}
      </p>
      {isHydrated && (
        <Button variant="secondary" className="mt-3" onClick={() => void copy()}>
          <Icon icon={icon} className="size-5" />
          <span>{isCopied ? "Copied" : "Copy code"}</span>
        </Button>
      )}
      <p role="status" className="sr-only">
        {isCopied && "Code copied."}
      </p>
    </div>
  );
}
