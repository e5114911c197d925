import { dialUrl, formatPhone } from "~/domain/accounts/format-phone";
import type { TripContact } from "~/domain/trips/trip-contacts";
import { travelerTripMessages } from "~/domain/trips/messages";

const link =
  "inline-block py-1 font-semibold text-peacock underline underline-offset-4 print:text-ink print:no-underline";

/** The numbers to call on the way to the meeting point. */
export function TripContacts({ contacts }: { contacts: readonly TripContact[] }) {
  return (
    <ul className="mt-2">
      {contacts.map(({ who, phone, chat }) => (
        <li key={who}>
          <span>{`${who}:`}</span>{" "}
          <a translate="no" href={dialUrl(phone)} className={link}>
            {formatPhone(phone)}
          </a>
          {chat !== null && (
            <a href={chat} target="_blank" rel="noreferrer" className={`ml-3 print:hidden ${link}`}>
              WhatsApp<span className="sr-only">{travelerTripMessages().contacts.opensInNewTab(who)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
