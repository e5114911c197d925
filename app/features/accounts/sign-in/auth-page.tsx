import { Link } from "react-router";
import { authPaths, withNext, type AuthTab } from "./auth-addresses";
import { cn } from "~/ui/cn";
import { signInMessages } from "./messages";

/** Layout of the auth pages: a poster beside a card. */
export function AuthPage({
  title,
  intro,
  tabs,
  hasProblem = false,
  children,
}: {
  title: string;
  intro?: string;
  /** Set on the login and sign-up pages. */
  tabs?: { current: AuthTab; next: string | null };
  /** True if the form was rejected: the title begins with it, for screen readers without scripts. */
  hasProblem?: boolean;
  children: React.ReactNode;
}) {
  const m = signInMessages();
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-14">
      <title>{`${hasProblem ? m.problem(title) : title} | Tour Bharat`}</title>
      <div className="overflow-hidden rounded-card border border-line bg-card card-shadow lg:grid lg:min-h-[34rem] lg:grid-cols-[5fr_6fr]">
        <Poster />
        <div className="p-5 sm:p-9">
          <h1 className="text-4xl">{title}</h1>
          {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
          {tabs && <TabLinks {...tabs} />}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** The dialog's tabs as links between the two pages. */
function TabLinks({ current, next }: { current: AuthTab; next: string | null }) {
  const m = signInMessages();
  return (
    <nav aria-label={m.loginOrSignUp} className="mt-5 flex gap-1 border-b border-line">
      {(["login", "signup"] as const).map((tab) => (
        <Link
          key={tab}
          to={withNext(authPaths[tab], next)}
          replace
          preventScrollReset
          aria-current={tab === current ? "page" : undefined}
          className={cn(
            "-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-4 font-semibold text-muted hover:text-ink",
            "aria-[current]:border-vermilion aria-[current]:text-ink",
          )}
        >
          {tab === "login" ? m.login : m.signUp}
        </Link>
      ))}
    </nav>
  );
}

function Poster() {
  const m = signInMessages().poster;
  return (
    <div className="hidden flex-col bg-sunken lg:flex">
      <img
        src="/illustrations/cards/udaipur.svg"
        alt=""
        width={400}
        height={500}
        className="order-last min-h-0 w-full flex-1 object-cover object-bottom"
      />
      <div className="px-9 py-7">
        <p className="font-display text-3xl leading-tight">{m.title}</p>
        <p className="mt-2 max-w-sm text-muted">{m.text}</p>
      </div>
    </div>
  );
}
