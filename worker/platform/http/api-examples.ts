import { statusByErrorCode, type ErrorCode } from "~/domain/errors";
import { refusalMessages } from "./messages";

/** The parts of a JSON Schema that an example depends on. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  minLength?: number;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
}

/** Values of fields in examples, by name; all others follow from their schema. */
const byName: Record<string, unknown> = {
  tour: "ooty",
  tourSlug: "ooty",
  slug: "ooty",
  path: "/tours/ooty",
  title: "Ooty",
  tourTitle: "Ooty",
  bookingId: "TB100234",
  travelDate: "2027-02-14",
  from: "2027-02-14",
  to: "2027-02-20",
  validFrom: "2027-01-01",
  validUntil: "2027-03-31",
  paidOn: "2027-01-15",
  customerName: "Asha Verma",
  customerEmail: "asha@example.com",
  customerPhone: "+919876543210",
  emergencyName: "Rohan Verma",
  emergencyPhone: "+919876543211",
  emergencyContactName: "Rohan Verma",
  emergencyContactPhone: "+919876543211",
  firstName: "Asha",
  lastName: "Verma",
  email: "asha@example.com",
  phone: "+919876543210",
  couponCode: "MONSOON10",
  code: "MONSOON10",
  numberOfTravelers: 2,
  operator: "nilgiri-trails",
  operatorSlug: "nilgiri-trails",
  operatorName: "Nilgiri Trails",
  q: "Jaipur",
  cursor: null,
  nextCursor: null,
  years: "1991–2020",
  reference: "NEFT-2027-0115",
  gateway: "razorpay",
};

const byFormat: Record<string, string> = {
  "date-time": "2027-01-15T09:30:00.000Z",
  date: "2027-01-15",
  email: "asha@example.com",
  uuid: "0b6f5c1e-8d2a-4f37-9c44-5e1a7d90b3f2",
  uri: "https://tourbharat.example/trip",
};

const stringByPattern: Record<string, string> = {
  [String.raw`^([01]\d|2[0-3]):[0-5]\d$`]: "09:30",
  [String.raw`^[\w-]{43}$`]: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
};

/** Returns an example of a schema: required members only. @param name of the field that it describes */
export function exampleOf(schema: Schema, components: Record<string, Schema>, name = ""): unknown {
  const part = (inner: Schema, field = name) => exampleOf(inner, components, field);
  if (schema.$ref !== undefined) return part(components[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((inner) => part(inner)));
  const [variant] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== "null");
  if (variant) return part(variant);
  const types = [schema.type ?? []].flat();
  if (types.includes("object") || schema.properties) return exampleObject(schema, part);
  if (schema.prefixItems) return schema.prefixItems.map((item) => part(item));
  if (types.includes("array")) {
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => part(schema.items ?? {}));
  }
  const known = byName[name];
  if (known !== undefined && isOfType(known, types)) return known;
  if (types.includes("boolean")) return true;
  if (types.includes("integer") || types.includes("number")) {
    return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1);
  }
  if (types.length === 0 && schema.default !== undefined) return schema.default;
  const text = byFormat[schema.format ?? ""] ?? stringByPattern[schema.pattern ?? ""] ?? wordsOf(name);
  return text.padEnd(schema.minLength ?? 0, ".");
}

function exampleObject(schema: Schema, part: (inner: Schema, field?: string) => unknown) {
  const members = (schema.required ?? []).map((field) => [
    field,
    part(schema.properties?.[field] ?? (schema.additionalProperties as Schema) ?? {}, field),
  ]);
  return Object.fromEntries(members);
}

function isOfType(value: unknown, types: string[]): boolean {
  if (types.length === 0) return true;
  if (value === null) return types.includes("null");
  return typeof value === "number"
    ? types.includes("integer") || types.includes("number")
    : types.includes("string");
}

function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");
  return words === "" ? "Text" : words.charAt(0).toUpperCase() + words.slice(1);
}

const codes = Object.keys(statusByErrorCode) as ErrorCode[];

/** Returns an example of each problem that a description of a response names in backticks, else of the first code of its status. */
export function exampleProblems(status: string, description: string) {
  const { titles } = refusalMessages();
  const number = status === "default" ? statusByErrorCode.internal : Number(status);
  const ofStatus = codes.filter((code) => statusByErrorCode[code] === number);
  const named = ofStatus.filter((code) => description.includes(`\`${code}\``));
  const shown = named.length > 0 ? named : ofStatus.slice(0, 1);
  return Object.fromEntries(
    shown.map((code) => [
      code,
      {
        summary: titles[code],
        value: {
          type: `/api/docs#${code}`,
          title: titles[code],
          status: number,
          detail: `${titles[code]}.`,
          code,
          ...(code === "invalid" && { errors: { email: ["Please enter a valid email address."] } }),
        },
      },
    ]),
  );
}
