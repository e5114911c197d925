import { TourPicture } from "~/components/tours/tour-picture";
import type { TourLook } from "~/domain/tour-picture";
import { cn } from "~/lib/cn";

const pictureClasses = "absolute inset-0 -z-10 size-full object-cover";

// A drawing is calm where the words stand; of a photograph nobody knows.
const shades = {
  drawing:
    "from-night/90 via-night/60 to-night/35 md:from-night/85 md:via-night/65 md:to-night/20 lg:via-night/45 lg:to-transparent",
  photograph: "from-night/90 via-night/75 to-night/50 md:from-night/90 md:via-night/75 md:to-night/25",
};

/** A wide picture with a heading on it; the picture is calm on the left, where the words stand. */
export function Hero({
  picture,
  alt,
  className,
  transitionName,
  children,
}: {
  /** The address of a drawing, or the tour that is shown. */
  picture: string | TourLook;
  /** "" where the words beside the picture say it all. */
  alt: string;
  className?: string;
  /** What the picture was called on the page one came from, so that it can grow out of it. */
  transitionName?: string | undefined;
  children: React.ReactNode;
}) {
  const style = transitionName === undefined ? undefined : { viewTransitionName: transitionName };
  const isPhotograph = typeof picture !== "string" && picture.picture !== null;
  return (
    <section className="relative isolate overflow-hidden bg-night">
      {typeof picture === "string" ? (
        <img
          src={picture}
          alt={alt}
          width={1600}
          height={640}
          fetchPriority="high"
          style={style}
          className={cn(pictureClasses, "object-[68%_50%]")}
        />
      ) : (
        <TourPicture
          tour={picture}
          shape="hero"
          alt={alt}
          sizes="100vw"
          fetchPriority="high"
          style={style}
          className={cn(pictureClasses, !isPhotograph && "object-[68%_50%]")}
        />
      )}
      <div
        className={cn(
          "absolute inset-0 -z-10 bg-linear-to-t md:bg-linear-to-r",
          shades[isPhotograph ? "photograph" : "drawing"],
        )}
      />
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
