import { Button } from "~/ui/button";
import { surprise, type QueuedCheckIn } from "~/domain/check-in/queued-check-in";

/** Check-ins that the server answered differently than the device predicted, until dismissed. */
export function Surprises({
  queued,
  onSeen,
}: {
  queued: readonly QueuedCheckIn[];
  onSeen: (rows: { id: string }[]) => void;
}) {
  const surprises = queued.flatMap(({ id, response }) => {
    const verdict = response && surprise(response.answer);
    return verdict ? [{ id, verdict }] : [];
  });
  if (surprises.length === 0) return null;
  return (
    <section aria-labelledby="surprises" className="mt-4 rounded-card border border-danger bg-card p-4">
      <h2 id="surprises" className="font-sans text-base font-semibold">
        Results that differ from what was shown here
      </h2>
      <ul className="mt-2 grid gap-2">
        {surprises.map(({ id, verdict }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <strong>{`${verdict.title}.`}</strong> <span>{verdict.detail}</span>
            </span>
            <Button
              variant="secondary"
              className="min-h-9 px-3 py-1 text-sm"
              onClick={() => onSeen([{ id }])}
            >
              Dismiss<span className="sr-only">{`: ${verdict.title}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
