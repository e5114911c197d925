import { Specimen } from "./specimen";

const grounds = [
  "bg-paper",
  "bg-card",
  "bg-sunken",
  "bg-line",
  "bg-control",
  "bg-marigold",
  "bg-sandstone",
  "bg-success-subtle",
  "bg-warning-subtle",
  "bg-danger-subtle",
  "bg-night",
] as const;
const inks = [
  "text-ink",
  "text-muted",
  "text-vermilion",
  "text-vermilion-deep",
  "text-peacock",
  "text-success",
  "text-warning",
  "text-danger",
] as const;

/** Colors, type and shadows: the tokens of app.css. */
export function TokenSpecimens() {
  return (
    <>
      <Specimen title="Grounds">
        <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
          {grounds.map((ground) => (
            <li key={ground}>
              <span className={`block h-16 rounded-card border border-line ${ground}`} />
              <code className="text-sm">{ground}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Inks">
        <ul className="grid w-full grid-cols-2 gap-3 rounded-card bg-card p-4 sm:grid-cols-4">
          {inks.map((ink) => (
            <li key={ink} className={`font-semibold ${ink}`}>
              {ink}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <p className="font-display text-5xl">Rozha One, ₹1,25,999</p>
        <p className="text-xl">Mukta, large</p>
        <p>
          Mukta, for text: Hampi, Mahabaleshwar, Cherrapunji; Ā ñ ž come from the fonts' extended subsets.
        </p>
        <p className="font-semibold">Mukta, semibold</p>
      </Specimen>
      <Specimen title="Shadows and borders">
        <div className="flex flex-wrap gap-6">
          <span className="rounded-card bg-card px-6 py-4 shadow-card">shadow-card</span>
          <span className="rounded-card bg-card px-6 py-4 shadow-float">shadow-float</span>
        </div>
        <div aria-hidden className="block-print w-full" />
      </Specimen>
    </>
  );
}
