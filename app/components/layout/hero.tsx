import { TourPicture } from "~/components/tours/tour-picture";
import type { CoverImage } from "~/domain/tours/tour-schema";
import { cn } from "~/lib/cn";

const pictureClasses = "absolute inset-0 -z-10 size-full object-cover";

// Drawings are calm behind the text; photographs may not be, so they are shaded more.
const shades = {
  drawing:
    "from-night/90 via-night/60 to-night/35 md:from-night/85 md:via-night/65 md:to-night/20 lg:via-night/45 lg:to-transparent",
  photograph: "from-night/90 via-night/75 to-night/50 md:from-night/90 md:via-night/75 md:to-night/25",
};

/** A wide picture with a heading on its left. */
export function Hero({
  picture,
  alt,
  className,
  transitionName,
  children,
}: {
  /** URL of a drawing, or the tour to show. */
  picture: string | CoverImage;
  /** "" if the text beside the picture is sufficient. */
  alt: string;
  className?: string;
  /** View transition name of the same picture on the previous page. */
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
