import { Link } from "react-router";
import { Exact } from "~/ui/exact";

const link = "text-peacock underline underline-offset-4";

/** The price and terms of a booking, and where to find it. */
export const messages = {
  price: "Price",
  total: "Total",
  includesGst: (rates: string) => `includes GST ${rates}`,
  refunds: "If you cancel, you get back",
  days: (from: string, to: string) => (
    <span>
      <Exact>{from}</Exact> to <Exact>{to}</Exact>
    </span>
  ),
  nothing: "Nothing",
  refundTable: {
    label: "Table",
    cancel: "You cancel",
    refund: "Refund of the amount paid",
    orNotCome: ", or you don't show up",
    full: "Full refund",
    none: "No refund",
    share: (percent: number) => `${percent} percent`,
  },
  findInAccount: (bookingId: string, path: string) => (
    <>
      <span>Find it in your bookings:</span>{" "}
      <Link to={path} className={link}>
        see booking <Exact>{bookingId}</Exact>
      </Link>
      <span>.</span>
    </>
  ),
  findAsGuest: (path: string) => (
    <>
      <span>Change, cancel or print it on</span>{" "}
      <Link to={path} className={link}>
        its own page
      </Link>
      <span>.</span>{" "}
      <span>Please keep the booking ID: with it and your e-mail address you can open the booking under</span>{" "}
      <Link to="/bookings/lookup" className={link}>
        Find my booking
      </Link>
      <span>.</span>
    </>
  ),
  savedOnPhone: "Saved on this phone",
  savedOnDevice: "Saved on this device",
};
