import type { TourLook, TourPicture as Picture } from "~/domain/tour-picture";

/** What our illustrator has drawn of a tour: the folder, and the sides in pixels. */
const shapes = {
  card: { folder: "cards", width: 400, height: 500 },
  hero: { folder: "heroes", width: 1600, height: 640 },
} as const;

interface TourPictureProps extends Omit<
  React.ComponentProps<"img">,
  "src" | "srcSet" | "width" | "height" | "alt" | "sizes"
> {
  tour: TourLook;
  /** Which of its illustrations stands where no picture was uploaded. */
  shape: keyof typeof shapes;
  /** What the illustration shows, "" where the words beside it say it all; a photograph says it itself. */
  alt: string;
  /** How wide it is on which screen. */
  sizes: string;
}

/**
 * A tour as it looks: its first uploaded picture, else its illustration; a new tour that has neither shows its region. The
 * only place that decides this.
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
      width={width}
      height={height}
      {...rest}
    />
  );
}

/** One uploaded picture: the browser takes the narrowest that is wide enough. */
export function UploadedPicture({
  picture,
  alt = picture.alt,
  sizes,
  ...props
}: Omit<React.ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
  picture: Picture;
  sizes: string;
}) {
  const { sources, width, height } = picture;
  return (
    <img
      // First of all: where `src` comes before them, a browser may begin to fetch it.
      sizes={sizes}
      srcSet={sources.map((source) => `${source.path} ${source.width}w`).join(", ")}
      src={sources.find((source) => source.width >= 960)?.path ?? sources.at(-1)?.path}
      alt={alt}
      width={width}
      height={height}
      {...props}
    />
  );
}
