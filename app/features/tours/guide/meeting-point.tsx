import { langOfText } from "~/domain/language/language";
import type { Stop } from "~/domain/tours/itinerary";
import {
  coordinatesInWords,
  geoUrl,
  mapUrl,
  meetingParts,
  openMapUrl,
  wayInWords,
  type WayFromLandmark,
} from "~/domain/tours/meeting-place";
import { tourGuideMessages } from "./messages";

/** The place where travelers meet: its landmark, what to look for there, and the place in maps. */
export function MeetingPoint({
  meetingPoint,
  departureCity,
  way,
  stop,
}: {
  meetingPoint: string;
  departureCity: string;
  /** Null if the tour names no landmark nearby. */
  way: WayFromLandmark | null;
  /** The tour's first stop; null if it states none. */
  stop: Pick<Stop, "place" | "at"> | null;
}) {
  const { landmark, details } = meetingParts(meetingPoint, departureCity);
  return (
    <>
      <p className="mt-1 text-lg leading-snug font-semibold">{landmark}</p>
      {details !== "" && <p>{details}</p>}
      {way && <WayDrawing way={way} />}
      <MapLinks stop={stop} />
    </>
  );
}

/** Half of the drawing's longest line, in its units. */
const reach = 34;

/** The way from the landmark, a ring, to the meeting point, a pin; north is up. */
function WayDrawing({ way }: { way: WayFromLandmark }) {
  const { east, north } = way;
  const scale = reach / Math.max(Math.abs(east), Math.abs(north), 1);
  const [x, y] = [east * scale, -north * scale];
  return (
    <figure className="my-2 flex items-center gap-3">
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className="size-24 shrink-0 rounded-sm bg-sunken">
        <path d="M40 -30v-12m-4 4l4 -5 4 5" className="fill-none stroke-muted" strokeWidth="1.5" />
        <line
          x1={-x}
          y1={-y}
          x2={x}
          y2={y}
          className="stroke-peacock"
          strokeWidth="2.5"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
        <circle cx={-x} cy={-y} r="5" className="fill-paper stroke-sandstone" strokeWidth="2.5" />
        <circle cx={x} cy={y} r="6" className="fill-peacock" />
      </svg>
      <figcaption>{tourGuideMessages().named(wayInWords(way), [way.place])}</figcaption>
    </figure>
  );
}

/** Links to a stop in map apps and pages; its coordinates in print. */
export function MapLinks({ stop }: { stop: Pick<Stop, "place" | "at"> | null | undefined }) {
  if (!stop) return null;
  const m = tourGuideMessages().know;
  const { place, at } = stop;
  return (
    <p>
      <span className="print:hidden">{m.onMap}</span>
      {maps(m.mapApp).map(([name, urlOf]) => (
        <a
          key={name}
          href={urlOf(at)}
          rel="noreferrer"
          className="mr-4 inline-block py-1 text-peacock underline underline-offset-4 print:hidden"
        >
          <span lang={langOfText(name)}>{name}</span>
          <span lang={langOfText(place)} className="sr-only">{`: ${place}`}</span>
        </a>
      ))}
      <span
        lang={langOfText(place)}
        className="hidden print:inline"
      >{`${place}: ${coordinatesInWords(at)}`}</span>
    </p>
  );
}

const maps = (mapApp: string) =>
  [
    [mapApp, geoUrl],
    ["Google Maps", mapUrl],
    ["OpenStreetMap", openMapUrl],
  ] as const;
