import type { TravelDate } from "~/domain/calendar/calendar";

/** Today and tomorrow of a guide or driver, on their own page. */
export interface OwnDay {
  name: string;
  companyName: string;
  /** Path of the page. */
  path: string;
  today: TravelDate;
  departures: {
    id: string;
    tourTitle: string;
    travelDate: TravelDate;
    lastDay: TravelDate;
    startTime: string;
    meetingPoint: string;
    /** Why it is closed; null if it runs. */
    closedReason: string | null;
    /** Names of all people and things on it. */
    crew: string[];
    guests: {
      bookingId: string;
      name: string;
      /** E.164; null while `showsCustomerPhone` is false. */
      phone: string | null;
      /** "2 adults, 1 child". */
      party: string;
      pickUp: string | null;
      notes: string | null;
      isIn: boolean;
      canCheckIn: boolean;
    }[];
  }[];
}
