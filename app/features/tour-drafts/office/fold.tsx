import { ChevronDown } from "lucide";
import { useState } from "react";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

/** A section of a long form that opens on demand, and by itself when one of its fields gets an error. */
export function FieldsFold({
  title,
  note,
  hasErrors = false,
  className,
  children,
}: {
  title: string;
  /** Summary of its content, shown beside its title. */
  note?: React.ReactNode;
  hasErrors?: boolean;
  className?: string;
  children: React.ReactNode | ((isOpen: boolean) => React.ReactNode);
}) {
  const [isOpen, setOpen] = useState(hasErrors);
  const [hadErrors, setHadErrors] = useState(hasErrors);
  if (hadErrors !== hasErrors) {
    setHadErrors(hasErrors);
    if (hasErrors) setOpen(true);
  }
  const content = typeof children === "function" ? children(isOpen) : children;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={cn("group/fold min-w-0 rounded-card border border-line bg-card", className)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="min-w-0 grow text-sm text-muted">{note}</span>
        <Icon icon={ChevronDown} className="size-4 shrink-0 group-open/fold:rotate-180" />
      </summary>
      <div className="grid min-w-0 gap-3 border-t border-line p-4">{content}</div>
    </details>
  );
}
