import { Command } from "cmdk";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button";
import { Dialog, DialogContent, DialogTitle } from "~/ui/dialog";
import { accountRoleLabels, accountStatusLabels } from "~/domain/accounts/account-status";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { shortSearchNote } from "~/domain/desk/booking-search";
import { beginningsFirst, matchesWords, type SearchResults } from "~/domain/overview/search-results";
import { useGlobalSearch, type GlobalSearchState } from "./use-finder";
import type { Hit, Office } from "./office";

interface HitGroup {
  title: string;
  /** True if people search for these by their name. */
  isNamed?: true;
  hits: readonly Hit[];
}

/** Command palette that finds what the office has, and its pages. */
export default function CommandPalette({
  office,
  onClose,
  onReopen,
  onCloseAutoFocus,
}: {
  office: Office;
  onClose: () => void;
  onReopen: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const { finds, search } = office.palette;
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { finder, tryAgain } = useGlobalSearch(text, search);
  const groups = groupsFor(text, finder, office);
  const results = groups.reduce((sum, { title, hits }) => (title === lists ? sum : sum + hits.length), 0);
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
    <Dialog onClose={onClose} onReopen={onReopen}>
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
          label={`Find a ${finds} or page`}
          className="flex min-h-0 flex-col"
        >
          <Command.Input
            value={text}
            onValueChange={setText}
            placeholder={`Find a ${finds} or page`}
            maxLength={200}
            className="h-16 w-full border-b border-line bg-transparent pr-16 pl-5 text-lg placeholder:text-muted outline-none focus-visible:border-b-2 focus-visible:border-peacock"
          />
          <p role="status" className="px-5 py-2 text-sm text-muted">
            {statusText(finder, text, results)}
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

/** Title of the links that search each list, which are no results. */
const lists = "Lists";

/** @param results number of hits, pages included */
function statusText(finder: GlobalSearchState, text: string, results: number): string {
  switch (finder.state) {
    case "idle":
      return "Type a reference, name, e-mail address, phone number or place. Use the arrow keys to select and Enter to open.";
    case "searching":
      return "Searching…";
    case "failed":
      return finder.message;
    case "found": {
      const short = shortSearchNote(text);
      if (results === 0) return [`No results for “${text.trim()}”`, short].filter(Boolean).join(". ");
      return [results === 1 ? "1 result" : `${results} results`, short].filter(Boolean).join(". ");
    }
    default:
      return finder satisfies never;
  }
}

function valueOf({ name, to }: Hit): string {
  return `${to} ${name}`;
}

/** Returns the search results, then matching pages, then links to search each list. */
function groupsFor(text: string, finder: GlobalSearchState, office: Office): HitGroup[] {
  const wanted = text.trim();
  const { actions, lists: searched } = office.palette;
  const pages = [
    ...office.groups.flat().map(({ label, to, key }) => ({ name: `Go to ${label}`, hint: `g ${key}`, to })),
    ...office.creations.map(({ label, to }) => ({ name: `Create ${label.toLowerCase()}`, hint: "New", to })),
    ...actions,
  ];
  const groups = [
    ...(finder.state === "found" ? beginningsFirst(foundGroups(finder.found, office), wanted) : []),
    {
      title: "Pages",
      hits: pages.filter(({ name, hint }) => matchesWords(`${name} ${hint}`, wanted)),
    },
    {
      title: lists,
      hits:
        wanted === ""
          ? []
          : searched.map(({ name, page, to }) => ({
              name: `${name} with “${wanted}”`,
              hint: page,
              to: `${to}?${new URLSearchParams({ q: wanted })}`,
            })),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

function foundGroups(
  { bookings, customers, tours, users, operators, coupons, payouts }: SearchResults,
  { home, palette }: Office,
): HitGroup[] {
  return [
    {
      title: "Bookings",
      hits: bookings.map(({ bookingId, customerName, tourTitle, travelDate, status }) => ({
        name: `${bookingId} ${customerName}`,
        hint: `${tourTitle}, ${formatDay(travelDate)}, ${status}`,
        to: `${home.to}/bookings/${bookingId}`,
      })),
    },
    {
      title: "Customers",
      hits: customers.map(({ bookingId, name, email, phone }) => ({
        name,
        hint: `${email}, ${phone}`,
        to: `${home.to}/customers/${bookingId}`,
      })),
    },
    {
      title: "Tours",
      isNamed: true,
      hits: tours.map(({ slug, title, place, status, isDeleted }) => ({
        name: title,
        hint: `${place}, ${isDeleted ? "deleted" : status}`,
        to: `${home.to}/tours/${slug}`,
      })),
    },
    {
      title: "Users",
      hits: users.map(({ id, name, email, role, status }) => ({
        name,
        hint: `${email}, ${accountRoleLabels[role].one}, ${accountStatusLabels[status].toLowerCase()}`,
        to: `${home.to}/users/${id}`,
      })),
    },
    {
      title: "Operators",
      isNamed: true,
      hits: operators.map(({ slug, companyName, status }) => ({
        name: companyName,
        hint: accountStatusLabels[status].toLowerCase(),
        to: `${home.to}/operators/${slug}`,
      })),
    },
    {
      title: "Coupons",
      hits: coupons.map(({ code, description }) => ({
        name: code,
        hint: description ?? "coupon",
        to: `${home.to}/coupons/${code}`,
      })),
    },
    {
      title: "Payouts",
      hits: payouts.map(({ id, reference, companyName, amount }) => ({
        name: reference,
        hint: `${companyName}, ${formatRupees(amount)}`,
        to: `${palette.payouts}/${id}`,
      })),
    },
  ];
}
