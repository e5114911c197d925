import { Download, ScanLine } from "lucide";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/manifest";
import { Exact } from "~/ui/exact";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { ManifestTable } from "~/features/check-in/office/operator/manifest-table";
import { CrewLine } from "~/features/resources/office/crew-line";
import { SeatsBar } from "~/features/departures/office/operator/seats-bar";
import { PrintButton } from "~/ui/print-button";
import { buttonClasses } from "~/ui/button";
import { Badge } from "~/ui/badge";
import { FigureList } from "~/office/ui/figure-list";
import { ShareBar } from "~/office/ui/share-bar";
import { nowContext, servicesContext } from "~/context";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { formatDay, formatInstantInIndia, formatTimeOfDay, todayInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { counted, countsInWords, roomsInWords, sumsOf, type ManifestSums } from "~/domain/check-in/manifest";
import { emergencyContactDays } from "~/domain/desk/operator-booking";
import { departurePath, startIn } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { minimumLabel } from "~/domain/departures/smallest-party";
import { roomTypes } from "~/domain/prices/pricing";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

/** Loads the manifest of a departure. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const start = startIn(url.searchParams);
  const [manifest, waiting] = await Promise.all([
    services.getManifest(viewer, { ...params, start }),
    services.listWaiting(viewer, { tour: params.slug, travelDate: params.date, start }),
  ]);
  return { manifest, waiting, readAt: new Date(context.get(nowContext)).toISOString() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { manifest } = loaderData ?? {};
  return backOfficeMeta(
    manifest ? `Manifest: ${manifest.tourTitle}, ${formatDay(manifest.travelDate)}` : "Manifest",
  );
}

const compact = "min-h-9 px-3 py-1 text-sm";

export default function ManifestPage({ loaderData: { manifest, waiting, readAt } }: Route.ComponentProps) {
  const { tourSlug, tourTitle, travelDate, start, lastDay, rows, booked } = manifest;
  const sums = sumsOf(rows);
  const pathOf = (page: string) => departurePath({ tour: tourSlug, travelDate, start }, page);
  const startTime = timeOfStart(start);
  const addPath = `/operator/bookings/new?tour=${tourSlug}&date=${travelDate}${startTime && `&start=${startTime}`}`;
  return (
    <div data-report>
      <BackOfficePage
        title={tourTitle}
        intro={
          <>
            <span>Manifest of</span> <Exact>{formatTravelDate(travelDate)}</Exact>
            <span>
              {lastDay !== travelDate && (
                <span>
                  {" "}
                  to <Exact>{formatDay(lastDay)}</Exact>
                </span>
              )}
              <span>{`, ${manifest.companyName}. Starts`}</span>
            </span>{" "}
            <Exact>{formatTimeOfDay(manifest.startTime)}</Exact>
            <span>{`: ${manifest.meetingPoint}.`}</span>{" "}
            <span className="hidden print:inline">
              As of <Exact>{formatInstantInIndia(readAt)}</Exact>.
            </span>
          </>
        }
      >
        <p className="mt-1 print:hidden">
          <Link
            to="/operator/departures"
            className="inline-block py-1 text-peacock underline underline-offset-4"
          >
            All departures
          </Link>
        </p>
        {manifest.closedReason !== null && (
          <p className="mt-3 rounded-control bg-warning-subtle px-4 py-3 text-warning">
            <strong>This departure is closed.</strong> <span>{manifest.closedReason}</span>
          </p>
        )}
        {sums.seats !== booked && (
          <p role="alert" className="mt-3 rounded-control bg-danger-subtle px-4 py-3 text-danger">
            <strong>The numbers don't match.</strong>{" "}
            <span>{`The departure counts ${booked} sold seats, but its bookings add up to ${sums.seats}. Please contact us.`}</span>
          </p>
        )}
        {manifest.minimum !== null && manifest.closedReason === null && (
          <p className="mt-2">
            <Badge tone={manifest.minimum.isGuaranteed ? "success" : "warning"}>
              {minimumLabel(manifest.minimum, booked)}
            </Badge>{" "}
            {!manifest.minimum.isGuaranteed && (
              <span className="text-sm text-muted">
                Decided <Exact>{formatDay(manifest.minimum.decideOn)}</Exact>, 6:00 PM IST
              </span>
            )}
          </p>
        )}
        <CrewLine
          crew={manifest.crew}
          changePath={travelDate < todayInIndia(Date.parse(readAt)) ? null : `${pathOf("/change")}#crew`}
        />
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          {/* A full page load: only that page may use the camera, and its service worker caches it. */}
          <a
            href={pathOf("/check-in")}
            className={buttonClasses(manifest.closedReason === null ? "primary" : "secondary", compact)}
          >
            <Icon icon={ScanLine} className="size-4" />
            Check in
          </a>
          <a href={pathOf("/manifest.csv")} download className={buttonClasses("secondary", compact)}>
            <Icon icon={Download} className="size-4" />
            CSV
          </a>
          <a
            href={`${pathOf("/manifest.csv")}${start === "" ? "?" : "&"}format=xlsx`}
            download
            className={buttonClasses("secondary", compact)}
          >
            Excel
          </a>
          <PrintButton className={compact} />
          <Link to={pathOf("/lists")} className={buttonClasses("secondary", compact)}>
            Pick-ups and rooms
          </Link>
          {manifest.asked.includes("identity") && (
            <Link to={pathOf("/permits")} className={buttonClasses("secondary", compact)}>
              Permits
            </Link>
          )}
          {manifest.opensBookings && manifest.closedReason === null && (
            <Link to={addPath} className={buttonClasses("secondary", compact)}>
              Add own booking
            </Link>
          )}
          {manifest.opensBookings && (
            <Link to={pathOf("/messages")} className={buttonClasses("secondary", compact)}>
              Message everybody
            </Link>
          )}
          <Link to={pathOf("/change")} className={buttonClasses("secondary", compact)}>
            Seats and closing
          </Link>
          {waiting.length > 0 && (
            <Link to={`${pathOf("/change")}#waiting-list`} className={buttonClasses("secondary", compact)}>
              {`${counted(waiting.length, "party", "parties")} on the waiting list`}
            </Link>
          )}
        </div>
        <Figures sums={sums} capacity={manifest.capacity} />
        {rows.length === 0 ? (
          <EmptyList
            reason="Guests appear here as they book. Bookings from elsewhere can be added."
            next={manifest.opensBookings ? [addPath, "Add a booking"] : undefined}
          >
            No bookings on this day
          </EmptyList>
        ) : (
          <>
            {rows.some(({ emergencyContact }) => emergencyContact === null) && (
              <p className="mt-4 text-sm text-muted print:text-black">{`Emergency contacts of confirmed bookings are shown from ${emergencyContactDays} days before departure until the trip ends.`}</p>
            )}
            <ManifestTable manifest={manifest} sums={sums} />
          </>
        )}
      </BackOfficePage>
    </div>
  );
}

