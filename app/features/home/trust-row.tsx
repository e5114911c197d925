import { BadgeCheck, IndianRupee, Phone, Undo2 } from "lucide";
import { useSettings, useSite } from "~/platform/pages/use-site";
import { langOfText } from "~/domain/language/language";
import { hoursInWords } from "~/domain/settings/hours/hours";
import { Icon } from "~/ui/icon";
import { homeMessages } from "./messages";

/** Answers to a stranger before paying: who sells, what comes back, how one pays, and who helps. */
export function TrustRow() {
  const m = homeMessages().trust;
  const { contact } = useSettings();
  const { hours, phone, phoneNote } = contact;
  const isPayOnlineOffered = useSite()?.isPayOnlineOffered ?? false;
  return (
    <ul className="mt-8 trust-row">
      <li>
        <Icon icon={BadgeCheck} />
        {m.operators}
      </li>
      <li>
        <Icon icon={Undo2} />
        {m.refund}
      </li>
      {isPayOnlineOffered && (
        <li>
          <Icon icon={IndianRupee} />
          {m.payment}
        </li>
      )}
      <li>
        <Icon icon={Phone} />
        <span>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>
          {[...hours.slice(0, 1).map(hoursInWords), phoneNote].filter(Boolean).map((text) => (
            <span key={text} lang={langOfText(text)} className="block text-muted">
              {text}
            </span>
          ))}
        </span>
      </li>
    </ul>
  );
}
