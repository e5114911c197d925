import { Link } from "react-router";
import type { Hit, Office, Waiting } from "./office";
import { OfficeFrame } from "./office-frame";
import { Badge } from "~/ui/badge";
import { adminCreations, adminPageGroups, overviewPage } from "~/content/admin-navigation";
import { logPages, messagePages, revenuePages, settingsSections } from "~/content/portal-sub-pages";
import { adminAccessText, type AdminRole } from "~/domain/accounts/admin-rights";
import { formatRupees } from "~/domain/money/money";
import type { AdminWork } from "~/domain/overview/office-work";
import { loadCountsSchema, useFresh } from "~/office/live/use-fresh";
import { useMayOpen } from "./use-may-open";
import { useViewer } from "~/platform/pages/use-site";
import type { OfficeView } from "./office-view";

interface AdminFigures {
  users: number;
  operators: number;
  /** Whole rupees; null without the right to see it. */
  revenue: number | null;
}

/** Frame of the back office. Its names are those of the specification's header (specification 2, section 2). */
export function AdminFrame({
  figures,
  work: loadedWork,
  view,
  children,
}: {
  /** Null if they could not be loaded. */
  figures: AdminFigures | null;
  work: AdminWork | null;
  view: OfficeView;
  children: React.ReactNode;
}) {
  const mayOpen = useMayOpen();
  const adminRole = useViewer()?.adminRole ?? null;
  const work = useFresh("/admin/work", loadedWork, loadCountsSchema);
  return (
    <OfficeFrame
      office={officeFor(mayOpen, work)}
      view={view}
      role={<AdminAccess adminRole={adminRole} />}
      summary={figures && <PlatformFigures {...figures} />}
    >
      {children}
    </OfficeFrame>
  );
}

const actions: readonly Hit[] = [
  {
    name: "Pending bookings",
    hint: "Booking Management",
    to: "/admin/bookings?status=pending",
  },
  {
    name: "Tours pending review",
    hint: "Tour Management",
    to: "/admin/tours?status=pending",
  },
  {
    name: "Operators pending verification",
    hint: "Operators",
    to: "/admin/operators?status=pending",
  },
  {
    name: "Administrators pending approval",
    hint: "User Management",
    to: "/admin/users?role=admin&status=pending",
  },
  ...revenuePages.slice(1).map(({ name, to }) => ({ name, hint: "Revenue Reports", to })),
  { name: "Disputes", hint: "Revenue Reports", to: "/admin/revenue/disputes" },
  { name: "Trial balance", hint: "Revenue Reports", to: "/admin/revenue/ledger#trial-balance" },
  ...messagePages.slice(1).map(({ name, to }) => ({ name, hint: "Messages", to })),
  ...logPages.slice(1).map(({ name, to }) => ({ name, hint: "System Logs", to })),
  ...settingsSections.map(({ id, name }) => ({
    name,
    hint: "Platform Settings",
    to: `/admin/settings/${id}`,
  })),
  { name: "Photographs", hint: "Reviews", to: "/admin/reviews/photographs" },
  { name: "Perishable facts", hint: "Tour Management", to: "/admin/tours/facts" },
  { name: "Close departures for a storm", hint: "Tour Management", to: "/admin/tours/closures" },
  { name: "Public site", hint: "Home page", to: "/" },
  { name: "Profile & security", hint: "Your account", to: "/profile/security" },
];

const lists: Office["palette"]["lists"] = [
  { name: "Bookings", page: "Booking Management", to: "/admin/bookings" },
  { name: "Users", page: "User Management", to: "/admin/users" },
  { name: "Tours", page: "Tour Management", to: "/admin/tours" },
];

function officeFor(mayOpen: (address: string) => boolean, work: AdminWork | null): Office {
  const allowed = ({ to }: { to: string }) => mayOpen(to);
  return {
    label: "Administration",
    home: overviewPage,
    groups: adminPageGroups.map((pages) => pages.filter(allowed)).filter((pages) => pages.length > 0),
    creations: adminCreations.filter(allowed),
    waiting: work === null ? {} : waitingByPage(work),
    waitingInTabs: work === null ? {} : waitingByTab(work),
    palette: {
      finds: "booking, tour, user",
      search: "/admin/find",
      payouts: "/admin/revenue/payouts",
      actions: actions.filter(allowed),
      lists: lists.filter(allowed),
    },
  };
}

