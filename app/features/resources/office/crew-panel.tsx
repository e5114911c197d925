import { Link } from "react-router";
import { kindLabels, type Assignable, type CrewMember } from "~/domain/resources/resource";
import { useMayOpen } from "~/office/frame/use-may-open";
import { Panel } from "~/office/page/panel";
import type { FormState } from "~/platform/forms/use-form";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { SelectField } from "~/ui/field";

const small = "min-h-9 px-3 py-1 text-sm";

/** The people and things on a departure, and a form that assigns another. */
export function CrewPanel({
  crew,
  assignable,
  form,
}: {
  crew: readonly CrewMember[];
  /** People and things that work that day and are free. */
  assignable: readonly Assignable[];
  form: FormState;
}) {
  const mayOpen = useMayOpen();
  return (
    <Panel id="crew" title="People and vehicles">
      {crew.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {crew.map(({ id, kind, name }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong> <span className="text-muted">{kindLabels[kind]}</span>
              </span>
              <AnsweredForm form={form.of({ resource: String(id) })}>
                <SubmitButton form={form} name="intent" value="release" variant="secondary" className={small}>
                  Remove<span className="sr-only">{` ${name}`}</span>
                </SubmitButton>
              </AnsweredForm>
            </li>
          ))}
        </ul>
      )}
      {assignable.length > 0 && (
        <AnsweredForm key={crew.map(({ id }) => id).join()} form={form} className="mt-3 grid gap-3">
          <SelectField
            label="Free on this departure"
            required
            hint="Confirmed travelers see a guide's name and number from the day before until the trip ends."
            options={assignable.map(({ id, name, detail }) => [String(id), `${name} (${detail})`] as const)}
            name="resource"
            error={form.error("resource")}
          />
          <div>
            <SubmitButton form={form} busy="Saving…" name="intent" value="assign">
              Assign
            </SubmitButton>
          </div>
        </AnsweredForm>
      )}
      <p className="mt-3 text-sm text-muted">
        {assignable.length === 0 && <span>Nobody else and nothing else is free. </span>}
        {mayOpen("/operator/resources") && (
          <Link to="/operator/resources" className="text-peacock underline underline-offset-4">
            All people and vehicles
          </Link>
        )}
      </p>
    </Panel>
  );
}
