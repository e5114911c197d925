import { Exact } from "~/ui/exact";
import { Badge } from "~/ui/badge";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { waitingLabels, type ListedWaitingEntry } from "~/domain/waiting-list/waiting-list";

const cell = "px-3 py-2 text-left align-baseline";

/** The waiting list of a departure in order, for its operator and administrators; nothing without any. */
export function WaitingListTable({ entries }: { entries: readonly ListedWaitingEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting-list" className="mt-8 print:hidden">
      <h2 id="waiting-list" className="text-2xl">
        Waiting list
      </h2>
      <div className="mt-3 rounded-card border border-line bg-card">
        <table className="w-full border-collapse text-sm tabular-nums">
          <thead className="border-b border-line text-muted">
            <tr>
              {["#", "Name", "Seats", "Status"].map((head) => (
                <th key={head} scope="col" className={cell}>
                  {head}
                </th>
              ))}
              <th scope="col" className={`${cell} max-sm:hidden`}>
                Joined
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, name, seats, status, offerEndsAt, joinedAt }, index) => (
              <tr key={id} className="border-b border-line last:border-0">
                <td className={cell}>{index + 1}</td>
                <td className={`${cell} font-semibold wrap-anywhere`}>{name}</td>
                <td className={cell}>{seats}</td>
                <td className={cell}>
                  <Badge
                    tone={status === "booked" ? "success" : status === "waiting" ? "neutral" : "warning"}
                  >
                    {waitingLabels[status]}
                  </Badge>
                  {status === "offered" && offerEndsAt !== null && (
                    <span className="block text-muted">
                      until <Exact>{formatInstantInIndia(offerEndsAt)}</Exact>
                    </span>
                  )}
                </td>
                <td translate="no" className={`${cell} max-sm:hidden`}>
                  {formatInstantInIndia(joinedAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
