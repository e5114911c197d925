import { Exact } from "~/ui/exact";
import { placeInLine } from "~/domain/waiting-list/waiting-list";

export const messages = {
  lists: "Waiting lists",
  seats: (seats: number) => (seats === 1 ? "1 seat" : `${seats} seats`),
  heldUntil: (deadline: string) => (
    <span>
      Held until <Exact>{deadline}</Exact>
    </span>
  ),
  cameBack: "Seats came back",
  inLine: (position: number) => `${placeInLine(position)} in line`,
  book: (seats: number): string => (seats === 1 ? "Book the seat" : "Book the seats"),
  decline: "Decline",
  leave: "Leave",
  leaveList: "Leave the list",
  busy: "One moment …",
  pageTitle: "Your place on the waiting list",
  tour: "Tour",
  travelDate: "Travel date",
  option: "Option",
  seatsLabel: "Seats",
  heldUntilLabel: "Held until",
  confirming: "Confirming …",
  confirm: "Confirm my place",
  viewTour: "View the tour",
  anotherDate: "Choose another date",
  joinAgain: "Join again",
  howItWorks:
    "When seats come back and it's your turn, we hold them for you for two hours and mail you. The hours from 9 PM to 8 AM don't count.",
  heading: {
    unconfirmed: "Confirm your place",
    waiting: (position: number | null) =>
      position === null ? "You are in line" : `You are ${placeInLine(position)} in line`,
    reserved: (seats: number): string =>
      seats === 1 ? "A seat came back for you" : "Seats came back for you",
    offered: (seats: number) => (seats === 1 ? "1 seat is held for you" : `${seats} seats are held for you`),
    booked: "You have booked",
    declined: "You have declined",
    lapsed: "Your offer has ended",
    left: "You have left the list",
    gone: "The waiting list has ended",
  },
  offer: {
    title: "Book the held seats",
    ended: "The offer has ended.",
    held: (words: { seats: number; until: string; deadline: string }) => (
      <p className="mb-6 rounded-control border-l-4 border-success bg-success-subtle p-4 text-success">
        <strong>{`${words.seats === 1 ? "1 seat" : `${words.seats} seats`} held for you`}</strong> until{" "}
        <time translate="no" dateTime={words.until}>
          {words.deadline}
        </time>
      </p>
    ),
  },
};
