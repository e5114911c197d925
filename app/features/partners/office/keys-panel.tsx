import { useId } from "react";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import {
  keyRightLabels,
  keyRights,
  keyScopeLabels,
  keyState,
  type ApiKey,
  type KeyRight,
} from "~/domain/partners/api-key";
import { Panel } from "~/office/page/panel";
import type { FormState } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { InputField } from "~/ui/field";

const small = "min-h-9 px-3 py-1 text-sm";

/**
 * API keys of a reseller or operator, and a form for another. A new key is shown once.
 * @param offered rights that a key of this owner can have
 * @param form whose answer's result is a new key
 * @param now UTC instant
 */
export function KeysPanel({
  keys,
  offered = keyRights,
  form,
  slug = "",
  operators = [],
  now,
}: {
  keys: readonly ApiKey[];
  /** Operators to which a reseller's key can be limited. */
  operators?: readonly { slug: string; companyName: string }[];
  offered?: readonly KeyRight[];
  form: FormState<string>;
  /** Operator that owns them; empty for a reseller. */
  slug?: string;
  now: number;
}) {
  const id = useId();
  const shown = form.answer?.result;
  const refused = form.refused?.values["intent"] === "add-key" ? form.refused : null;
  const problem = form.error("scope") ?? form.error("operators");
  const names = new Map(operators.map((operator) => [operator.slug, operator.companyName]));
  return (
    <Panel id="keys" title="API keys">
      <p className="text-sm text-muted">
        A program that has a key acts in its name. Send it in the header{" "}
        <code translate="no">Authorization: Bearer</code>, never in an address.
      </p>
      {shown && (
        <p role="status" className="mt-3 rounded-card border border-success bg-success/10 p-3">
          <span>{form.answer?.message}</span>{" "}
          <code className="mt-1 block wrap-anywhere select-all" translate="no">
            {shown}
          </code>
        </p>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            form={form}
            slug={slug}
            now={now}
            nameOf={(each) => names.get(each) ?? each}
          />
        ))}
        {keys.length === 0 && <li className="py-2 text-sm text-muted">No key yet.</li>}
      </ul>
      <AnsweredForm key={keys.length} form={form} isReset className="mt-4 grid gap-3">
        <input type="hidden" name="slug" value={slug} />
        <h3 className="text-sm font-semibold">New key</h3>
        <InputField label="Name of the program" required maxLength={60} {...form.field("name")} />
        <fieldset>
          <legend className="text-sm font-semibold">It may</legend>
          {offered.map((right) => (
            <label key={right} className="mt-1 flex items-center gap-2 text-sm">
              <input
                type="checkbox"
                name="rights"
                value={right}
                defaultChecked={refused ? form.values("rights").includes(right) : right !== "book"}
                className="size-4 accent-peacock"
              />
              <span>{keyRightLabels[right]}</span>
            </label>
          ))}
          {form.error("rights") && <p className="mt-1 text-sm text-danger">{form.error("rights")}</p>}
        </fieldset>
        {operators.length > 0 && (
          <fieldset aria-describedby={problem && `${id}-operators`} data-invalid={problem ? "" : undefined}>
            <legend className="text-sm font-semibold">Operators that it opens</legend>
            {(["all", "only"] as const).map((scope) => (
              <label key={scope} className="mt-1 flex items-center gap-2 text-sm">
                <input
                  type="radio"
                  name="scope"
                  value={scope}
                  required
                  defaultChecked={refused?.values["scope"] === scope}
                  className="size-4 shrink-0 accent-peacock"
                />
                <span>{keyScopeLabels[scope]}</span>
              </label>
            ))}
            <div className="mt-1 ml-6 max-h-48 overflow-y-auto">
              {operators.map((operator) => (
                <label key={operator.slug} className="mt-1 flex items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    name="operators"
                    value={operator.slug}
                    defaultChecked={refused !== null && form.values("operators").includes(operator.slug)}
                    className="size-4 shrink-0 accent-peacock"
                  />
                  <span>{operator.companyName}</span>
                </label>
              ))}
            </div>
            {problem && (
              <p id={`${id}-operators`} className="mt-1 text-sm text-danger">
                {problem}
              </p>
            )}
          </fieldset>
        )}
        <InputField
          label="Last day"
          hint="Leave it empty for a key that does not expire."
          type="date"
          {...form.field("expiresOn")}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busy="Making…" name="intent" value="add-key">
            Make a key
          </SubmitButton>
          {!shown && <FormMessage form={form} />}
        </div>
      </AnsweredForm>
    </Panel>
  );
}

function KeyRow({
  apiKey: key,
  form,
  slug,
  now,
  nameOf,
}: {
  apiKey: ApiKey;
  /** Returns an operator's name. */
  nameOf: (slug: string) => string;
  form: FormState<string>;
  slug: string;
  now: number;
}) {
  const state = keyState(key, now);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 grow">
        <strong className="wrap-anywhere">{key.name}</strong>{" "}
        <code className="text-sm text-muted" translate="no">{`${key.prefix}…`}</code>
        <span className="block text-sm text-muted">
          {[
            ...key.rights.map((right) => keyRightLabels[right]),
            ...(key.operators ? [`Only ${key.operators.map(nameOf).join(", ")}`] : []),
          ].join(". ")}
        </span>
        <span className="block text-sm text-muted" translate="no">
          {[
            key.lastUsedAt === null ? "Never used" : `Last used ${formatInstantInIndia(key.lastUsedAt)}`,
            ...endInWords(key),
          ].join(". ")}
        </span>
      </span>
      {state === "works" ? (
        <AnsweredForm form={form.of({ key: key.id, slug })} className="flex gap-2">
          <SubmitButton form={form} name="intent" value="replace-key" variant="secondary" className={small}>
            Replace<span className="sr-only">{` ${key.name}`}</span>
          </SubmitButton>
          <SubmitButton form={form} name="intent" value="revoke-key" variant="secondary" className={small}>
            Revoke<span className="sr-only">{` ${key.name}`}</span>
          </SubmitButton>
        </AnsweredForm>
      ) : (
        <Badge tone="neutral">{state === "revoked" ? "Revoked" : "Expired"}</Badge>
      )}
    </li>
  );
}

function endInWords({ revokedAt, expiresAt }: ApiKey): string[] {
  const end = revokedAt ?? expiresAt;
  return end === null ? [] : [`Ends ${formatInstantInIndia(end)}`];
}
