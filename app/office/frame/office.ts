import type { PortalPage } from "~/content/portal-page";

/** A link that the command palette offers. */
export interface Hit {
  name: string;
  /** Text that distinguishes hits with the same name. */
  hint: string;
  to: string;
}

/**
 * Open items by the address of their page or tab, and what they are. `to` is the address of the first tab that has any, if the
 * page's own tab has none.
 */
export type Waiting = Readonly<Record<string, { count: number; text: string; to?: string | undefined }>>;

/** A thing to create. Its key follows "n". */
export interface Creation {
  label: string;
  to: string;
  key: string;
}

/** A back office as one person sees it: only what their rights allow. */
export interface Office {
  /** Name of the navigation. */
  label: string;
  home: PortalPage;
  /** Pages in the groups of the side bar. */
  groups: readonly (readonly PortalPage[])[];
  /** Things that the person may create. */
  creations: readonly Creation[];
  waiting: Waiting;
  /** The same for the tabs of pages. */
  waitingInTabs?: Waiting;
  palette: {
    /** Kinds of things that it finds. */
    finds: string;
    /** Address that searches. */
    search: string;
    /** Address before a payout's number. */
    payouts: string;
    actions: readonly Hit[];
    /** Lists that can be searched: their names and addresses. */
    lists: readonly { name: string; page: string; to: string }[];
  };
}

/** Number of places in the bar of phones. */
const placesOnPhone = 4;

/** Returns the main places, filled up with others where rights leave some out. */
export function placesFor({ groups }: Pick<Office, "groups">): PortalPage[] {
  const pages = groups.flat();
  return [...pages.filter(({ isMain }) => isMain), ...pages.filter(({ isMain }) => !isMain)].slice(
    0,
    placesOnPhone,
  );
}
