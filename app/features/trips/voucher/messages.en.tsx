import { Exact } from "~/ui/exact";

export const messages = {
  title: (id: string, tour: string) => `Voucher ${id}: ${tour} | Tour Bharat`,
  back: "Back to the booking",
  write: "Write to the operator",
  download: "Download as PDF",
  voucher: (id: string) => (
    <span>
      Voucher <Exact>{id}</Exact>
    </span>
  ),
  code: (id: string) => `Code of voucher ${id}`,
  show: "Show this to your guide on the first day.",
  void: "Void",
  canceled: "This booking was canceled. The voucher is not valid.",
  noShow: "No one came on the first day of the tour. The voucher is not valid.",
  name: "Name",
  start: "Start",
  lastDay: "Last day",
  duration: "Duration",
  travelers: "Travelers",
  from: "From",
  operator: "Operator",
  toPay: "To pay",
  meet: "Where we meet",
  emergency: "In an emergency",
  emergencyNumber: (number: string) => (
    <p className="mt-1">
      Police, fire, ambulance: <strong translate="no">{number}</strong>, anywhere in India
    </p>
  ),
  yourContact: (contact: string) => `Your contact: ${contact}`,
  carry: "What to carry",
  specialRequests: "Special requests",
  none: "None",
};
