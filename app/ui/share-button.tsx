import { Check, Share2 } from "lucide";
import { useState } from "react";
import { useIsPreview } from "~/platform/pages/use-preview";
import { cn } from "./cn";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { linkCopied, shareLink } from "~/platform/browser/share-link";
import { buttonClasses, type ButtonVariant } from "./button";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

/**
 * Shares one of our pages through the device's share sheet. Browsers without one copy the link, which the button then
 * confirms until the page is left. Invisible without JavaScript.
 */
export function ShareButton({
  path,
  title,
  label = uiMessages().share,
  variant = "secondary",
  isRound = false,
  className,
}: {
  /** Path of the shared page, which is shared in the language of this one. */
  path: string;
  /** Title of the shared page, for the share sheet. */
  title: string;
  /** Text of the button. */
  label?: string;
  variant?: ButtonVariant;
  /** True on a picture, where the button is an icon. */
  isRound?: boolean;
  className?: string;
}) {
  const isPreview = useIsPreview();
  const m = uiMessages();
  const [note, setNote] = useState("");
  const isCopied = note === linkCopied();
  const icon = isCopied ? Check : Share2;
  return (
    <>
      <button
        type="button"
        data-slot="share-button"
        className={cn(
          isRound
            ? "grid size-11 place-items-center rounded-full bg-card/95 text-ink card-shadow transition-transform duration-150 hover:scale-[1.05] active:scale-[0.9]"
            : buttonClasses(variant),
          "print:hidden",
          isPreview ? "invisible" : "noscript:invisible",
          className,
        )}
        onClick={() => {
          const url = new URL(pathIn(currentLanguage(), path), window.location.href).href;
          void shareLink({ title, url }).then(setNote);
        }}
      >
        <Icon icon={icon} className="size-4 shrink-0" />
        <span aria-live="polite" className={cn(isRound && "sr-only")}>
          {isCopied ? m.linkCopied : isRound ? m.shareTitle(label, title) : label}
        </span>
      </button>
      {note !== "" && !isCopied && (
        <p role="alert" className="basis-full rounded-control bg-card p-1 text-sm wrap-anywhere text-muted">
          {note}
        </p>
      )}
    </>
  );
}
