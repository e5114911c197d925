import { initials } from "~/domain/accounts/account";
import { cn } from "~/ui/cn";

/** An operator's picture, or its initials. Decorative: its name is beside it. */
export function OperatorLogo({
  operator: { companyName, logo },
  className,
}: {
  operator: { companyName: string; logo: string | null };
  /** Sets size and type size. */
  className: string;
}) {
  if (logo === null) {
    return (
      <span
        aria-hidden
        className={cn(
          "grid shrink-0 place-items-center rounded-full bg-sunken font-display text-vermilion",
          className,
        )}
      >
        {initials(companyName)}
      </span>
    );
  }
  return (
    <img
      src={logo}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      className={cn("shrink-0 rounded-full border border-line bg-card object-cover", className)}
    />
  );
}
