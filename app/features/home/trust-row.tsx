import { BadgeCheck, IndianRupee, Phone, Undo2 } from "lucide";
import { useSettings, useSite } from "~/platform/pages/use-site";
import { Icon } from "~/ui/icon";

/** Answers to a stranger before paying: who sells, what comes back, how one pays, and who helps. */
export function TrustRow() {
  const { contact } = useSettings();
  const { hours, phone, phoneNote } = contact;
  const isPayOnlineOffered = useSite()?.isPayOnlineOffered ?? false;
  return (
    <ul className="mt-8 trust-row">
      <li>
        <Icon icon={BadgeCheck} />
        We check every operator's papers and bank account
      </li>
      <li>
        <Icon icon={Undo2} />
        Your refund by date, in rupees, before you pay
      </li>
      {isPayOnlineOffered && (
        <li>
          <Icon icon={IndianRupee} />
          UPI, cards and net banking
        </li>
      )}
      <li>
        <Icon icon={Phone} />
        <span>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>
          {[hours[0]?.text, phoneNote].filter(Boolean).map((text) => (
            <span key={text} className="block text-muted">
              {text}
            </span>
          ))}
        </span>
      </li>
    </ul>
  );
}
