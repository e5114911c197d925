import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { tourFileSchema } from "~/domain/tour-files/tour-file";
import type { Control, PageForm } from "./parse-page";
import { newPassword } from "./person";

/** Names and values of a form, as they are sent. */
export type Sent = [name: string, value: string | File][];

/** Ways to fill a form: without optional fields, with all, and with other choices than it comes with: the next ones or the last ones. */
export const fillings = ["required", "all", "next choices", "last choices"] as const;
export type Filling = (typeof fillings)[number];

let used = 0;

/** A number that no other value has. */
function fresh(): number {
  used += 1;
  return used;
}

const people: Record<string, () => string> = {
  name: () => "Nandini Rao",
  "given-name": () => "Nandini",
  "family-name": () => "Rao",
  organization: () => "Rao Journeys",
  "street-address": () => "14 Lake Road, Jayanagar",
  "postal-code": () => "560041",
  "address-level1": () => "Karnataka",
  tel: () => `+91 98450 ${String(10_000 + fresh())}`,
  email: () => `nandini.rao.${fresh()}@example.com`,
  username: () => `nandini.rao.${fresh()}@example.com`,
  "new-password": () => newPassword,
};

/** Days ahead of a date, by the way to fill a form. */
const daysAhead: Record<Filling, number> = { required: 60, all: 61, "next choices": 65, "last choices": 74 };

/** A date that a field allows, in two months or as close to that as it allows. */
function dateFor({ attributes: { min, max } }: Control, filling: Filling): string {
  const day = new Date(Date.now() + daysAhead[filling] * 86_400_000).toISOString().slice(0, 10);
  if (max !== undefined && max < day) return max;
  return min !== undefined && min > day ? min : day;
}

/** A number that a field allows; another than it has. */
function numberFor({ value, attributes: { min, max } }: Control): string {
  const lowest = Number(min ?? 1);
  const highest = Number(max ?? Infinity);
  if (value === "" || !Number.isFinite(Number(value))) return String(Math.min(Math.max(lowest, 1), highest));
  const one = Number(value) - 1;
  return String(one >= lowest ? one : Math.min(one + 2, highest));
}

/** Returns a field's value if HTML cannot say it: it must exist, or has a form of its own; null for others. */
export type Hint = (control: Control, form: PageForm) => string | null;

/** Returns a text of a field's kind, other than the one that it has. */
function textFor(control: Control, filling: Filling): string | null {
  const { type, name, label, attributes } = control;
  const person = people[attributes.autocomplete ?? ""];
  if (person) return person();
  switch (type) {
    case "email":
      return people.email?.() ?? null;
    case "tel":
      return people.tel?.() ?? null;
    case "date":
      return dateFor(control, filling);
    case "month":
      return attributes.min ?? dateFor(control, filling).slice(0, 7);
    case "time":
      return attributes.min ?? "10:00";
    case "url":
      return "https://example.com/";
    case "number":
    case "range":
      return numberFor(control);
  }
  if (control.options.length > 0) return control.options.find(Boolean) ?? null;
  if (attributes.inputmode === "numeric") return numberFor(control);
  if (attributes.inputmode === "decimal") return "1.5";
  if (attributes.inputmode === "tel") return people.tel?.() ?? null;
  if (attributes.pattern !== undefined) return null;
  if (type === "password") return null;
  const text = `${label || name} by Nandini, number ${fresh()}`.replaceAll(/[^\w ,]/g, "");
  const minLength = Number(attributes.minlength ?? 0);
  return text.padEnd(minLength, ".").slice(0, Number(attributes.maxlength ?? 200));
}

