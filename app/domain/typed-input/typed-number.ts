import { z } from "zod";
import "~/domain/zod-without-eval";
import { readNumber } from "./number";

/** Parses a typed number, or one that already is; the schema rejects other text. */
export function typedNumber<Schema extends z.ZodType<number, number>>(schema: Schema) {
  return z.preprocess((value) => (typeof value === "string" ? (readNumber(value) ?? value) : value), schema);
}
