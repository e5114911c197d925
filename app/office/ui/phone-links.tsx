import { MessageCircle, Phone } from "lucide";
import { dialUrl } from "~/domain/accounts/format-phone";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

const link =
  "inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line px-2 text-sm font-semibold text-ink hover:bg-sunken";

/** A phone number with links that call it and open a WhatsApp chat. @param phone E.164, or as typed */
export function PhoneLinks({ phone, name, className }: { phone: string; name: string; className?: string }) {
  return (
    <span className={cn("flex flex-wrap items-center gap-x-2 gap-y-1", className)}>
      <span className="w-full whitespace-nowrap tabular-nums">{phone}</span>
      <a href={dialUrl(phone)} className={link}>
        <Icon icon={Phone} className="size-3.5" />
        Call
        <span className="sr-only">{` ${name}`}</span>
      </a>
      <a
        href={`https://wa.me/${phone.replaceAll(/\D/g, "")}`}
        target="_blank"
        rel="noreferrer"
        className={link}
      >
        <Icon icon={MessageCircle} className="size-3.5" />
        WhatsApp
        <span className="sr-only">{` ${name} (opens in a new tab)`}</span>
      </a>
    </span>
  );
}
