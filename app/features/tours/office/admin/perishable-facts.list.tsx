import { Exact } from "~/ui/exact";
import { Badge, Badges } from "~/ui/badge";
import type { Viewer } from "~/domain/accounts/account";
import { formatDay, formatMonth, monthNames, type TravelDate } from "~/domain/calendar/calendar";
import type { PerishableKind } from "~/domain/tours/practical-facts";
import { choice, defineList } from "~/office/lists/definition";

const months = monthNames().map((_, index) => String(index + 1));
const kindLabels: Record<PerishableKind, string> = {
  train: "Train",
  flight: "Flight",
  ferry: "Ferry",
  road: "Road",
  ropeway: "Ropeway",
  safari: "Safari",
  permit: "Permit",
  pass: "Mountain pass",
  monument: "Monument",
  festival: "Festival",
  fee: "Fee",
};
const kinds = Object.keys(kindLabels) as PerishableKind[];

/** Facts of tours that change by year, by the month in which to look them up again. */
export const perishableFactsList = defineList({
  path: "/admin/tours/facts",
  pageSize: 50,
  sorts: ["due", "-due"],
  search: "Fact",
  filters: {
    month: choice("Month", months, (month) => monthNames()[Number(month) - 1] ?? month),
    kind: choice("Kind", kinds, kindLabels),
  },
  load: async (services, admin: Viewer, query, today: TravelDate) => {
    const { facts, nextCursor } = await services.listPerishableFacts(admin, query);
    return { facts: facts.map((fact) => ({ ...fact, isDue: fact.due <= today.slice(0, 7) })), nextCursor };
  },
  rows: ({ facts }) => facts,
  caption: "Facts to look up again",
  empty: "No facts found",
  emptyReason: "Facts come from the practical texts of tours.",
  counted: ["fact", "facts"],
  pages: ["First page", "Next page"],
  idOf: ({ id }) => String(id),
  nameOf: ({ fact, title }) => `${fact}, ${title}`,
  addressOf: ({ slug }) => `/admin/tours/${slug}`,
  columns: [
    { key: "fact", head: "Fact", className: "@xl:w-1/3", isLong: true, value: ({ fact }) => fact },
    {
      key: "tour",
      head: "Tour",
      phone: "text",
      isLong: true,
      value: ({ title }) => title,
      csv: { Title: ({ title }) => title, Tour: ({ slug }) => slug },
    },
    {
      key: "kind",
      head: "Kind",
      phone: "end",
      value: ({ kind }) => kind,
      cell: ({ kind }) => kindLabels[kind],
    },
    {
      key: "due",
      head: "Look again",
      phone: "top",
      cell: ({ due, isDue, month }) => (
        <Badges>
          <span>
            {due === "" ? <span>{monthNames()[month - 1]}</span> : <Exact>{formatMonth(due)}</Exact>}
          </span>
          {isDue && <Badge tone="warning">Due</Badge>}
        </Badges>
      ),
      csv: { "Due from": ({ due }) => due, Month: ({ month }) => month },
      sort: { name: "due" },
    },
    {
      key: "checked",
      head: "Tour checked",
      from: "wide",
      cell: ({ checkedOn }) => (checkedOn === null ? "Never" : <Exact>{formatDay(checkedOn)}</Exact>),
      csv: { "Tour checked on": ({ checkedOn }) => checkedOn },
    },
  ],
  csv: "facts-to-look-up",
});
