import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/overview";
import { Panel } from "~/office/page/panel";
import { BookingLines } from "~/features/desk/office/operator/booking-lines";
import { DepartureOccupancy } from "~/features/departures/office/operator/departure-fills";
import { NextManifests } from "~/features/departures/office/operator/next-manifests";
import { FirstSaleChecklist } from "~/features/overview/office/operator/first-sale-checklist";
import { WorkQueue } from "~/features/overview/office/operator/work-queue";
import { LiveUpdates } from "~/features/desk/office/live/live-updates";
import { FigureList, type Figure } from "~/office/ui/figure-list";
import { ShareBar } from "~/office/ui/share-bar";
import { SparkBars } from "~/office/ui/spark-bars";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { addDays } from "~/domain/calendar/calendar";
import { formatShortMonth } from "~/domain/calendar/months";
import type { OperatorOverview } from "~/domain/overview/operator-overview";
import { useFreshPage } from "~/platform/pages/use-fresh-page";
import { useToday } from "~/platform/pages/use-site";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";
import type { loader as layoutLoader } from "./layout";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getOperatorOverview(viewer);
}

export function meta() {
  return backOfficeMeta("Operator Dashboard");
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { departures, firstSale, tasks, bookings } = loaderData;
  const today = useToday();
  const work = useRouteLoaderData<typeof layoutLoader>("routes/operator/layout")?.work;
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const figures = figuresOf(loaderData);
  const nextTitle = departures ? "Traveling after tomorrow" : "Traveling next";
  // The feed covers only bookings, and only for users with that right; messages, reviews and closed departures need
  // polling.
  useFreshPage(60_000);
  return (
    <div className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-3xl">Operator Dashboard</h1>
        {bookings && (
          <LiveUpdates
            since={bookings.seq}
            onEvents={(events) =>
              setArrived((ids) => new Set([...ids, ...events.map(({ booking }) => booking.bookingId)]))
            }
          />
        )}
      </div>
      {firstSale && (
        <div className="mt-4">
          <FirstSaleChecklist facts={firstSale} />
        </div>
      )}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <Panel id="to-do" title="To do">
          <WorkQueue
            tasks={tasks}
            doubtful={loaderData.doubtful}
            unread={work?.unread ?? 0}
            unpaidSoon={work?.unpaidSoon ?? 0}
            calls={loaderData.calls}
            oldest={loaderData.oldest}
            now={loaderData.now}
            today={today}
          />
        </Panel>
        {departures && <NextManifests days={departures} today={today} />}
      </div>
      {figures.length > 0 && <FigureList figures={figures} />}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {departures && (
          <Panel id="departures" title="Departures after tomorrow">
            <DepartureOccupancy
              days={departures.filter(({ date }) => date > addDays(today, 1))}
              today={today}
            />
          </Panel>
        )}
        {bookings && (
          <div className="grid min-w-0 gap-4">
            <Panel id="next" title={nextTitle}>
              <BookingLines
                caption={nextTitle}
                bookings={bookings.next}
                arrived={arrived}
                none="No upcoming bookings."
              />
              <MoreLink to="/operator/bookings?show=upcoming">All upcoming bookings</MoreLink>
            </Panel>
            <Panel id="newest" title="Newest bookings">
              <BookingLines
                caption="Newest bookings"
                bookings={bookings.newest}
                arrived={arrived}
                none="No bookings yet."
              />
              <MoreLink to="/operator/bookings">All bookings</MoreLink>
            </Panel>
          </div>
        )}
      </div>
    </div>
  );
}

function MoreLink(props: React.ComponentProps<typeof Link>) {
  return (
    <p className="mt-2">
      <Link
        {...props}
        className="inline-block py-1 text-sm font-semibold text-peacock underline underline-offset-4"
      />
    </p>
  );
}

function figuresOf({ earnings, bookings }: OperatorOverview): Figure[] {
  const figures: Figure[] = [];
  const [thisMonth, monthBefore] = [earnings?.at(-1), earnings?.at(-2)];
  if (earnings && thisMonth && monthBefore) {
    const before = (amount: number) => `${formatShortMonth(monthBefore.month)}: ${formatRupees(amount)}`;
    const shareOfGross = (amount: number, className: string) => (
      <ShareBar parts={[{ share: amount / Math.max(1, thisMonth.gross), className }]} className="my-1.5" />
    );
    figures.push(
      {
        name: `Gross, ${formatShortMonth(thisMonth.month)}`,
        value: formatRupees(thisMonth.gross),
        picture: <SparkBars amounts={earnings.map(({ month, gross }) => ({ name: month, amount: gross }))} />,
        explained: "Sales this month less refunds. The bars show the last twelve months.",
        detail: before(monthBefore.gross),
      },
      {
        name: "Commission",
        value: formatRupees(thisMonth.commission),
        picture: shareOfGross(thisMonth.commission, "fill-marigold"),
        explained: "The platform's share.",
        detail: before(monthBefore.commission),
      },
      {
        name: "Net",
        value: formatRupees(thisMonth.net),
        picture: shareOfGross(thisMonth.net, "fill-peacock"),
        explained: "Paid out of it, after GST on commission, TCS and TDS.",
        detail: before(monthBefore.net),
      },
    );
  }
  if (bookings) {
    const { upcoming } = bookings;
    figures.push({
      name: "Upcoming travelers",
      value: String(upcoming.travelers),
      explained: "On bookings from today on.",
      detail: `On ${upcoming.bookings === 1 ? "1 booking" : `${upcoming.bookings} bookings`} from today.`,
    });
  }
  return figures;
}
