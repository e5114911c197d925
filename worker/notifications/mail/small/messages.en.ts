/** Mails about everything but bookings and accounts, and about messages. */
export const messages = {
  newsletter: {
    subject: "Confirm your subscription to the Tour Bharat newsletter",
    preheader: "One click, and you get our seasonal travel news.",
    heading: "Confirm your subscription",
    paragraphs: [
      "Please confirm that you would like to get our seasonal travel news at this address. Without your confirmation we send nothing, and forget the address after seven days.",
    ],
    action: "Confirm",
    footnote:
      "The same page ends the subscription at any time, without signing in. If you didn't ask for this, ignore this mail.",
  },
  personalData: (hours: number) => ({
    subject: "Your data at Tour Bharat",
    preheader: `The link works for ${hours} hours.`,
    heading: "Your data at Tour Bharat",
    paragraphs: [
      "You asked what we store about this e-mail address. The page shows it, lets you download it, and erases it if you wish.",
      `The link works for ${hours} hours. Don't pass it on: anyone who opens it sees your data.`,
    ],
    action: "See my data",
    footnote:
      "If you didn't ask for this, ignore this mail. Nothing changes unless the link is opened and used.",
  }),
  contact: {
    subject: (subject: string) => `Our reply to your message: ${subject}`,
    preheader: "You wrote to us. Here is our reply.",
    heading: "Our reply to your message",
    signed: (name: string) => `${name}, Tour Bharat`,
    yourMessage: (date: string) => `Your message of ${date}`,
    footnote: "To write again, please use the contact page.",
  },
  review: {
    answered: (company: string) => `${company} replied to your review`,
    heading: "Your review has a reply",
    intro: ({ company, tour, title }: { company: string; tour: string; title: string }) =>
      `${company} replied to your review of “${tour}” (“${title}”):`,
    view: "View your review",
    footnote:
      "The reply is shown below your review on the tour's page. Please don't reply to this mail: the address isn't monitored.",
  },
  photograph: {
    shown: {
      subject: "Your photograph is on the tour's page",
      heading: "Thank you for your photograph",
      intro: (caption: string | null, tour: string) =>
        `${caption === null ? "Your photograph" : `Your photograph “${caption}”`} from “${tour}” is now shown with your review. You can remove it at any time.`,
    },
    refused: {
      subject: "We can't show your photograph",
      heading: "We can't show your photograph",
      intro: (caption: string | null, tour: string) =>
        `${caption === null ? "Your photograph" : `Your photograph “${caption}”`} from “${tour}” is not on the tour's page, for this reason:`,
      stays: (days: number) =>
        `Your review stays as it is. You can remove the photograph and add another. We delete it in ${days} days.`,
    },
    view: "View your photographs",
  },
  question: {
    confirm: (tour: string) => ({
      subject: "Send your question",
      preheader: `About ${tour}`,
      heading: "Is this your address?",
      intro: `You asked a question about ${tour}. It goes to the operator once you confirm that this address is yours. Without that we forget it after seven days.`,
      action: "Send my question",
      footnote: "If you didn't ask, ignore this mail: nobody reads the question.",
    }),
    answer: (tour: string) => `An answer about ${tour}`,
    hasAnswered: (operator: string) => `${operator} has answered`,
  },
  readAndReply: "Read and reply",
  /** @param isPrivate true where the page keeps contact details private */
  howToAnswer: (isPrivate: boolean) =>
    `Please don't reply to this mail: the address isn't monitored. Reply on the page${isPrivate ? ", which keeps your contact details private" : ""}.`,
  whyTraveler: "You received this mail because a tour was booked at Tour Bharat with this address.",
  details: { booking: "Booking", tour: "Tour", date: "Travel date", seats: "Seats" },
  thread: {
    subject: (booking: string) => `A message about your booking ${booking}`,
    preheader: (operator: string) => `${operator} has written to you`,
    heading: "You have a message",
    intro: (operator: string) => `${operator} has written to you about your trip.`,
  },
  toTraveler: {
    subject: (booking: string) => `About your booking ${booking}: a message from Tour Bharat`,
    heading: "A message about your booking",
  },
  onDeparture: {
    subject: (booking: string, from: string) => `Your trip ${booking}: a message from ${from}`,
    heading: (from: string) => `A message from ${from}`,
  },
  waiting: {
    noLonger: "The tour is no longer offered.",
    confirm: {
      action: "Confirm",
      subject: (date: string) => `Confirm your place on the waiting list for ${date}`,
      heading: "Confirm your place",
      paragraphs: ["Confirm your e-mail address to join the waiting list. The link is valid for 24 hours."],
      footnote: "If you didn't ask for this, ignore this mail: without your confirmation nothing happens.",
    },
    joined: {
      action: "View or leave the list",
      subject: (date: string) => `You are on the waiting list for ${date}`,
      heading: "You are on the waiting list",
      paragraphs: [
        "When seats come back and it's your turn, we hold them for you for two hours and send you a mail. The hours from 9 PM to 8 AM don't count.",
      ],
    },
    offered: {
      action: (seats: number): string => (seats === 1 ? "Book the seat" : "Book the seats"),
      subject: ({ seats, date, until }: { seats: number; date: string; until: string }) =>
        `${seats === 1 ? "1 seat is" : `${seats} seats are`} free on ${date}: held for you until ${until}`,
      preheader: (until: string) => `Held for you until ${until}.`,
      heading: (seats: number) => `${seats === 1 ? "1 seat is" : `${seats} seats are`} held for you`,
      paragraphs: (until: string) => [
        `Book by ${until}. After that we offer the seats to the next in line.`,
        "No longer interested? Decline on the same page, so that others get them sooner.",
      ],
    },
    lapsed: {
      action: "Join again",
      subject: (date: string) => `Your offer for ${date} has ended`,
      heading: "Your offer has ended",
      paragraphs: [
        "The seats were not booked in time, so they went to the next in line. You are no longer on the waiting list, but you can join it again.",
      ],
    },
    gone: {
      action: "Choose another date",
      subject: (date: string) => `The waiting list for ${date} has ended`,
      heading: "The waiting list has ended",
      noSeats: "No seats came back in time for you. We're sorry.",
    },
  },
};
