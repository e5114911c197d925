import type { CompanyRight } from "~/domain/company-rights";

/** The pages of the operators' portal, each with the right that it needs; null for everybody. P36 in docs/product.md. */
export interface OperatorPage {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
  right: CompanyRight | null;
}

export const operatorPages: readonly OperatorPage[] = [
  { label: "Dashboard", to: "/operator", also: ["/operator/dashboard"], right: null },
  { label: "Tours", to: "/operator/tours", right: "tours" },
  { label: "Departures", to: "/operator/departures", right: "departures" },
  { label: "Bookings", to: "/operator/bookings", right: "bookings" },
  { label: "Messages", to: "/operator/messages", right: "bookings" },
  { label: "Earnings", to: "/operator/earnings", right: "earnings" },
  { label: "Reviews", to: "/operator/reviews", right: "reviews" },
  { label: "Company Profile", to: "/operator/profile", right: "company" },
];
