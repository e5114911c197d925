import { Link } from "react-router";
import { useMayOpen } from "./use-may-open";

/** Link to a page of an office; for a reader whose rights do not allow that page, only its content. */
export function OfficeLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: React.ReactNode;
}) {
  if (!useMayOpen()(to)) return <span>{children}</span>;
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
