import { tourFactLabels as labels } from "~/domain/tour-drafts/tour-fact-labels";
import type { TypedFields } from "~/platform/forms/use-typed-fields";
import { FieldsFold } from "./fold";
import type { Options } from "./tour-controls";

export const pairs = (byValue: Readonly<Record<string, string>>): Options => Object.entries(byValue);
export const numbered = (names: readonly string[], first: number): Options =>
  names.map((name, index) => [String(index + first), name] as const);

export interface SectionProps {
  fields: TypedFields;
  /** True once any fact is stated: then the needed ones are required. */
  isBegun: boolean;
}

/** A section of the practical facts. While folded, it shows if any of its facts are stated. */
export function FactSection({
  fields,
  title,
  parts,
  children,
}: {
  fields: TypedFields;
  title: string;
  /** Names of its fields and groups. */
  parts: readonly string[];
  children: React.ReactNode;
}) {
  const names = parts.map((part) => `practical.${part}`);
  const count = names.reduce((sum, name) => sum + fields.rows(name).length, 0);
  const isStated = count > 0 || names.some((name) => fields.isStated(name));
  const note = count > 0 ? String(count) : isStated ? "stated" : "optional";
  return (
    <FieldsFold title={title} note={note} hasErrors={names.some((name) => fields.error(name) !== undefined)}>
      {children}
    </FieldsFold>
  );
}

/** Returns the label and state of a fact's field. */
export function factField(fields: TypedFields, name: string) {
  const part = name.split(".").at(-1) ?? name;
  return { label: labels[part] ?? part, ...fields.field(`practical.${name}`) };
}

export const twoColumns = "grid gap-3 sm:grid-cols-2";
