import { z } from "zod";
import routes from "../../app/routes";
import { findFormActions } from "../../tests/support/form-actions";
import { importsOf, readSources } from "../../tests/support/sources";

/** A path of a page, and the forms that it answers. */
export interface PageShape {
  /** With parameters, as ":slug". */
  path: string;
  /** Intents of its forms, "" for a form without; empty for a page without an action. */
  intents: string[];
  /** Names of fields that its sources read. */
  names: string[];
  /** JSON schemas of what its forms send. */
  schemas: object[];
}

interface RouteEntry {
  path?: string | undefined;
  file: string;
  children?: RouteEntry[] | undefined;
}

const modules = import.meta.glob<Record<string, unknown>>("../../app/domain/**/*.ts", { eager: true });
const schemasByFile = new Map(
  Object.entries(modules).map(([file, module]) => [
    file.replace("../../", "").replace(/\.ts$/, ""),
    Object.values(module).flatMap((value) => (value instanceof z.ZodType ? toJsonSchema(value) : [])),
  ]),
);

function toJsonSchema(schema: z.ZodType): object[] {
  try {
    return [z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })];
  } catch {
    // Some are only ever an output.
    return [];
  }
}

/** Lists all pages with the forms that they answer, from the route table and the sources. */
export function listPageShapes(): PageShape[] {
  const sources = readSources("app");
  const actions = findFormActions(sources);
  const byFile = new Map(sources.map((source) => [source.file.replace(/\.tsx?$/, ""), source]));
  return flatten(routes, "").map(({ path, file }) => {
    const route = byFile.get(`app/${file}`.replace(/\.tsx?$/, ""));
    if (!route || !/export (?:(?:async )?function|const) action\b/.test(route.code))
      return { path, intents: [], names: [], schemas: [] };
    const handlers = importsOf(route).flatMap(({ target }) => byFile.get(target) ?? []);
    const answering = [route, ...handlers.filter((each) => each.file in actions)];
    const intents = answering.flatMap((each) => actions[each.file] ?? []);
    const schemas = answering.flatMap((each) =>
      importsOf(each).flatMap(({ target }) => schemasByFile.get(target) ?? []),
    );
    const names = answering.flatMap(({ code }) =>
      Array.from(code.matchAll(readsField), ([, a, b]) => a ?? b ?? ""),
    );
    return { path, intents: [...new Set(intents)], names: [...new Set(names)], schemas };
  });
}

/** A field that is read by its name, or named in a schema. */
const readsField = /\bget(?:All)?\("([\w.-]+)"\)|^\s+(\w+): z\b/gm;

function flatten(entries: readonly RouteEntry[], base: string): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    return [...(children ? flatten(children, own) : []), { path: own || "/", file }];
  });
}