/** Files by what a field accepts. */
const files: [accepted: RegExp, type: string, content: () => string | Buffer<ArrayBuffer>][] = [
  [/image/, "image/png", () => readFileSync("docs/search.png")],
  [
    /pdf/,
    "application/pdf",
    () => "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  ],
  [
    /csv/,
    "text/csv",
    () =>
      "entity_id,type,debit,credit,amount,settlement_id,settled_at,settlement_utr\npay_Crawled,payment,0,976.4,1000,setl_Crawled,30/11/2026,UTR1",
  ],
  [/json/, "application/json", () => JSON.stringify({ tours: [importedTour()] })],
];

/** A tour of the catalogue under another address. */
function importedTour() {
  const tour = z
    .record(z.string(), z.unknown())
    .parse(parse(readFileSync("worker/catalogue/tours/west/western-ghats.yaml", "utf8")));
  const known = Object.entries(tour).filter(([name]) => name in tourFileSchema.shape);
  return { ...Object.fromEntries(known), slug: "four-passes" };
}

function fileFor({ attributes: { accept = "" } }: Control): File | null {
  const [, type, content] = files.find(([accepted]) => accepted.test(accept)) ?? [];
  return content ? new File([content()], `file.${type?.split("/")[1] ?? ""}`, { type: type ?? "" }) : null;
}

const isChoice = ({ type }: Control) => /^(?:checkbox|radio)$/.test(type);
const isTyped = ({ type }: Control) => !/^(?:hidden|checkbox|radio|select|file|password)$/.test(type);

/** Returns what a browser sends if nothing is entered: hidden and chosen values stay, texts are empty. */
export function emptied({ controls, button }: PageForm): Sent {
  const sent = controls.flatMap((control): Sent => {
    if (control.type === "file") return [[control.name, new File([], "")]];
    if (control.type === "hidden") return [[control.name, control.value]];
    if (isChoice(control))
      return control.type === "radio" && control.isChecked ? [[control.name, control.value]] : [];
    if (control.type !== "select") return [[control.name, ""]];
    return [[control.name, control.options.includes("") ? "" : control.value]];
  });
  return withButton(sent, button);
}

/** Returns true if a field comes with a value that cannot be emptied. */
function keepsValue({ name, type, options }: Control, controls: Control[]): boolean {
  if (type === "select") return !options.includes("");
  const isChosen = controls.some((other) => other.name === name && other.isChecked);
  return type === "hidden" || (type === "radio" && isChosen);
}

/** Names of the required fields that `emptied` leaves empty. */
export function emptiedNames({ controls, isUnfinished }: PageForm): string[] {
  if (isUnfinished) return [];
  const names = controls
    .filter((control) => control.isRequired && !keepsValue(control, controls))
    .map(({ name }) => name);
  return [...new Set(names)];
}

/**
 * Returns valid values, derived from what the HTML says of each field. What a field comes with is kept, unless all come with something: then
 * one of them is changed.
 * @throws Error with the fields for which there are none
 */
export function filled(form: PageForm, filling: Filling, hint: Hint): Sent {
  const { controls, button } = form;
  const unknown: string[] = [];
  const typed = controls.filter((control) => isTyped(control));
  const isComplete = typed.every(({ value }) => value !== "");
  const given = typed.filter(({ value }) => value !== "");
  const changed =
    filling === "last choices"
      ? given.at(-1)
      : filling === "next choices" || (filling === "all" && isComplete)
        ? given[0]
        : undefined;
  const sent = controls.flatMap((control): Sent => {
    const { name, type, value, isRequired } = control;
    if (type === "hidden") return [[name, value]];
    const meant = type === "radio" ? hint(control, form) : null;
    if (meant !== null && controls.some((other) => other.name === name && other.value === meant))
      return value === meant ? [[name, value]] : [];
    if (isChoice(control)) return isChosen(control, controls, filling) ? [[name, value]] : [];
    if (type === "select") return [[name, hint(control, form) ?? optionFor(control, filling)]];
    if (type === "file") {
      const file = isRequired || filling !== "required" ? fileFor(control) : new File([], "");
      if (file) return [[name, file]];
      unknown.push(name);
      return [];
    }
    const isKept = value !== "" && control !== changed && type !== "password";
    const isLeftOut = value === "" && !isRequired && filling !== "all";
    if (isKept || isLeftOut) return [[name, value]];
    const text = hint(control, form) ?? textFor(control, filling);
    if (text === null && isRequired) unknown.push(name);
    return [[name, text ?? value]];
  });
  if (unknown.length > 0) throw new Error(`no valid value for ${unknown.join(", ")}`);
  return withButton(sent, button);
}

function isChosen(control: Control, controls: Control[], filling: Filling): boolean {
  const group = controls.filter(({ name, type }) => name === control.name && type === control.type);
  const chosen = group.filter(({ isChecked }) => isChecked);
  const others = group.filter(({ isChecked }) => !isChecked);
  const isOther = filling === "next choices" || filling === "last choices";
  if (control.type === "radio") {
    const other = filling === "next choices" ? others[0] : others.at(-1);
    return control === ((isOther ? other : chosen[0]) ?? chosen[0] ?? group[0]);
  }
  if (isOther) return group.length > 1 || !control.isChecked;
  if (control.isChecked || control.isRequired) return true;
  // One of several boxes is meant, and of the rows of a list.
  return chosen.length === 0 && group[0] === control && (group.length > 1 || filling === "all");
}

function optionFor({ value, options, isRequired }: Control, filling: Filling): string {
  const others = options.filter((option) => option !== "" && option !== value);
  if (filling === "next choices") return others[0] ?? value;
  if (filling === "last choices") return others.at(-1) ?? value;
  return value === "" && (isRequired || filling === "all") ? (others[0] ?? "") : value;
}

function withButton(sent: Sent, button: PageForm["button"]): Sent {
  return button && button.name !== "" ? [...sent, [button.name, button.value]] : sent;
}

/** Encodes what is sent as its form says. */
export function bodyOf({ isMultipart }: PageForm, sent: Sent): URLSearchParams | FormData {
  if (!isMultipart)
    return new URLSearchParams(
      sent.map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
    );
  const body = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, value.name);
  }
  return body;
}
