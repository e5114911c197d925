import { Info } from "lucide";
import { useId } from "react";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

/**
 * An info button whose text opens beside it, without JavaScript too. Browsers without popovers show it in the middle while the button has the
 * focus or the pointer. @param about completes its name: "About {about}" */
export function InfoButton({
  about,
  className,
  children,
}: {
  about: string;
  className?: string;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-describedby={id}
        className={cn(
          "peer inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-muted hover:bg-sunken hover:text-ink print:hidden",
          className,
        )}
      >
        <Icon icon={Info} className="size-3.5" />
        <span className="sr-only">{`About ${about}`}</span>
      </button>
      <span
        id={id}
        popover="auto"
        data-slot="info"
        className={cn(
          "max-w-[min(22rem,calc(100vw-1rem))] rounded-card border border-line bg-card p-3 text-left text-sm leading-snug font-normal text-ink float-shadow",
          "no-popover:pointer-events-none no-popover:fixed no-popover:inset-0 no-popover:z-50 no-popover:hidden no-popover:h-fit no-popover:w-fit no-popover:peer-hover:block no-popover:peer-focus:block",
          "m-auto supports-[position-area:bottom]:m-1 supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block]",
        )}
      >
        {children}
      </span>
    </>
  );
}
