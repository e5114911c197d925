import { Command } from "cmdk";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "~/components/ui/dialog";
import { adminPages } from "~/content/admin-navigation";
import type { AdminRight } from "~/domain/accounts/admin-rights";
import { accountRoleLabels, accountStatusLabels } from "~/domain/accounts/account-status";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { Found } from "~/domain/reports/search-results";
import { useMay } from "~/hooks/use-may";
import { useGlobalSearch, type GlobalSearchState } from "~/hooks/use-finder";

interface Hit {
  name: string;
  /** Text that distinguishes hits with the same name. */
  hint: string;
  to: string;
}

/** A hit that needs a right. */
interface Page extends Hit {
  right: AdminRight;
}

interface HitGroup {
  title: string;
  hits: readonly Hit[];
}

const actions: readonly Page[] = [
  {
    name: "Pending bookings",
    hint: "Booking Management",
    to: "/admin/bookings?status=pending",
    right: "view-bookings",
  },
  {
    name: "Tours pending review",
    hint: "Tour Management",
    to: "/admin/tours?status=pending",
    right: "tours",
  },
  {
    name: "Operators pending verification",
    hint: "Operators",
    to: "/admin/operators?status=pending",
    right: "users",
  },
  {
    name: "Administrators pending approval",
    hint: "User Management",
    to: "/admin/users?role=admin&status=pending",
    right: "roles",
  },
  { name: "Public site", hint: "Home page", to: "/", right: "read" },
  { name: "Profile & security", hint: "Your account", to: "/profile/security", right: "read" },
];

const pages: readonly Page[] = [
  ...adminPages.map(({ label, to, key, right }) => ({ name: `Go to ${label}`, hint: `g ${key}`, to, right })),
  ...actions,
];

