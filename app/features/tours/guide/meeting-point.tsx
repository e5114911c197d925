import type { Stop } from "~/domain/tours/itinerary";
import { coordinatesInWords, geoUrl, mapUrl, meetingParts, openMapUrl } from "~/domain/tours/meeting-place";

/** The place where travelers meet: its landmark, what to look for there, and the place in maps. */
export function MeetingPoint({
  meetingPoint,
  departureCity,
  stop,
}: {
  meetingPoint: string;
  departureCity: string;
  /** The tour's first stop; null if it states none. */
  stop: Pick<Stop, "place" | "at"> | null;
}) {
  const { landmark, details } = meetingParts(meetingPoint, departureCity);
  return (
    <>
      <p className="mt-1 text-lg leading-snug font-semibold">{landmark}</p>
      {details !== "" && <p>{details}</p>}
      <MapLinks stop={stop} />
    </>
  );
}

/** Links to a stop in map apps and pages; its coordinates in print. */
export function MapLinks({ stop }: { stop: Pick<Stop, "place" | "at"> | null | undefined }) {
  if (!stop) return null;
  const { place, at } = stop;
  return (
    <p>
      <span className="print:hidden">On a map: </span>
      {maps.map(([name, urlOf]) => (
        <a
          key={name}
          href={urlOf(at)}
          rel="noreferrer"
          className="mr-4 inline-block py-1 text-peacock underline underline-offset-4 print:hidden"
        >
          <span>{name}</span>
          <span className="sr-only">{`: ${place}`}</span>
        </a>
      ))}
      <span className="hidden print:inline">{`${place}: ${coordinatesInWords(at)}`}</span>
    </p>
  );
}

const maps = [
  ["Map app", geoUrl],
  ["Google Maps", mapUrl],
  ["OpenStreetMap", openMapUrl],
] as const;
