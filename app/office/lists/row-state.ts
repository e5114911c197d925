import type { BulkResult } from "~/domain/bulk";

/** Row selection for `BulkActions`. */
export interface Selection {
  chosen: ReadonlySet<string>;
  /** @param through ids of all rows, in order, to select from the last toggled row to this one */
  toggle: (id: string, through?: readonly string[]) => void;
  toggleAll: (ids: readonly string[]) => void;
  result: BulkResult | null;
}

/** Side panel with the details of one row. */
export interface OpenRow {
  id: string | null;
  open: (id: string, how: { isWalking: boolean }) => void;
}
