import { Exact } from "~/ui/exact";
import { Panel } from "~/office/page/panel";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import type { AccountPage } from "../../../../../worker/overview/get-account-page";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Internal notes of administrators about a user. Only the author can delete a note. */
export function UserNotes({ notes, viewerId }: Pick<AccountPage, "notes"> & { viewerId: string }) {
  const adding = useForm({ intent: "add-note" });
  const deleting = useForm({ intent: "delete-note" });
  return (
    <Panel id="notes" title="Notes">
      <AnsweredForm form={adding} isReset className="grid gap-2">
        <TextAreaField
          label="Note"
          hint="Visible to administrators only."
          required
          {...adding.field("text")}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={adding} variant="secondary" className={compact}>
            Add note
          </SubmitButton>
          <FormMessage form={adding} className="text-sm" />
          <FormMessage form={deleting} className="text-sm" />
        </div>
      </AnsweredForm>
      <ul className="mt-2 divide-y divide-line text-sm">
        {notes.map(({ id, text, authorId, authorName, createdAt }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-2">
            <div className="wrap-anywhere whitespace-pre-line">
              <span>{text}</span>
              <span className="block text-muted">
                <span>{`${authorName},`}</span> <Exact>{formatInstantInIndia(createdAt)}</Exact>
              </span>
            </div>
            {authorId === viewerId && (
              <AnsweredForm form={deleting.of({ noteId: id })}>
                <SubmitButton form={deleting} variant="danger" className={compact}>
                  Delete<span className="sr-only">{` the note “${text.slice(0, 60)}”`}</span>
                </SubmitButton>
              </AnsweredForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
