import { ChevronDown } from "lucide";
import { cn } from "./cn";
import { Icon } from "./icon";

/** A section that opens at its heading, and is open on paper. */
export function Fold({
  id,
  title,
  hint,
  className,
  children,
}: {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Teaser of the content, in a few words. */
  hint?: string | undefined;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={cn("border-t border-line last:border-b", className)}>
      <details className="fold group">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 sm:py-4 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="text-xl group-hover:text-vermilion sm:text-2xl">
            {title}
          </h2>
          <Icon
            icon={ChevronDown}
            className="row-span-2 size-6 text-peacock transition-transform duration-150 group-open:rotate-180 print:hidden"
          />
          {hint !== undefined && (
            <span className="mt-0.5 block truncate text-sm text-muted group-open:hidden max-sm:hidden">
              {hint}
            </span>
          )}
        </summary>
        <div className="pb-8">{children}</div>
      </details>
    </section>
  );
}
