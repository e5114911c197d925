import { plural } from "~/domain/language/messages";

/** Words of the question about check-ins that were not sent. */
export const messages = {
  sent: "Sent",
  notSent: (count: number) =>
    plural(count, {
      one: `${count} check-in was not sent yet`,
      other: `${count} check-ins were not sent yet`,
    }),
  onlyYou: "Only you can send them. Logging out deletes them from this device.",
  troubles: {
    offline: "You're offline. Connect to send your check-ins and log out.",
    failed: "Your check-ins could not be sent. Please try again.",
    "signed-out": "Your session has expired. Log in again to send your check-ins.",
    forbidden: "You no longer have permission to check in travelers, so these cannot be sent.",
  },
  staySignedIn: "Stay signed in",
  discard: "Log out and discard",
  logOut: "Log out",
  sending: "Sending …",
  sendFirst: "Send, then log out",
};
