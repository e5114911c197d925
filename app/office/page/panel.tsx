import { cn } from "~/ui/cn";

/** A titled section of a back-office page. */
export function Panel({
  id,
  title,
  className,
  children,
}: {
  /** Anchor for links from other pages. */
  id: string;
  title: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn("scroll-mt-4 rounded-card border border-line bg-card p-4", className)}
    >
      <h2 id={`${id}-title`} className="font-sans text-base font-semibold">
        {title}
      </h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}
