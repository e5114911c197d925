import { Check, Copy } from "lucide";
import { useState } from "react";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { Button } from "./button";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

/** Copies a text that the page shows. Absent without JavaScript. */
export function CopyButton({
  text,
  label,
  className,
}: {
  text: string;
  /** Name of the text, after "Copy". */
  label: string;
  className?: string;
}) {
  const m = uiMessages();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Clipboard access denied: the text can still be read.
      setCopied(false);
    }
  }

  return (
    <>
      {isHydrated && (
        <Button variant="secondary" className={className} onClick={() => void copy()}>
          <Icon icon={isCopied ? Check : Copy} className="size-5" />
          <span>{isCopied ? m.copied : m.copy(label)}</span>
        </Button>
      )}
      <p role="status" className="sr-only">
        {isCopied && m.copiedName(label)}
      </p>
    </>
  );
}
