import { Link } from "react-router";
import { EmailText } from "~/ui/email-text";
import { Exact } from "~/ui/exact";

const link = "text-peacock underline underline-offset-4";

export const messages = {
  booking: (id: string) => (
    <span className="tabular-nums">
      Booking <Exact>{id}</Exact>
    </span>
  ),
  pageTitle: (id: string, tour: string) => `Booking ${id}: ${tour}`,
  toLastDay: (day: string) => (
    <span>
      {" "}
      to <Exact>{day}</Exact>
    </span>
  ),
  summary: (words: { duration: string; city: string; party: string; operator: string }) =>
    `${words.duration} from ${words.city}, ${words.party}, with ${words.operator}`,
  next: "What comes next",
  price: "Price",
  details: {
    title: "Your booking",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    emergencyContact: "Emergency contact",
    specialRequests: "Special requests",
    none: "None",
    travelers: "Travelers",
    departure: "Departure",
    paymentMethod: "Payment method",
  },
  onTheWay: {
    title: "On the way",
    meet: "Where we meet",
    call: "Who to call",
    carry: "What to carry",
    dayByDay: "What happens day by day",
  },
  history: {
    title: "History",
    actors: {
      traveler: "by you",
      operator: "by the operator",
      team: "by our team",
      reseller: "by the company you booked with",
      system: "automatically",
    },
  },
  fromUs: {
    title: "Messages from us",
    all: "All messages about this booking, and your reply",
  },
  closed: {
    title: "Your departure is closed",
    because: ({ operator, day, reason }: { operator: string; day: string; reason: string }) => (
      <p className="mt-1">
        <span>{`${operator} has closed the departure on`}</span> <Exact>{day}</Exact>:{" "}
        <strong>{reason}</strong>
      </p>
    ),
    choice: (canMove: boolean) =>
      `${canMove ? "Please choose: another date at no cost, or a full refund. " : "You get a full refund. "}If you do nothing, the booking is canceled and fully refunded on the day of departure.`,
    choose: "Choose what to do",
    compensation: "Beyond the refund you get a compensation:",
  },
  offer: {
    title: "Your trip cannot run as booked",
    choice: (until: string, path: string) => (
      <p className="mt-1">
        Another trip or a full refund: your choice until <Exact>{until}</Exact>.{" "}
        <Link to={path} className="font-semibold whitespace-nowrap underline underline-offset-4">
          Choose now
        </Link>
      </p>
    ),
  },
  done: {
    mailedTo: (next: string, email: string) => `${next} We are writing this to ${email} as well.`,
    owed: (amount: string) => ` ${amount} is still to be paid.`,
    canceled: "Your booking is canceled",
    refunded: (amount: string) =>
      `${amount} goes back to your original payment method. You don't need to do anything.`,
    notRefunded: "There is no refund and nothing to pay. You don't need to do anything.",
    party: (party: string) => `Your booking is now for ${party}`,
    date: (day: string) => `You now travel on ${day}`,
    extras: "Your extras are changed",
    back: (amount: string) => `${amount} goes back to your original payment method. `,
    operatorSees: "The operator can see the change.",
    seatsBooked: "Your seats on the new day are booked.",
  },
  links: {
    another: "Find another tour",
    again: "Book again",
    voucher: "Voucher",
    calendar: "Add to calendar",
    review: "Write a review",
    messages: "Messages",
    new: "New",
    more: "More",
    voucherPdf: "Voucher (PDF)",
    invoicePdf: "Invoice (PDF)",
    receipts: "Receipts",
    invoiceDetails: "Invoice details",
    tour: "See the tour",
    pay: (amount: string, to: string, className: string) => (
      <Link to={to} className={className}>
        Pay <Exact>{amount}</Exact> now
      </Link>
    ),
  },
  money: {
    title: "Payments",
    caption: "Payments, whole rupees",
    item: "Item",
    amount: "Amount",
    paid: "Paid",
    paidBy: (method: string) => `Paid by ${method}`,
    toPay: "Still to pay",
    lessRefunds: "Paid, less refunds",
    totalPaid: "Total paid",
    compensation: "Compensation beyond the refund:",
    nothingOwed: "Nothing was paid, and nothing is owed.",
    refunded: (words: { refunded: string; paid: string; isByHand: boolean }) =>
      `${words.refunded} of ${words.paid} goes back ${words.isByHand ? "to you" : "to your original payment method"}.`,
    nothingRefunded: (paid: string) => `By the refund schedule, nothing of ${paid} is refunded.`,
    expired: "The booking has expired, its seats are on sale again, and nothing is owed.",
    paidInFull: "Paid in full.",
    deposit: (deposit: string) => `${deposit}, or everything now. Nothing paid yet.`,
    due: (amount: string) => `${amount} due. Nothing paid yet.`,
    still: (amount: string) => `${amount} is still to be paid.`,
    partPaid: (words: { paid: string; total: string; toPay: string; due: string }) =>
      `${words.paid} of ${words.total} is paid. ${words.toPay} is due by ${words.due}.`,
  },
  howToChange: {
    signedIn: (email: string) => (
      <>
        <span>Special requests and emergency contact can be changed in</span>{" "}
        <Link to="/bookings" className={link}>
          your bookings
        </Link>
        <span>. It appears there once</span> <EmailText address={email} />{" "}
        <span>is your verified e-mail address.</span>
      </>
    ),
    guest: (email: string) => (
      <>
        <span>To change special requests or the emergency contact,</span>{" "}
        <Link to="/signup" className={link}>
          open an account
        </Link>{" "}
        <span>with</span> <EmailText address={email} />
        <span>. Once you verify the address, this booking appears in your bookings.</span>
      </>
    ),
  },
};
