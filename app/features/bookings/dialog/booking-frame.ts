import { createContext } from "react";
import type { MadeBooking } from "./request-booking";

/** In an operator's own website: the widget that books, and what follows a booking in place of the site's pages. Null on this site. */
export const BookingFrameContext = createContext<{
  widget: string;
  onBooked: (made: MadeBooking) => void;
} | null>(null);
