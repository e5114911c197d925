import { ShieldCheck, ShieldX } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { AuditVerdict } from "~/domain/audit";
import { formatInstantInIndia } from "~/domain/calendar";
import { cn } from "~/lib/cn";

/** The button that checks the whole log, and what that came to. */
export function VerifyLog({
  verdict,
  isBusy,
  onVerify,
}: {
  verdict: AuditVerdict | null;
  isBusy: boolean;
  onVerify: () => void;
}) {
  return (
    <section aria-label="Verification" className="mt-4 rounded-card border border-line bg-card p-4">
      <Form
        method="post"
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onVerify();
        }}
      >
        <Button type="submit" look="secondary" aria-disabled={isBusy || undefined}>
          <ShieldCheck aria-hidden className="size-4" />
          Verify
        </Button>
        <p role="status" className="grow font-semibold">
          {isBusy ? "Checking every row…" : <Verdict verdict={verdict} />}
        </p>
      </Form>
      {!isBusy && verdict && <Findings verdict={verdict} />}
    </section>
  );
}

function Verdict({ verdict }: { verdict: AuditVerdict | null }) {
  if (verdict === null)
    return <span className="font-normal text-muted">Checks that no row was altered or removed.</span>;
  const Icon = verdict.isIntact ? ShieldCheck : ShieldX;
  return (
    <span className={cn("inline-flex items-center gap-2", verdict.isIntact ? "text-good" : "text-bad")}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {verdict.isIntact
        ? `The log is intact: ${verdict.rows === 1 ? "1 row" : `${verdict.rows} rows`} checked.`
        : `The log is not as it was written: ${verdict.faults.length === 1 ? "1 fault" : `${verdict.faults.length} faults`} found.`}
    </span>
  );
}

function Findings({ verdict: { faults, erased, head, checkpoint } }: { verdict: AuditVerdict }) {
  return (
    <div className="mt-2 text-sm">
      {faults.length > 0 && (
        <ul className="list-disc pl-5 text-bad">
          {faults.map(({ seq, kind, text }) => (
            <li key={`${kind} ${seq}`}>{text}</li>
          ))}
        </ul>
      )}
      {erased > 0 && (
        <p className="text-muted">
          {erased === 1 ? "1 row has" : `${erased} rows have`} had the details erased, as happens with a
          deleted account.
        </p>
      )}
      {checkpoint && (
        <p className="text-muted">
          Sealed with key version {checkpoint.keyVersion} in row {checkpoint.seq} on{" "}
          {formatInstantInIndia(checkpoint.at)} IST: no older key can change the rows before it.
        </p>
      )}
      {head && (
        <p className="wrap-anywhere text-muted">
          The last row is {head.seq}, sealed <code>{head.seal}</code>. Kept somewhere else, this tells later
          whether anything was cut off.
        </p>
      )}
    </div>
  );
}
