import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";

const root = path.resolve("packages/demo-data");

/** Reads a YAML file of packages/demo-data. Must run in the project root. @throws if it does not match the schema */
export function readDemoFile<Data>(name: string, schema: z.ZodType<Data>): Data {
  return schema.parse(parse(readFileSync(path.join(root, name), "utf8")));
}

/** Reads all files of a folder of packages/demo-data, in order of their names. */
export function readDemoFolder<Data>(name: string, schema: z.ZodType<Data>): Data[] {
  const files = readdirSync(path.join(root, name)).toSorted();
  return files.map((file) => readDemoFile(path.join(name, file), schema));
}
