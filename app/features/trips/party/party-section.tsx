import { Users } from "lucide";
import { Link } from "react-router";
import { buttonClasses } from "~/ui/button";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { askedInWords, progressInWords } from "~/domain/trips/party-details";
import { useNow } from "~/platform/pages/use-site";
import { Icon } from "~/ui/icon";
import { partyMessages } from "./messages";

/** Progress of the names of a party on its booking's page, with the way to its form. */
export function PartySection({ page: { party }, path }: { page: BookingPage; path: string }) {
  const m = partyMessages();
  return (
    <section aria-labelledby="party" className="rounded-card border border-line bg-card p-5">
      <h2 id="party" className="text-2xl">
        {m.title}
      </h2>
      <p className="mt-2 font-semibold tabular-nums">{progressInWords(party, useNow())}</p>
      <progress
        aria-label={m.namesGiven}
        value={party.names}
        max={party.people}
        className="mt-2 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-peacock [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-peacock print:hidden"
      />
      {!party.isComplete && (
        <p className="mt-2 text-muted">
          {party.asked.length + party.own.length === 0
            ? m.namesNeeded
            : m.alsoAsked(askedInWords(party.asked, party.own))}
        </p>
      )}
      <Link to={`${path}/party`} className={buttonClasses("secondary", "mt-4 print:hidden")}>
        <Icon icon={Users} className="size-4" />
        <span>{party.isComplete ? m.change : m.add}</span>
      </Link>
    </section>
  );
}
