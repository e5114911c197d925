import { Link } from "react-router";

/** Words of the pages that show what is stored about an address, without an account. */
export const messages = {
  title: "Your data",
  description:
    "See, download or erase what Tour Bharat stores about your e-mail address, without an account.",
  intro: () => (
    <p className="mt-4">
      Booked without an account, or wrote to us? We mail you a link to what we store about your address. There
      you can download or erase it. With an account, use{" "}
      <Link to="/profile/data" className="text-peacock underline underline-offset-4">
        your profile
      </Link>
      .
    </p>
  ),
  email: "E-mail address",
  oneMoment: "One moment …",
  sendLink: "Send me the link",
  linkSent: (email: string) => `If we store data about ${email}, a link is on its way.`,
  storedAbout: (email: string) => (
    <p className="mt-4 break-words">
      Stored about <strong>{email}</strong>:
    </p>
  ),
  bookings: "Bookings",
  bookingsAhead: (bookings: number, ahead: number) => `${bookings}, of them ${ahead} ahead`,
  contactMessages: "Contact messages",
  waitingLists: "Waiting lists",
  newsletter: "Newsletter",
  subscribed: "Subscribed",
  no: "No",
  hasAccount: "This address also has an account. Its other data are under “Your data” in its profile.",
  download: "Download as JSON",
  correct: "Correct",
  correctText: () => (
    <p className="mt-2">
      The names of your party can be corrected on the booking's page, whose link is in its mails. For any
      other mistake please{" "}
      <Link to="/contact" className="text-peacock underline underline-offset-4">
        write to us
      </Link>{" "}
      with the booking reference.
    </p>
  ),
  erase: "Erase",
  eraseText:
    "Names, contact details, requests and messages are erased. Trips that are still ahead keep theirs until they are over. Amounts and tax documents stay, as the law requires.",
  eraseForGood: "Erase my data for good",
  erasing: "Erasing …",
  tickBox: "Please tick the box: erased data can't be brought back.",
  erased: "Erased. Amounts and tax documents stay, as the law requires.",
  erasedExceptAhead:
    "Erased, except for the trips that are still ahead: cancel them, or ask again once they are over.",
};
