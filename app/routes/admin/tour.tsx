import { Link } from "react-router";
import { StartMark } from "~/features/departures/office/start-mark";
import { startQuery } from "~/domain/departures/departure-change";
import type { Route } from "./+types/tour";
import { TourActions, TourModeration } from "~/features/tours/office/admin/tour-actions";
import { TourFigureList } from "~/features/tours/office/admin/tour-figures";
import { ChangeHistory } from "~/features/audit/office/change-history";
import { englishPartsInWords } from "~/features/tours/office/english-parts-in-words";
import { PauseSales } from "~/features/tours/office/pause-sales";
import { TourStatusBadge } from "~/features/tours/office/tour-status-badge";
import { HeldOr } from "~/office/undo/held-changes";
import { BackOfficePage } from "~/office/page/back-office-page";
import { TourWarnings } from "~/features/tour-drafts/office/tour-warnings";
import { buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { nowContext, servicesContext } from "~/context";
import { Exact } from "~/ui/exact";
import { Panel } from "~/office/page/panel";
import { formatDay, formatInstantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { tourMessages } from "~/domain/tours/messages";
import type { EnglishParts } from "~/domain/tours/english-parts";
import { durationText } from "~/domain/tours/duration";
import type { BulkResult } from "~/domain/bulk";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeTours } from "~/features/tours/office/admin/change-tours.server";
import { cn } from "~/ui/cn";
import { useMay } from "~/office/frame/use-may";
import { requireAdmin } from "~/middleware/require-admin";
import type { AdminTour } from "../../../worker/tours/admin/admin-tours.repo";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const cursor = url.searchParams.get("history")?.slice(0, 200) || undefined;
  const [page, waiting] = await Promise.all([
    services.getAdminTour(viewer, params.slug, cursor),
    services.listWaitingDays(viewer, params.slug, todayInIndia(context.get(nowContext))),
  ]);
  return { ...page, waiting };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return changeTours(context, request, url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.tour.title ?? "Tour");
}

function factsOf(tour: AdminTour, englishParts: EnglishParts): (readonly [string, string])[] {
  return [
    ["Price", `${formatRupees(tour.priceInr)} per traveler`],
    ["Duration", durationText(tour.days)],
    ["Location", `${tour.place}, ${tour.state}, ${tourMessages().regions[tour.region]}`],
    ["Leaves from", tour.departureCity],
    ["Operator", `${tour.operator.companyName} (${tour.operator.status})`],
    ["Max capacity", `${tour.capacity} per date`],
    [
      "Type",
      tour.category
        ? `${tourMessages().types[tour.type]}, ${tourMessages().categories[tour.category]}`
        : tourMessages().types[tour.type],
    ],
    ["In Hindi", englishPartsInWords(englishParts)],
    ["Home page", tour.isFeatured ? "yes" : "no"],
    ["Order", `${tour.position} among all tours`],
    ["Created", tour.createdAt === null ? "With the catalogue" : formatInstantInIndia(tour.createdAt)],
    ["Edited", tour.editedAt === null ? "Never" : formatInstantInIndia(tour.editedAt)],
  ];
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  const { tour, path, figures, history, warnings, waiting, englishParts } = loaderData;
  const form = useForm<BulkResult>();
  const [rowResult] = form.answer?.result?.rows ?? [];
  const mayChange = useMay()("tours");
  const link = buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm");
  return (
    <BackOfficePage title={tour.title} intro={`/${tour.slug}`}>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <TourStatusBadge tour={tour} />
        <p
          role="status"
          className={cn(
            "text-sm font-semibold",
            rowResult && !rowResult.isDone ? "text-danger" : "text-success",
          )}
        >
          {form.isBusy ? "Working…" : (rowResult?.message ?? form.answer?.message)}
        </p>
      </div>
      {tour.rejectionReason !== null && (
        <p className="mt-2 whitespace-pre-line">
          <strong>Sent back:</strong> <span>{tour.rejectionReason}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayChange && tour.deletedAt === null && (
          <Link to={`/admin/tours/${tour.slug}/edit`} className={link}>
            Edit
          </Link>
        )}
        <Link to={`/admin/tours/${tour.slug}/preview`} className={link}>
          Preview
        </Link>
        {mayChange && tour.deletedAt === null && (
          <a href={`/admin/tours/${tour.slug}/export`} download className={link}>
            Export
          </a>
        )}
        {tour.isOnSale && (
          <Link to={path} className={link}>
            Public page
          </Link>
        )}
        {mayChange && (
          <HeldOr subject="tour" id={tour.slug} name={tour.title}>
            <TourActions tour={tour} form={form} />
          </HeldOr>
        )}
        {mayChange && tour.status === "active" && <PauseSales tour={tour} form={form} />}
      </div>
      {mayChange && tour.status === "pending" && tour.deletedAt === null && (
        <TourModeration tour={tour} form={form} />
      )}
      {mayChange && tour.hasChangedTexts && (
        <p className="mt-3 rounded-card border border-line bg-warning-subtle px-4 py-3 text-warning">
          <strong>{`${tour.operator.companyName} submitted changed texts.`}</strong>{" "}
          <Link to={`/admin/tours/${tour.slug}/texts`} className="font-semibold underline underline-offset-4">
            Review changes
          </Link>
        </p>
      )}
      {mayChange && !tour.hasPicture && tour.deletedAt === null && (
        <p className="mt-3">
          The tour needs a picture before it can be published.{" "}
          <Link
            to={`/admin/tours/${tour.slug}/pictures`}
            className="font-semibold text-peacock underline underline-offset-4"
          >
            Pictures
          </Link>
        </p>
      )}
      <div className="mt-5 grid gap-8 lg:grid-cols-[22rem_1fr]">
        <section aria-labelledby="facts">
          <h2 id="facts" className="text-xl">
            The tour
          </h2>
          <DescriptionList entries={factsOf(tour, englishParts)} className="mt-2" />
          <div className="mt-4">
            <TourWarnings messages={warnings} />
          </div>
        </section>
        <section aria-labelledby="figures" className="min-w-0">
          <h2 id="figures" className="text-xl">
            Results
          </h2>
          <TourFigureList figures={figures} />
          {waiting.length > 0 && (
            <Panel id="waiting-lists" title="Waiting lists" className="mt-4">
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {waiting.map(({ travelDate, start, parties }) => (
                  <li key={`${travelDate} ${start}`}>
                    <Link
                      to={`/admin/tours/${tour.slug}/departures/${travelDate}/seats${startQuery(start)}`}
                      className="inline-block py-1 text-peacock underline underline-offset-4"
                    >
                      <Exact>{formatDay(travelDate)}</Exact>
                      <StartMark start={start} />
                    </Link>{" "}
                    <span>{parties === 1 ? "1 party" : `${parties} parties`}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </section>
      </div>
      <section aria-labelledby="history" className="mt-8 max-w-4xl">
        <h2 id="history" className="text-xl">
          Change history
        </h2>
        <ChangeHistory history={history} />
      </section>
    </BackOfficePage>
  );
}
