import type { BulkResult } from "~/domain/bulk";
import { cn } from "~/ui/cn";

/** Results of a bulk action for rows that the list no longer shows. */
export function RowNotes({ result, shown }: { result: BulkResult | null; shown: readonly string[] }) {
  const gone = result?.rows.filter(({ id }) => !shown.includes(id)) ?? [];
  if (gone.length === 0) return null;
  return (
    <ul>
      {gone.map(({ id, isDone, message }) => (
        <li key={id} className={cn("text-sm font-semibold", isDone ? "text-success" : "text-danger")}>
          {message}
        </li>
      ))}
    </ul>
  );
}
