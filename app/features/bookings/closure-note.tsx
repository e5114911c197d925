import { MarkedEnglish } from "~/ui/marked-english";

/** Sites that are closed when a departure is there, and what it does instead. */
export function ClosureNote({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-control border-l-4 border-marigold bg-warning-subtle px-4 py-2 text-warning">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <MarkedEnglish text={sentence} />
        </li>
      ))}
    </ul>
  );
}
