/** Named filters, order and columns of a list. Free of zod: lists show their views without it. */
export interface SavedView {
  id: string;
  name: string;
  /** Query of the list's address, without "?"; never empty. */
  query: string;
  /** True if the list opens with it. */
  isDefault: boolean;
}

/** Views and columns that a person has chosen for one list. */
export interface ListChoice {
  views: SavedView[];
  /** Keys of the shown columns, comma-separated; null for the list's own. */
  columns: string | null;
}

/** Saved views of one person and list at most. */
export const maxSavedViews = 20;
export const maxViewName = 60;

/** Parameter without a meaning of its own: a list opens its default view only if its address has no parameters. */
export const everythingParam = "view";
export const everything = "all";
