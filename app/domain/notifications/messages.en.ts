/** Words of messages to travelers' phones. Providers approve each text as a template; the values in braces are filled in. */
export const messages = {
  labels: {
    "trip-confirmed": "Booking received or confirmed",
    "trip-changed": "Booking changed",
    "trip-canceled": "Booking canceled or expired",
    "trip-unpaid": "Payment due",
    "trip-soon": "Trip in 7 days, and tomorrow",
    "trip-closed": "Departure closed, opened again or guaranteed",
    "trip-rescue": "Choice of another trip or a full refund",
    "trip-meeting": "New start time or meeting point",
    "trip-message": "Message to everybody on a departure",
    "sign-in-code": "Sign-in code",
    "seats-offered": "Seats offered from a waiting list",
  },
  texts: {
    "trip-confirmed": "Your booking {booking} is confirmed: {tour}, {date}.",
    "trip-changed": "Your booking {booking} has changed: {tour}, {date}, {travelers}.",
    "trip-canceled": "Your booking {booking} {ended}: {tour}, {date}.",
    "trip-unpaid": "{amount} is due by {due} for your booking {booking}: {tour}.",
    "trip-soon": "Your trip {booking} starts {start}: {tour}. Call {call} on the way.",
    "trip-closed": "Your trip {booking} of {date} {outcome}: {tour}.",
    "trip-rescue":
      "Your trip {booking} of {date} cannot run. Choose another or a refund by {due}: see our mail.",
    "trip-meeting":
      "New start or meeting point of your trip {booking}: {start}, {tour}. Details are in our mail.",
    "trip-message":
      "New message about your trip {booking} of {date}, {tour}. Read it on your booking's page.",
    "sign-in-code": "{code} is your Tour Bharat code. It works for 10 minutes. Don't share it.",
    "seats-offered": "{seats} held for you until {until}: {tour}, {date}. Book with the link in our mail.",
  },
  /** End of "trip-canceled". */
  ended: { canceled: "is canceled", expired: "has expired" },
  /** End of "trip-closed". */
  outcomes: { guaranteed: "is guaranteed", runs: "runs after all", cannotRun: "cannot run" },
  travelers: (count: number) => `${count} ${count === 1 ? "traveler" : "travelers"}`,
  seats: (count: number) => (count === 1 ? "1 seat" : `${count} seats`),
  /** Row of the preferences. */
  yourTrips: "Your trips: changes, payments due, reminders",
  channels: { mail: "Mail", push: "Push", whatsapp: "WhatsApp", sms: "SMS" },
};
