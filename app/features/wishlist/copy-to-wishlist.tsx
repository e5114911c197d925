import { Heart } from "lucide";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useToast } from "~/ui/toast";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { wishlistOwner } from "~/domain/wishlist/wishlist-owner";
import { deviceNow } from "~/platform/browser/use-device-clock";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useViewer } from "~/platform/pages/use-site";
import { wishlistMessages } from "./lists/messages";
import { storeGuestWishlistItem } from "./stored-guest-wishlist";

/** Saves all tours: to the account, or to a guest's browser. Without scripts a guest logs in first. */
export function CopyToWishlist({ shareKey, slugs }: { shareKey: string; slugs: readonly string[] }) {
  const m = wishlistMessages();
  const isGuest = wishlistOwner(useViewer()) === null;
  const isHydrated = useHydrated();
  const showToast = useToast();

  function saveInBrowser(event: React.FormEvent) {
    if (!isGuest) return;
    event.preventDefault();
    const now = deviceNow();
    // A millisecond apart, to preserve their order.
    const outcomes = slugs.map((slug, index) => storeGuestWishlistItem({ slug, savedAt: now - index }));
    const isFull = outcomes.includes("full");
    showToast({
      tone: isFull ? "danger" : "success",
      title: isFull ? m.full : m.saved,
      description: isFull ? m.logInForMore : m.savedHere,
      link: { to: "/wishlist", label: m.see },
    });
  }

  return (
    <form method="post" action={pathIn(currentLanguage(), "/wishlist")} onSubmit={saveInBrowser}>
      <input type="hidden" name="intent" value="copy" />
      <input type="hidden" name="key" value={shareKey} />
      <input
        type="hidden"
        name="next"
        value={isGuest && !isHydrated ? `/wishlist/shared/${shareKey}` : "/wishlist"}
      />
      <Button type="submit">
        <Icon icon={Heart} className="size-4" />
        {m.saveAll}
      </Button>
    </form>
  );
}
