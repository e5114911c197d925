import { cn } from "~/lib/cn";

/** A wide picture with a heading on it; the picture is calm on the left, where the words stand. */
export function Hero({
  picture,
  alt,
  className,
  transitionName,
  children,
}: {
  picture: string;
  /** "" where the words beside the picture say it all. */
  alt: string;
  className?: string;
  /** What the picture was called on the page one came from, so that it can grow out of it. */
  transitionName?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <section className="relative isolate overflow-hidden bg-night">
      <img
        src={picture}
        alt={alt}
        width={1600}
        height={640}
        fetchPriority="high"
        style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
        className="absolute inset-0 -z-10 size-full object-cover object-[68%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/90 via-night/60 to-night/35 md:bg-linear-to-r md:from-night/85 md:via-night/65 md:to-night/20 lg:via-night/45 lg:to-transparent" />
      <div
        className={cn(
          "mx-auto flex min-h-[22rem] max-w-7xl flex-col items-start justify-end px-4 py-10 text-on-night sm:px-6 md:min-h-[28rem]",
          className,
        )}
      >
        {children}
      </div>
    </section>
  );
}
