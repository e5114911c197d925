/** The Contact page and its FAQ. Hours as in specification 1, section 9, in IST. */

import type { IconName } from "~/ui/named-icon";
import { scheduleInWords } from "~/domain/bookings/cancellation";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import { weekdays } from "~/domain/calendar/english-names";
import { langOfEnglish } from "~/domain/language/language";
import { hoursInWords } from "~/domain/settings/hours/hours";
import { contactMessages } from "~/features/messages/messages";
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
  /** Language of a remark in the owner's own words. */
  noteLang?: "en" | undefined;
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
  const m = contactMessages().blocks;
  return [
    {
      key: "email",
      title: m.email,
      lines: [email],
      href: `mailto:${email}`,
      note: null,
      icon: "mail",
    },
    {
      key: "phone",
      title: m.phone,
      lines: [phone],
      href: null,
      note: phoneNote || null,
      noteLang: langOfEnglish(),
      icon: "phone",
    },
    {
      key: "address",
      title: m.office,
      lines: [platformDetails.name, street, `${locality} ${postalCode}, ${region}, ${country}`],
      href: null,
      note: addressNote || null,
      noteLang: langOfEnglish(),
      icon: "map-pin",
    },
    {
      key: "hours",
      title: m.hours,
      lines: hours.length === 0 ? [m.byArrangement] : hours.map((line) => m.hoursIn(hoursInWords(line))),
      href: null,
      note: closedDays(contact),
      icon: "clock",
    },
  ];
}

/** Describes the closed days: "Closed on Sundays."; null if there are none, or no hours are given. */
export function closedDays({ hours }: Pick<ContactDetails, "hours">): string | null {
  const closed = weekdays.flatMap((day, index) =>
    hours.some(({ days }) => days.includes(day)) ? [] : (index + 1) % 7,
  );
  return hours.length === 0 || closed.length === 0 ? null : contactMessages().blocks.closedOn(closed);
}

/**
 * Returns the FAQ entries.
 * @param schedule refund schedule for new bookings
 */
export function faqOf(schedule: readonly RefundStep[]): readonly FaqEntry[] {
  const { cancellationPolicy, faq } = contactMessages();
  return [
    { id: "cancellation", question: cancellationPolicy, answer: scheduleInWords(schedule) },
    ...Object.entries(faq).map(([id, entry]) => ({ id, ...entry })),
  ];
}
