import { initials, type Viewer } from "~/domain/accounts/account";
import { cn } from "~/ui/cn";

/** A user's picture or initials. Hidden from screen readers because the name is beside it. */
export function Avatar({
  person: { name, image },
  className = "size-9 text-sm",
}: {
  person: Pick<Viewer, "name" | "image">;
  /** Size of the picture and of the initials. */
  className?: string;
}) {
  const classes = cn("shrink-0 rounded-full", className);
  if (image !== null) {
    return <img src={image} alt="" width={72} height={72} className={cn("object-cover", classes)} />;
  }
  return (
    <span aria-hidden className={cn("grid place-items-center bg-peacock font-semibold text-card", classes)}>
      {initials(name)}
    </span>
  );
}
