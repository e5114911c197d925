import type { PictureAttribution } from "~/domain/tours/picture-attribution";
import { licenceText } from "~/domain/tours/picture-licence";
import { langOfText } from "~/domain/language/language";
import { cn } from "~/ui/cn";
import type { CoverImage, StoredTourPicture as Picture } from "~/domain/tours/tour-schema";

/** Illustrations of a tour: folder and size in pixels. */
const shapes = {
  card: { folder: "cards", width: 400, height: 500 },
  hero: { folder: "heroes", width: 1600, height: 640 },
} as const;

interface TourPictureProps extends Omit<
  React.ComponentProps<"img">,
  "src" | "srcSet" | "width" | "height" | "alt" | "sizes"
> {
  tour: CoverImage;
  /** Illustration to use if no picture was uploaded. */
  shape: keyof typeof shapes;
  /** Alt text of the illustration, "" if decorative; an uploaded picture has its own. */
  alt: string;
  sizes: string;
}

/**
 * Picture of a tour: its first uploaded picture, else its illustration, else its region's. No other component decides
 * this.
 */
export function TourPicture({ tour, shape, alt, ...props }: TourPictureProps) {
  if (tour.picture)
    return <UploadedPicture picture={tour.picture} alt={alt && tour.picture.alt} {...props} />;
  const { sizes: _, ...rest } = props;
  if (!tour.isDrawn) {
    const { width, height } = shapes.hero;
    return (
      <img src={`/illustrations/regions/${tour.region}.svg`} alt="" width={width} height={height} {...rest} />
    );
  }
  const { folder, width, height } = shapes[shape];
  return (
    <img
      src={`/illustrations/${folder}/${tour.slug}.svg`}
      alt={alt}
      lang={langOfText(alt)}
      width={width}
      height={height}
      {...rest}
    />
  );
}

/** An uploaded picture in several widths. */
export function UploadedPicture({
  picture,
  alt = picture.alt,
  sizes,
  ...props
}: Omit<React.ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
  picture: Pick<Picture, "alt" | "width" | "height" | "sources">;
  sizes: string;
}) {
  const { sources, width, height } = picture;
  return (
    <img
      // Before `src`: otherwise a browser may start to fetch `src` itself.
      sizes={sizes}
      srcSet={sources.map((source) => `${source.path} ${source.width}w`).join(", ")}
      src={sources.find((source) => source.width >= 960)?.path ?? sources.at(-1)?.path}
      alt={alt}
      lang={langOfText(alt)}
      width={width}
      height={height}
      {...props}
    />
  );
}

/** Author, license and source of a picture by others; nothing for the operator's own. */
export function PictureCredit({
  attribution,
  className,
}: {
  attribution: PictureAttribution | null | undefined;
  className?: string;
}) {
  if (!attribution) return null;
  const { credit, licence, source } = attribution;
  return (
    <span translate="no" className={cn("block text-sm wrap-anywhere text-muted", className)}>
      {`Photo: ${credit}, `}
      <a href={licenceText(licence)} rel="license" className="underline">
        {licence}
      </a>
      {", "}
      <a href={source} className="underline">
        source
      </a>
    </span>
  );
}
