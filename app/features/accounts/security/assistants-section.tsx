import { ProfileCard } from "~/features/accounts/profile/profile-page";
import { assistantScopeLabels } from "~/domain/accounts/assistant-scopes";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import type { getSecurity } from "../../../../worker/accounts/sessions";
import { securityMessages } from "./messages";
import { SectionForm } from "./section-form";

type Assistants = NonNullable<Awaited<ReturnType<typeof getSecurity>>["assistants"]>;

/** Assistants that may act for the account, with buttons that end their access. */
export function AssistantsSection({ assistants }: { assistants: Assistants }) {
  const end = useForm({ intent: "end-assistant" });
  const m = securityMessages().assistants;
  return (
    <ProfileCard id="assistants" title={m.title} intro={m.intro}>
      {assistants.length === 0 && <p>{m.none}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {assistants.map(({ id, name, host, scopes, since, lastUsed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-semibold break-words" translate="no">{`${name} (${host})`}</p>
              <p>{scopes.map((scope) => assistantScopeLabels()[scope].label).join(", ")}</p>
              {m.since(
                formatInstantInIndia(since),
                lastUsed === null ? null : formatInstantInIndia(lastUsed),
              )}
            </div>
            <SectionForm form={end.of({ id })} submit={m.disconnect} note={null} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 font-semibold text-success empty:hidden">
        {end.notice}
      </p>
    </ProfileCard>
  );
}
