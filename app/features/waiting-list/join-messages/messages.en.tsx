export const messages = {
  title: "Waiting list",
  pageTitle: (tour: string) => `Waiting list: ${tour}`,
  description: (tour: string) =>
    `Leave your address for a sold-out day of ${tour}, and hear first when seats are free.`,
  intro:
    "When seats come back, we hold them for the first in line for two hours. The hours from 9 PM to 8 AM don't count.",
  travelDate: "Travel date",
  travelers: "Travelers",
  name: "Name",
  email: "E-mail address",
  phone: "Phone",
  phoneHint: "For a message when seats come back",
  busy: "One moment …",
  join: "Join the waiting list",
  confirm: "Confirm your address",
  mailed: (email: string) => (
    <p className="mt-2">
      We have mailed a link to <strong className="wrap-anywhere">{email}</strong>. Your place in line counts
      from the moment you confirm it, within 24 hours.
    </p>
  ),
};
