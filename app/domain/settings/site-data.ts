import type { SocialProvider, Viewer } from "~/domain/accounts/account";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Membership } from "~/domain/operators/operator-rights";
import type { PublicSettings } from "./platform";

/** Data that the root loader sends with every page. */
export interface SiteData {
  viewer: Viewer | null;
  /** Today in India, by the server's clock. */
  today: TravelDate;
  /** The same clock, UTC, to the full minute: cut-offs are full minutes. */
  now: number;
  settings: PublicSettings;
  isPayOnlineOffered: boolean;
  socialProviders: SocialProvider[];
  /** True if a code sent to a phone can sign in. */
  isPhoneSignInOffered: boolean;
  /** Slugs on the account's wishlist; a guest's wishlist is stored in the browser. */
  wishlist: string[];
  /** The operators that the user acts for, with their rights. */
  memberships: Membership[];
  /** Links of a signed-in user's menu. */
  accountMenu: readonly { label: string; to: string }[];
}
