import {
  ArrowRight,
  BadgeCheck,
  ChartColumn,
  ClipboardList,
  Compass,
  Heart,
  Hourglass,
  IndianRupee,
  LayoutDashboard,
  MessageSquareText,
  Route,
  Star,
  Store,
  Tickets,
  UserRound,
  UsersRound,
  type IconNode,
} from "lucide";
import { Link } from "react-router";
import { awaitsApproval, type Role, type Viewer } from "~/domain/accounts/account";
import { roleLabels } from "~/domain/accounts/roles/messages";
import { tripsAddress } from "~/features/trips/trips-address";
import { Icon } from "~/ui/icon";
import { welcomeMessages } from "./welcome/messages";

interface Line {
  text: Exclude<keyof ReturnType<typeof welcomeMessages>, "namaste">;
  to: string;
  icon: IconNode;
}

/** Links for each role. Source: specification 1, section 6. */
export const welcomeLines: Record<Role, readonly Line[]> = {
  user: [
    { text: "book", to: "/tours", icon: Compass },
    { text: "save", to: "/wishlist", icon: Heart },
    { text: "upcoming", to: tripsAddress({ filter: "upcoming" }), icon: Tickets },
    { text: "review", to: "/dashboard#to-review", icon: Star },
    { text: "profile", to: "/profile", icon: UserRound },
  ],
  tour_operator: [
    { text: "tours", to: "/operator/tours", icon: Route },
    { text: "bookings", to: "/operator/bookings", icon: ClipboardList },
    { text: "earnings", to: "/operator/earnings", icon: IndianRupee },
    { text: "ratings", to: "/operator/reviews", icon: Star },
    { text: "operatorProfile", to: "/operator/profile", icon: Store },
  ],
  admin: [
    { text: "dashboard", to: "/admin", icon: LayoutDashboard },
    { text: "users", to: "/admin/users", icon: UsersRound },
    { text: "operators", to: "/admin/operators", icon: BadgeCheck },
    { text: "moderation", to: "/admin/reviews", icon: MessageSquareText },
    { text: "analytics", to: "/admin/analytics", icon: ChartColumn },
  ],
};

const waiting: readonly Line[] = [{ text: "waiting", to: "/pending", icon: Hourglass }];

/** Shortcuts for a signed-in user, by the role stored with the account. @param allowed addresses that their rights allow */
export function WelcomePanel({ viewer, allowed }: { viewer: Viewer; allowed: readonly string[] }) {
  const m = welcomeMessages();
  const { label, purpose } = roleLabels()[viewer.role];
  const own = welcomeLines[viewer.role].filter(({ to }) => allowed.includes(to));
  return (
    <section
      aria-labelledby="welcome"
      className="mt-12 overflow-hidden rounded-card border border-line bg-card card-shadow lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <div className="flex flex-col justify-center bg-night p-6 text-on-night sm:p-8">
        <p className="font-semibold text-[#f5b14a]">{label}</p>
        <h2 id="welcome" className="mt-1 text-3xl wrap-break-word">
          {m.namaste(viewer.name)}
        </h2>
        <p className="mt-2 text-[#c9c5d6]">{purpose}</p>
      </div>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-6">
        {(awaitsApproval(viewer) ? waiting : own).map(({ text, to, icon }) => (
          <li
            key={to}
            className="border-line not-last:border-b sm:last:col-span-2 lg:col-span-2 lg:border-l lg:nth-[n+4]:col-span-3"
          >
            <Link to={to} className="group flex h-full min-h-20 items-center gap-4 px-5 py-4 hover:bg-sunken">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-peacock group-hover:bg-card">
                <Icon icon={icon} className="size-5.5" strokeWidth={1.75} />
              </span>
              <span className="flex-1 leading-snug font-semibold">{m[text]}</span>
              <Icon
                icon={ArrowRight}
                className="size-5 shrink-0 text-muted transition-transform duration-150 group-hover:[transform:translateX(2px)] group-hover:text-vermilion"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
