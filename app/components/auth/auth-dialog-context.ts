import { createContext } from "react";
import type { AuthTab } from "~/lib/auth-addresses";

export interface AuthRequest {
  tab: AuthTab;
  /** Where the person goes afterwards, on our own site; null is their role's own page. */
  next: string | null;
  /** Gets the focus back. */
  opener: HTMLElement;
  /** Given where a booking begins, which needs no account. */
  booking?: {
    tourTitle: string;
    /** Goes on to the booking, as a guest or signed in. */
    goOn: () => void;
  };
}

/** Opens the auth dialog over the page, and fetches its code ahead. Null where there is none: links then stay links. */
export const AuthDialogContext = createContext<{
  open: (request: AuthRequest) => void;
  prefetch: () => void;
} | null>(null);
