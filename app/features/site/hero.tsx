import { cn } from "~/ui/cn";

/** A heading with a wide drawing beside it, or above it on phones. Nothing is laid over the drawing. */
export function Hero({
  picture,
  alt,
  className,
  children,
}: {
  /** URL of a drawing. */
  picture: string;
  /** "" if the text beside the picture is sufficient. */
  alt: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <section className="relative">
      {/* From the text's column to the right edge of the window. Drawings have their subject right of the middle. */}
      <img
        src={picture}
        alt={alt}
        width={1600}
        height={640}
        fetchPriority="high"
        className="h-52 w-full object-cover object-[75%_50%] sm:h-72 md:absolute md:inset-y-0 md:right-0 md:left-[calc(50%-3rem)] md:h-full md:w-[calc(50%+3rem)] md:rounded-bl-[3.5rem]"
      />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div
          className={cn(
            "flex flex-col items-start justify-center py-8 md:min-h-[24rem] md:w-[calc(50%-4.5rem)] md:py-12",
            className,
          )}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
