import { Heart } from "lucide";
import { Link } from "react-router";
import { buttonClasses } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { wishlistMessages } from "./lists/messages";

export function EmptyWishlist() {
  const m = wishlistMessages().empty;
  return (
    <div className="mt-8 grid justify-items-center rounded-card border border-line bg-card px-6 py-14 text-center">
      <Icon icon={Heart} strokeWidth={1.25} className="size-16 text-vermilion" />
      <h2 className="mt-5 text-3xl">{m.title}</h2>
      <p className="mt-2 max-w-md text-muted">{m.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/tours" className={buttonClasses("primary")}>
          {m.find}
        </Link>
        <Link to="/destinations" className={buttonClasses("secondary")}>
          {m.destinations}
        </Link>
      </div>
    </div>
  );
}
