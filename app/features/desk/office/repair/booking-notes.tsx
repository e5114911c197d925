import { Section } from "~/office/page/section";
import { Timestamp } from "~/platform/pages/when";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import type { BookingNote } from "~/domain/desk/repair";
import { useForm } from "~/platform/forms/use-form";

/** Internal notes on a booking. @param readers who sees them */
export function BookingNotes({
  notes,
  noteId,
  readers,
  mayAdd,
}: {
  notes: readonly BookingNote[];
  /** Id of the next note: sent twice, it is added once. */
  noteId: string;
  readers: string;
  mayAdd: boolean;
}) {
  const form = useForm({ intent: "repair-note" });
  return (
    <Section title="Internal notes" note={`Only ${readers} see them.`}>
      {mayAdd && (
        <AnsweredForm form={form} isReset className="mt-2 grid gap-2 print:hidden">
          <input type="hidden" name="noteId" value={noteId} />
          <TextAreaField label="Note" required {...form.field("text")} maxLength={2000} />
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton form={form} variant="secondary" className="min-h-9 px-3 py-1 text-sm">
              Add note
            </SubmitButton>
            <FormMessage form={form} className="text-sm" />
          </div>
        </AnsweredForm>
      )}
      {notes.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {notes.map(({ id, text, author, at }) => (
            <li key={id} className="py-1.5">
              <span className="block wrap-anywhere whitespace-pre-line">{text}</span>
              <span className="text-sm text-muted">
                <span>{author ?? "A deleted account"}</span> <Timestamp at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