function Figures({ sums, capacity }: { sums: ManifestSums; capacity: number }) {
  const { seats, adults, children, infants, bookings, unpaidBookings, unpaidSeats, rooms } = sums;
  const unpaid =
    unpaidBookings === 0
      ? "None pending"
      : `${unpaidBookings} pending (unpaid) with ${counted(unpaidSeats, "seat", "seats")}`;
  return (
    <FigureList
      figures={[
        {
          name: "Seats sold",
          value: `${seats} of ${capacity}`,
          picture: <SeatsBar booked={seats} held={0} capacity={capacity} className="my-1.5 print:hidden" />,
          detail: `${counted(adults, "adult", "adults")}, ${counted(children, "child", "children")}; ${counted(infants, "infant", "infants")} without a seat`,
        },
        { name: "Bookings", value: String(bookings), detail: unpaid },
        ...(sums.extras.length > 0
          ? [{ name: "Extras", value: countsInWords(sums.extras), detail: "Of all bookings with seats" }]
          : []),
        sums.options.length > 0
          ? {
              name: "Travelers by option",
              value: countsInWords(sums.options),
              detail: counted(bookings, "booking", "bookings"),
            }
          : {
              name: "Travelers by room",
              value:
                roomTypes
                  .filter((type) => rooms[type].travelers > 0)
                  .map((type) => `${rooms[type].travelers} ${roomTypeLabels()[type].toLowerCase()}`)
                  .join(", ") || "none",
              detail: roomsInWords(sums),
            },
        {
          name: "Arrived",
          value: `${sums.checkedInSeats} of ${seats}`,
          picture: (
            <ShareBar
              parts={[{ share: sums.checkedInSeats / Math.max(1, seats), className: "fill-success" }]}
              className="my-1.5 print:hidden"
            />
          ),
          detail: `Seats of ${counted(sums.checkedInBookings, "booking", "bookings")}; no-shows: ${counted(sums.noShowBookings, "booking", "bookings")}`,
        },
      ]}
    />
  );
}
