const weekdaysInPlural = [
  "Sundays",
  "Mondays",
  "Tuesdays",
  "Wednesdays",
  "Thursdays",
  "Fridays",
  "Saturdays",
];

/** The Contact page, its form and its frequently asked questions. Source: specification 2, sections 2 and 9. */
export const messages = {
  title: "Contact",
  description:
    "Contact Tour Bharat: message form, office address, business hours and frequently asked questions.",
  lead: "Questions about a tour or a booking? Send us a message and our team will answer.",
  aboutBooking: (reference: string) => `Booking ${reference}: `,
  form: {
    name: "Full Name",
    email: "Email Address",
    subject: "Subject",
    message: "Message",
    send: "Send Message",
    sending: "Sending …",
  },
  subjects: {
    "General Inquiry": "General Inquiry",
    "Booking Question": "Booking Question",
    "Customer Support": "Customer Support",
    "Partnership Opportunity": "Partnership Opportunity",
    Feedback: "Feedback",
  },
  sent: {
    thankYou: (name: React.ReactNode) => (
      <h2 className="text-3xl">
        Thank you, <span>{name}</span>
      </h2>
    ),
    weReplyTo: (email: React.ReactNode) => (
      <p className="mt-3">
        We've received your message and will reply to <span>{email}</span>
        <span>.</span>
      </p>
    ),
    another: "Send another message",
  },
  blocks: {
    email: "E-mail",
    phone: "Phone",
    office: "Office",
    hours: "Opening hours",
    byArrangement: "By arrangement",
    hoursIn: (hours: string) => `${hours} IST`,
    /** @param days numbers of the weekdays; 0 is Sunday */
    closedOn: (days: readonly number[]) => {
      const names = days.map((day) => weekdaysInPlural[day]);
      const last = names.pop() ?? "";
      return `Closed on ${names.length === 0 ? last : `${names.join(", ")} and ${last}`}.`;
    },
  },
  booked: {
    title: "Already booked?",
    text: "You can move, reduce or cancel your trip, and write to its operator, on the booking's page.",
    find: "Find my booking",
  },
  identity: {
    title: "Who runs Tour Bharat",
    officer: (name: string, email: string, hours: number, days: number) => (
      <p className="mt-3">
        <span>{`Grievance officer: ${name},`}</span>{" "}
        <a href={`mailto:${email}`} className="break-words text-peacock underline">
          {email}
        </a>
        <span>{`. Complaints are acknowledged within ${hours} hours and answered within ${days} days.`}</span>
      </p>
    ),
  },
  faqTitle: "Frequently asked questions",
  cancellationPolicy: "What is the cancellation policy?",
  /** By their anchors on the page. */
  faq: {
    "without-account": {
      question: "Do I need an account to book?",
      answer:
        "No. The booking dialog asks for your name, e-mail address and phone number, and that is enough. With an account you also see all your bookings in one place, keep a wishlist and write reviews; bookings you made as a guest with the same confirmed e-mail address appear there too.",
    },
    payment: {
      question: "When and how do I pay?",
      answer:
        "Now or later. In the dialog you choose credit card, debit card, UPI or net banking, and pay at once or by the link in the mail about your booking, by the date shown there. Some tours take a deposit first. We never ask for a PIN or a one-time password.",
    },
    children: {
      question: "Can children come along?",
      answer:
        "On most tours, yes. When you book, you give the number of adults, children (2 to 11) and infants, who travel free, and see what each pays. Where a tour has no child fare, a child pays as an adult. A smallest age, for example 14 for rafting at Rishikesh, is on the tour's page.",
    },
    "group-size": {
      question: "How large can our group be?",
      answer:
        "One booking holds up to 20 travelers: choose 6+ and enter the number. Some tours have fewer seats on a date, and the dialog tells you when there are not enough. For a larger party write to us, and we will ask the operator what is possible.",
    },
    permits: {
      question: "Do I need a permit?",
      answer:
        "For parts of Arunachal Pradesh, Sikkim, Ladakh and some border areas and parks, yes, and the rules differ for Indian and foreign citizens. Each tour's page lists what is needed. Carry original photo identity in any case.",
    },
    changes: {
      question: "Can I change a booking?",
      answer:
        "Yes, on the booking's page, which the link in your mail, your account or Find my booking opens. Choose another date or party, look at the new price, and pay the difference or get it back. Names, contact details and requests change there too. For anything else, send a message from the same page.",
    },
    "sold-out": {
      question: "The date I want is sold out. What now?",
      answer:
        "Join the waiting list from the calendar or the tour's page. When seats come back, we offer them in order, by mail and, if you like, on your phone. They are held for you for two hours, not counting the night.",
    },
    "smallest-party": {
      question: "Can a tour be canceled for too few travelers?",
      answer:
        "Only if its page names a smallest party. The calendar marks departures that are guaranteed. If one is not filled by the day named there, you hear from us at once and get everything back.",
    },
    "find-booking": {
      question: "How do I find my booking again?",
      answer:
        "Open Find my booking, at the foot of every page, and enter its reference, TB and digits, with the e-mail address you booked with. Both are needed. If you have an account, your bookings are also listed under Bookings in your menu.",
    },
    "signing-in": {
      question: "I cannot sign in. What can I do?",
      answer:
        "Use Forgot Password: if your e-mail address has an account, we mail you a link to set a new password. With a passkey or a verified phone number you can sign in without the password. If your account asks for a code and you've lost your phone, use a backup code. After many wrong tries, wait a quarter of an hour.",
    },
    "delete-account": {
      question: "How do I download my data or delete my account?",
      answer:
        "Both are on your profile. The download is a file with everything we hold about you. Deleting the account erases your personal data at once and cannot be undone; bookings stay in our accounts without your name, address or phone number.",
    },
  },
};