/** Open items of the tabs of messages, revenue and logs. */
function waitingByTab(work: AdminWork): Waiting {
  return {
    "/admin/messages": { count: work.openMessages, text: "to answer" },
    "/admin/messages/threads": { count: work.reportedThreads, text: "to read" },
    "/admin/revenue/payouts": { count: work.payoutsToApprove, text: "to approve" },
    "/admin/revenue/disputes": { count: work.openDisputes + work.lostDisputes, text: "to answer or decide" },
    "/admin/logs/mail": { count: work.failedMails, text: "failed" },
    "/admin/logs/jobs": { count: work.failedJobs + work.failedRefunds, text: "failed" },
  };
}

function waitingByPage(work: AdminWork): Waiting {
  const inTabs = waitingByTab(work);
  return {
    "/admin/tours": { count: work.pendingTours, text: "to review" },
    "/admin/users": { count: work.pendingAdmins, text: "to approve" },
    "/admin/bookings": {
      count: work.pendingBookings + work.unpaidSoon + work.partPaidSoon,
      text: "pending or unpaid",
    },
    "/admin/revenue": {
      count: work.openDisputes + work.lostDisputes + work.payoutsToApprove,
      text: "disputes and payouts",
    },
    "/admin/operators": { count: work.pendingOperators, text: "to verify" },
    "/admin/reviews": { count: work.waitingPhotographs + work.reportedReviews, text: "to check" },
    "/admin/messages": {
      count: work.openMessages + work.reportedThreads,
      text: "to answer",
      to: messagePages.find(({ to }) => inTabs[to]?.count)?.to,
    },
    "/admin/logs": { count: work.failedMails + work.failedJobs + work.failedRefunds, text: "failed" },
  };
}

function AdminAccess({ adminRole }: { adminRole: AdminRole | null }) {
  return (
    <>
      <span>Platform Administrator</span>
      <Badge tone={adminRole === "owner" ? "success" : "neutral"} className="px-1.5 py-0 text-xs leading-4">
        {adminAccessText(adminRole)}
      </Badge>
    </>
  );
}

const count = new Intl.NumberFormat("en-IN");

/** Size and revenue of the platform, each with a link to its page. */
function PlatformFigures({ users, operators, revenue }: AdminFigures) {
  return (
    <ul aria-label="Platform">
      <Figure
        to="/admin/users"
        value={count.format(users)}
        name="users"
        description="All accounts: travelers, tour operators and administrators, in any status."
      />
      <Figure
        to="/admin/operators"
        value={count.format(operators)}
        name="operators"
        description="All tour operators, in any status."
      />
      {revenue !== null && (
        <>
          <Figure
            to="/admin/revenue"
            value={formatRupees(revenue)}
            name="Platform Revenue"
            description="All-time platform revenue from the ledger: commission on received money, premium listings and manual entries, less compensation, discounts and fees that we bear. Commission on unpaid bookings is not included."
          />
          <li>
            <Link
              to="/admin/revenue"
              className="inline-flex min-h-6 items-center font-semibold text-peacock underline-offset-4 hover:underline"
            >
              View Reports
            </Link>
          </li>
        </>
      )}
    </ul>
  );
}

function Figure({
  to,
  value,
  name,
  description,
}: {
  to: string;
  value: string;
  name: string;
  description: string;
}) {
  const classes = "flex min-h-6 items-center gap-1 tabular-nums";
  const content = (
    <>
      <span className="order-last ml-auto font-semibold">{value}</span>{" "}
      <span className="text-muted first-letter:uppercase">{name}</span>
      <span className="sr-only">{`. ${description}`}</span>
    </>
  );
  return (
    <li>
      {useMayOpen()(to) ? (
        <Link
          to={to}
          title={description}
          className={`${classes} rounded-control underline-offset-4 hover:underline`}
        >
          {content}
        </Link>
      ) : (
        <span className={classes}>{content}</span>
      )}
    </li>
  );
}
