import { assistantIdleDays, assistantScopeLabels } from "~/domain/accounts/assistant-scopes";
import { Button, buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Exact } from "~/ui/exact";
import type { AccessRequest, RefusedRequest } from "../../../../worker/accounts/assistants/connect-assistant";

/** Request of an assistant, with buttons that allow or refuse it. */
export function AccessRequestForm({ request, email }: { request: AccessRequest; email: string }) {
  const { name, host, answersTo, scopes, staysConnected } = request;
  const answered = answersTo === null ? "A program on this device" : <Exact key="host">{answersTo}</Exact>;
  return (
    <div className="grid gap-6">
      <DescriptionList
        entries={[
          ["Assistant", <Exact key="name">{name}</Exact>],
          ["From", <Exact key="from">{host}</Exact>],
          ["Answer goes to", answered],
          ["Your account", <Exact key="email">{email}</Exact>],
        ]}
      />
      <div>
        <h2 className="text-xl">It may</h2>
        <ul className="mt-3 grid gap-3">
          {scopes.map((scope) => (
            <li key={scope}>
              <p className="font-semibold">{assistantScopeLabels()[scope].label}</p>
              <p className="text-muted">{assistantScopeLabels()[scope].meaning}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-muted">
        {staysConnected
          ? `It stays connected until you end it under Security in your profile, ${assistantIdleDays} days pass without use, or a year has passed.`
          : "It is connected for 15 minutes."}
      </p>
      <p className="rounded-control bg-warning-subtle px-4 py-3 text-warning">
        Allow it only if you started this yourself, just now, in that assistant. We can’t check what it does
        with what it reads.
      </p>
      <form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="answer" value="allow">
          Allow
        </Button>
        <Button type="submit" name="answer" value="refuse" variant="secondary">
          Refuse
        </Button>
      </form>
    </div>
  );
}

/** Explains a refusal. It leads back only by a link, since anyone can be a client. */
export function AccessRefusal({ refusal, backTo }: RefusedRequest) {
  return (
    <div className="grid justify-items-start gap-5">
      <p>The assistant can’t be connected to your account. Nothing has been shared.</p>
      <p className="max-w-full break-words text-muted">{refusal}</p>
      {backTo !== null && <LeadsTo url={backTo} label="Back to the assistant" />}
    </div>
  );
}

/** Leads on with the answer, by a refresh: a form may redirect to our own site only (`form-action` of the Content-Security-Policy). */
export function AnswerSent({ url, isAllowed, name }: { url: string; isAllowed: boolean; name: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>
        <Exact>{name}</Exact>
        <span>{`${isAllowed ? " is connected." : " was refused."} Taking you back to it …`}</span>
      </p>
      <LeadsTo url={url} label="Continue" />
    </div>
  );
}

function LeadsTo({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} rel="noreferrer" className={buttonClasses()}>
      {label}
    </a>
  );
}
