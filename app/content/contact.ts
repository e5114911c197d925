/** The Contact page and its FAQ. Source: specification 2, sections 2 and 9; hours as in specification 1, section 9, in IST. */

import type { IconName } from "~/ui/named-icon";
import { scheduleInWords, type RefundStep } from "~/domain/bookings/cancellation";
import { closedDays } from "~/domain/settings/platform";
import type { ContactDetails } from "~/domain/settings/contact-details";
import { platformDetails } from "./platform";

interface ContactBlock {
  key: "email" | "phone" | "address" | "hours";
  title: string;
  lines: readonly string[];
  /** Link target of the block, or null. */
  href: string | null;
  /** A remark in small type, or null. */
  note: string | null;
  icon: IconName;
}

export interface FaqEntry {
  /** The entry's anchor on the page. */
  id: string;
  question: string;
  answer: string;
}

/** Converts the contact settings to display blocks. */
export function contactBlocks(contact: ContactDetails): ContactBlock[] {
  const { email, phone, phoneNote, address, addressNote, hours } = contact;
  const { street, locality, postalCode, region, country } = address;
  if (email === "") return [];
  return [
    {
      key: "email",
      title: "E-mail",
      lines: [email],
      href: `mailto:${email}`,
      note: null,
      icon: "mail",
    },
    {
      key: "phone",
      title: "Phone",
      lines: [phone],
      href: null,
      note: phoneNote || null,
      icon: "phone",
    },
    {
      key: "address",
      title: "Office",
      lines: [platformDetails.name, street, `${locality} ${postalCode}, ${region}, ${country}`],
      href: null,
      note: addressNote || null,
      icon: "map-pin",
    },
    {
      key: "hours",
      title: "Opening hours",
      lines: hours.length === 0 ? ["By arrangement"] : hours.map(({ text }) => `${text} IST`),
      href: null,
      note: closedDays(contact),
      icon: "clock",
    },
  ];
}

/**
 * Returns the FAQ entries.
 * @param schedule refund schedule for new bookings
 */
export function faqOf(schedule: readonly RefundStep[]): readonly FaqEntry[] {
  return [
    {
      id: "cancellation",
      question: "What is the cancellation policy?",
      answer: scheduleInWords(schedule),
    },
    ...otherQuestions,
  ];
}

const otherQuestions: readonly FaqEntry[] = [
  {
    id: "without-account",
    question: "Do I need an account to book?",
    answer:
      "No. The booking dialog asks for your name, e-mail address and phone number, and that is enough. With an account you also see all your bookings in one place, keep a wishlist and write reviews; bookings you made as a guest with the same confirmed e-mail address appear there too.",
  },
  {
    id: "payment",
    question: "When and how do I pay?",
    answer:
      "Now or later. In the dialog you choose credit card, debit card, UPI or net banking, and pay at once or by the link in the mail about your booking, by the date shown there. Some tours take a deposit first. We never ask for a PIN or a one-time password.",
  },
  {
    id: "children",
    question: "Can children come along?",
    answer:
      "On most tours, yes. When you book, you give the number of adults, children (2 to 11) and infants, who travel free, and see what each pays. Where a tour has no child fare, a child pays as an adult. A smallest age, for example 14 for rafting at Rishikesh, is on the tour's page.",
  },
  {
    id: "group-size",
    question: "How large can our group be?",
    answer:
      "One booking holds up to 20 travelers: choose 6+ and enter the number. Some tours have fewer seats on a date, and the dialog tells you when there are not enough. For a larger party write to us, and we will ask the operator what is possible.",
  },
  {
    id: "permits",
    question: "Do I need a permit?",
    answer:
      "For parts of Arunachal Pradesh, Sikkim, Ladakh and some border areas and parks, yes, and the rules differ for Indian and foreign citizens. Each tour's page lists what is needed. Carry original photo identity in any case.",
  },
  {
    id: "changes",
    question: "Can I change a booking?",
    answer:
      "Yes, on the booking's page, which the link in your mail, your account or Find my booking opens. Choose another date or party, look at the new price, and pay the difference or get it back. Names, contact details and requests change there too. For anything else, send a message from the same page.",
  },
  {
    id: "sold-out",
    question: "The date I want is sold out. What now?",
    answer:
      "Join the waiting list from the calendar or the tour's page. When seats come back, we offer them in order, by mail and, if you like, on your phone. They are held for you for two hours, not counting the night.",
  },
  {
    id: "smallest-party",
    question: "Can a tour be canceled for too few travelers?",
    answer:
      "Only if its page names a smallest party. The calendar marks departures that are guaranteed. If one is not filled by the day named there, you hear from us at once and get everything back.",
  },
  {
    id: "find-booking",
    question: "How do I find my booking again?",
    answer:
      "Open Find my booking, at the foot of every page, and enter its reference, TB and digits, with the e-mail address you booked with. Both are needed. If you have an account, your bookings are also listed under Bookings in your menu.",
  },
  {
    id: "signing-in",
    question: "I cannot sign in. What can I do?",
    answer:
      "Use Forgot Password: if your e-mail address has an account, we mail you a link to set a new password. With a passkey or a verified phone number you can sign in without the password. If your account asks for a code and you've lost your phone, use a backup code. After many wrong tries, wait a quarter of an hour.",
  },
  {
    id: "delete-account",
    question: "How do I download my data or delete my account?",
    answer:
      "Both are on your profile. The download is a file with everything we hold about you. Deleting the account erases your personal data at once and cannot be undone; bookings stay in our accounts without your name, address or phone number.",
  },
];
