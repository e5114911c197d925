import { initials, type Viewer } from "~/domain/accounts/account";
import { cn } from "~/ui/cn";

/** A user's picture or initials. Hidden from screen readers because the name is beside it. */
export function Avatar({
  person: { name, image },
  className,
}: {
  person: Pick<Viewer, "name" | "image">;
  className?: string;
}) {
  const classes = cn("size-9 shrink-0 rounded-full", className);
  if (image !== null) {
    return <img src={image} alt="" width={72} height={72} className={cn("object-cover", classes)} />;
  }
  return (
    <span
      aria-hidden
      className={cn("grid place-items-center bg-peacock text-sm font-semibold text-card", classes)}
    >
      {initials(name)}
    </span>
  );
}
