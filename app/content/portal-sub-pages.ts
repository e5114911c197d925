/** Tabs within the pages of the back office and the operator portal. The first of each is the page itself. */
export interface SubTab {
  to: string;
  name: string;
  /** Pages below it, whose open items it counts. */
  also?: readonly string[];
}

export const revenuePages: readonly SubTab[] = [
  { to: "/admin/revenue", name: "Report" },
  { to: "/admin/revenue/ledger", name: "Ledger", also: ["/admin/revenue/bank"] },
  { to: "/admin/revenue/payouts", name: "Payouts", also: ["/admin/revenue/disputes"] },
  { to: "/admin/revenue/tax", name: "Taxes" },
];

export const logPages = [
  { to: "/admin/logs", name: "Actions" },
  { to: "/admin/logs/mail", name: "Mail outbox" },
  { to: "/admin/logs/jobs", name: "Failed jobs" },
  { to: "/admin/logs/daily", name: "Daily checks" },
];

export const messagePages = [
  { to: "/admin/messages", name: "Contact messages" },
  { to: "/admin/messages/bookings", name: "About bookings" },
  { to: "/admin/messages/threads", name: "Reported threads" },
  { to: "/admin/messages/subscribers", name: "Newsletter subscribers" },
];

/** Sections of the settings, each at /admin/settings/{id}; the first is the page itself. */
export const settingsSections = [
  { id: "commission", name: "Commission" },
  { id: "gst", name: "GST" },
  { id: "tax-identity", name: "Company and tax numbers" },
  { id: "cancellation", name: "Cancellation policy" },
  { id: "holds", name: "Holding seats" },
  { id: "unpaid", name: "Unpaid bookings" },
  { id: "own-bookings", name: "Own bookings" },
  { id: "payouts", name: "Payouts" },
  { id: "contact", name: "Contact and hours" },
  { id: "about", name: "About us" },
  { id: "sign-in", name: "Sign-in" },
  { id: "privacy", name: "Privacy" },
  { id: "features", name: "Feature switches" },
  { id: "premium", name: "Premium listings" },
  { id: "marketing", name: "Marketing spend" },
] as const;

export const earningsPages = [
  { to: "/operator/earnings", name: "Overview" },
  { to: "/operator/earnings/tours", name: "By tour" },
  { to: "/operator/earnings/months", name: "By month" },
  { to: "/operator/earnings/ledger", name: "Ledger" },
  { to: "/operator/earnings/payouts", name: "Payouts" },
  { to: "/operator/earnings/invoices", name: "Invoices" },
  { to: "/operator/earnings/statement", name: "Statement" },
  { to: "/operator/earnings/premium", name: "Premium listings" },
  { to: "/operator/earnings/coupons", name: "Coupons" },
];

export const profilePages = [
  { to: "/operator/profile", name: "Profile" },
  { to: "/operator/profile/bank", name: "Bank details" },
  { to: "/operator/profile/documents", name: "Documents" },
  { to: "/operator/profile/members", name: "Members" },
  { to: "/operator/profile/notifications", name: "Notifications" },
  { to: "/operator/connect", name: "Connect" },
] as const;
