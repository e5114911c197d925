import { Exact } from "~/ui/exact";
import { TourStatusBadge } from "~/features/tours/office/tour-status-badge";
import { DayOf, NoDay, Wait } from "~/platform/pages/when";
import { Badge, Badges } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatRupees } from "~/domain/money/money";
import { tourMessages } from "~/domain/tours/messages";
import { durationText } from "~/domain/tours/duration";
import { regions, tourTypes } from "~/domain/tours/tour";
import { listStatusOf, tourListStatuses, adminTourSorts, tourStatusLabels } from "~/domain/tours/tour-list";
import { choice, defineList, loadedChoice, exportedInstant, type ListState } from "~/office/lists/definition";

const isQueue = ({ status }: ListState) => status === "pending";
const featuredLabels = { yes: "On the home page", no: "Not on the home page" };

/** Tour Management. Source: specification 2, section 3. */
export const toursList = defineList({
  held: "tour",
  path: "/admin/tours",
  pageSize: 50,
  sorts: adminTourSorts,
  // The moderation queue: the submission that waits longest comes first.
  usualSort: (state) => (isQueue(state) ? "waiting" : undefined),
  search: "Title, place, state, slug or operator",
  filters: {
    status: choice("Status", tourListStatuses, tourStatusLabels, "All but deleted"),
    operator: loadedChoice("Operator", "All operators"),
    region: choice("Region", regions, tourMessages().regions, "All regions"),
    type: choice("Type", tourTypes, tourMessages().types, "All types"),
    featured: choice("Home page", ["yes", "no"], featuredLabels),
  },
  load: (services, admin: Viewer, query) => services.listAdminTours(admin, query),
  rows: ({ tours }) => tours,
  caption: "Tours",
  empty: "No tours found",
  emptyReason: "Add a tour, or wait for operators to submit theirs.",
  counted: ["tour", "tours"],
  pages: ["First page", "Next page"],
  idOf: ({ slug }) => slug,
  nameOf: ({ title }) => title,
  addressOf: ({ slug }) => `/admin/tours/${slug}`,
  editAddressOf: ({ slug }) => `/admin/tours/${slug}/edit`,
  columns: [
    {
      key: "title",
      head: "Tour",
      value: (tour) => tour.title,
      csv: { Title: (tour) => tour.title, Slug: (tour) => tour.slug },
      sort: { name: "title" },
      isLong: true,
      className: "@xl:w-1/3",
    },
    {
      key: "waiting",
      head: "Waiting",
      sort: { name: "waiting" },
      phone: "end",
      isFor: isQueue,
      cell: (tour) => tour.waitingSince !== null && <Wait since={tour.waitingSince} />,
      csv: { "Waits since": (tour) => exportedInstant(tour.waitingSince) },
    },
    {
      key: "price",
      head: "Price",
      cell: (tour) => <Exact>{formatRupees(tour.priceInr)}</Exact>,
      csv: { "Price (INR)": (tour) => tour.priceInr },
      sort: { name: "price", isDownFirst: true },
      align: "right",
      phone: "end",
    },
    { key: "duration", head: "Duration", from: "wide", value: (tour) => durationText(tour.days) },
    {
      key: "location",
      head: "Location",
      from: "medium",
      phone: "text",
      isLong: true,
      value: (tour) => `${tour.place}, ${tour.state}`,
      csv: { Place: (tour) => tour.place, State: (tour) => tour.state, Region: (tour) => tour.region },
    },
    {
      key: "status",
      head: "Status",
      phone: "top",
      cell: (tour) => (
        <Badges>
          <TourStatusBadge tour={tour} />
          {tour.hasChangedTexts && (
            <Badge tone="warning" title="Edits to review">
              Edits
            </Badge>
          )}
          {tour.isFeatured && <Badge title="On the home page">Home</Badge>}
          {!tour.hasPicture && <Badge>No picture</Badge>}
        </Badges>
      ),
      csv: {
        Status: (tour) => tourStatusLabels[listStatusOf(tour)],
        "On home": (tour) => (tour.isFeatured ? "yes" : "no"),
      },
    },
    {
      key: "bookings",
      head: "Bookings",
      isFor: (state) => !isQueue(state),
      value: (tour) => tour.bookings,
      sort: { name: "bookings", isDownFirst: true },
      align: "right",
    },
    {
      key: "operator",
      head: "Operator",
      from: "wide",
      isLong: true,
      value: (tour) => tour.operator.companyName,
    },
    {
      key: "created",
      head: "Created",
      from: "widest",
      className: "text-muted",
      value: (tour) => exportedInstant(tour.createdAt),
      cell: (tour) =>
        tour.createdAt === null ? (
          <NoDay reason="Part of the catalog from the start" />
        ) : (
          <DayOf at={tour.createdAt} />
        ),
      sort: { name: "created", isDownFirst: true },
    },
    {
      key: "position",
      head: "Order",
      cell: (tour) => tour.position,
      csv: null,
      sort: { name: "position" },
      align: "right",
      isOptional: true,
    },
    {
      key: "rating",
      head: "Rating",
      value: (tour) => tour.rating,
      cell: (tour) =>
        tour.rating === null || tour.reviewCount === 0
          ? "none yet"
          : `${tour.rating.toFixed(1)} of 5 (${tour.reviewCount})`,
      isOptional: true,
    },
    {
      key: "capacity",
      head: "Max capacity",
      value: (tour) => tour.capacity,
      align: "right",
      isOptional: true,
    },
    {
      key: "type",
      head: "Type",
      cell: (tour) => tourMessages().types[tour.type],
      csv: { Type: (tour) => tour.type, Category: (tour) => tour.category },
      isOptional: true,
    },
    { key: "city", head: "Leaves from", value: (tour) => tour.departureCity, isOptional: true },
  ],
  csv: "tours",
});