/** Command palette that finds tours, users, operators, bookings and back-office pages. */
export default function CommandPalette({
  onClose,
  onCloseAutoFocus,
}: {
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const may = useMay();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { finder, tryAgain } = useGlobalSearch(text);
  const groups = groupsFor(text, finder, may);
  // New input or results select the first hit again.
  const shown = `${finder.state} ${text}`;
  const [choice, setChoice] = useState({ shown, value: "" });
  const [first] = groups.flatMap(({ hits }) => hits);
  const value = choice.shown === shown ? choice.value : first ? valueOf(first) : "";

  function open({ to }: Hit) {
    onClose();
    void navigate(to);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        onCloseAutoFocus={onCloseAutoFocus}
        aria-describedby={undefined}
        className="overflow-hidden text-[0.95rem] sm:top-[12dvh]!"
      >
        <DialogTitle className="sr-only">Find anything</DialogTitle>
        <Command
          shouldFilter={false}
          loop
          value={value}
          onValueChange={(value) => setChoice({ shown, value })}
          label="Find a booking, tour, user or page"
          className="flex min-h-0 flex-col"
        >
          <Command.Input
            value={text}
            onValueChange={setText}
            placeholder="Find a booking, tour, user or page"
            maxLength={200}
            className="h-16 w-full border-b border-line bg-transparent pr-16 pl-5 text-lg placeholder:text-muted outline-none focus-visible:border-b-2 focus-visible:border-peacock"
          />
          <p role="status" className="px-5 py-2 text-sm text-muted">
            {statusText(finder, text)}
          </p>
          {finder.state === "failed" && (
            <Button
              variant="secondary"
              className="mx-5 mb-3 min-h-9 self-start px-3 py-1 text-sm"
              onClick={tryAgain}
            >
              Try again
            </Button>
          )}
          <Command.List label="Results" className="max-h-[50dvh] overflow-y-auto px-2 pb-2">
            {groups.map(({ title, hits }) => (
              <Command.Group
                key={title}
                heading={title}
                className="**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:text-sm **:[[cmdk-group-heading]]:font-semibold **:[[cmdk-group-heading]]:text-muted"
              >
                {hits.map((hit) => (
                  <Command.Item
                    key={valueOf(hit)}
                    value={valueOf(hit)}
                    onSelect={() => open(hit)}
                    className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1 leading-tight data-[selected=true]:bg-sunken data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2 data-[selected=true]:outline-peacock"
                  >
                    <span className="min-w-0 font-semibold wrap-anywhere">{hit.name}</span>
                    <span className="max-w-[55%] text-right text-sm wrap-anywhere text-muted">
                      {hit.hint}
                    </span>
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

function statusText(finder: GlobalSearchState, text: string): string {
  switch (finder.state) {
    case "idle":
      return "Type a reference, name, e-mail address, phone number or place. Use the arrow keys to select and Enter to open.";
    case "searching":
      return "Searching…";
    case "failed":
      return finder.message;
    case "found": {
      const count = foundGroups(finder.found).reduce((sum, { hits }) => sum + hits.length, 0);
      if (count === 0) return `No results for “${text.trim()}”`;
      return count === 1 ? "1 result" : `${count} results`;
    }
    default:
      return finder satisfies never;
  }
}

function valueOf({ name, to }: Hit): string {
  return `${to} ${name}`;
}

/** Returns the search results, then matching pages, then links to search each list. */
function groupsFor(text: string, finder: GlobalSearchState, may: (right: AdminRight) => boolean): HitGroup[] {
  const wanted = text.trim();
  const groups = [
    ...(finder.state === "found" ? foundGroups(finder.found) : []),
    {
      title: "Pages",
      hits: pages.filter(
        ({ name, hint, right }) =>
          may(right) && `${name} ${hint}`.toLowerCase().includes(wanted.toLowerCase()),
      ),
    },
    { title: "Lists", hits: wanted === "" ? [] : listsFor(wanted).filter(({ right }) => may(right)) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Returns links to the full search results. */
function listsFor(q: string): Page[] {
  const query = new URLSearchParams({ q });
  return [
    {
      name: `Bookings with “${q}”`,
      hint: "Booking Management",
      to: `/admin/bookings?${query}`,
      right: "view-bookings",
    },
    { name: `Users with “${q}”`, hint: "User Management", to: `/admin/users?${query}`, right: "view-users" },
    { name: `Tours with “${q}”`, hint: "Tour Management", to: `/admin/tours?${query}`, right: "read" },
  ];
}

function foundGroups({ bookings, customers, tours, users, operators, coupons, payouts }: Found): HitGroup[] {
  return [
    {
      title: "Bookings",
      hits: bookings.map(({ bookingId, customerName, tourTitle, travelDate, status }) => ({
        name: `${bookingId} ${customerName}`,
        hint: `${tourTitle}, ${formatDay(travelDate)}, ${status}`,
        to: `/admin/bookings/${bookingId}`,
      })),
    },
    {
      title: "Customers",
      hits: customers.map(({ bookingId, name, email, phone }) => ({
        name,
        hint: `${email}, ${phone}`,
        to: `/admin/customers/${bookingId}`,
      })),
    },
    {
      title: "Tours",
      hits: tours.map(({ slug, title, place, status, isDeleted }) => ({
        name: title,
        hint: `${place}, ${isDeleted ? "deleted" : status}`,
        to: `/admin/tours/${slug}`,
      })),
    },
    {
      title: "Users",
      hits: users.map(({ id, name, email, role, status }) => ({
        name,
        hint: `${email}, ${accountRoleLabels[role].one}, ${accountStatusLabels[status].toLowerCase()}`,
        to: `/admin/users/${id}`,
      })),
    },
    {
      title: "Operators",
      hits: operators.map(({ slug, companyName, status }) => ({
        name: companyName,
        hint: accountStatusLabels[status].toLowerCase(),
        to: `/admin/operators/${slug}`,
      })),
    },
    {
      title: "Coupons",
      hits: coupons.map(({ code, description }) => ({
        name: code,
        hint: description ?? "coupon",
        to: `/admin/coupons/${code}`,
      })),
    },
    {
      title: "Payouts",
      hits: payouts.map(({ id, reference, companyName, amount }) => ({
        name: reference,
        hint: `${companyName}, ${formatRupees(amount)}`,
        to: `/admin/revenue/payouts/${id}`,
      })),
    },
  ];
}
