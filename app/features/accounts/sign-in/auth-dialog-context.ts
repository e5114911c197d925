import { createContext } from "react";
import type { AuthTab } from "./auth-addresses";

export interface AuthRequest {
  tab: AuthTab;
  /** Same-site path to go to after signing in; null for the role's start page. */
  next: string | null;
  /** Gets the focus back when the dialog closes. */
  opener: HTMLElement;
  /** Set when a booking starts here: it needs no account. */
  booking?: {
    tourTitle: string;
    /** Continues to the booking, as a guest or signed in. */
    goOn: () => void;
  };
}

/** Opens the auth dialog and prefetches its code. Null without a provider: links then stay links. */
export const AuthDialogContext = createContext<{
  open: (request: AuthRequest) => void;
  prefetch: () => void;
} | null>(null);
