import { importsOf, type Source } from "./sources";

/** Forms that a file's action, or a function it calls, can answer: by intent, "" if it has none. */
export type FormActions = Record<string, string[]>;

/**
 * Finds the files that answer the forms of pages, with the intents that they parse: routes with an action, and the modules
 * of features and app/office that those call.
 */
export function findFormActions(app: Source[]): FormActions {
  const codeOf = new Map(app.map(({ file, code }) => [withoutExtension(file), { file, code }]));
  const found: FormActions = {};
  for (const route of app.filter(({ file }) => file.startsWith("app/routes/"))) {
    const action = /export (?:(?:async )?function action\b[\s\S]*?\n\}\n|const action\b.*\n)/.exec(
      route.code,
    )?.[0];
    if (action === undefined) continue;
    const imported = importsOf(route).flatMap(({ target, isType }) =>
      isType ? [] : (codeOf.get(target) ?? []),
    );
    const handlers = imported.filter(
      (module) =>
        isBesideItsPages(module) &&
        answersForms(module) &&
        exportsOf(module).some((name) => action.includes(`${name}(`)),
    );
    const own = intentsOf(route, imported);
    if (own.length > 0 || handlers.length === 0) found[route.file] = own.length > 0 ? own : [""];
    for (const handler of handlers) {
      const reached = [handler, ...handlersCalledBy(handler, codeOf)];
      for (const each of reached) {
        const parsed = importsOf(each).flatMap(({ target }) => codeOf.get(target) ?? []);
        const intents = intentsOf(each, parsed);
        found[each.file] = intents.length > 0 ? intents : [""];
      }
    }
  }
  return found;
}

const isBesideItsPages = ({ file }: Source) => /^app\/(?:features|office)\/.*\.ts$/.test(file);

const answersForms = ({ code }: Source) =>
  /\b(?:PageServices|servicesContext)\b/.test(code) &&
  /\b(?:answer\w+|bulkAction|readForm|form: FormData)\b/.test(code);

function handlersCalledBy(handler: Source, codeOf: Map<string, Source>): Source[] {
  return importsOf(handler)
    .flatMap(({ target, isType }) => (isType ? [] : (codeOf.get(target) ?? [])))
    .filter((module) => module.file.startsWith("app/features/") && answersForms(module));
}

function exportsOf({ code }: Source): string[] {
  return Array.from(code.matchAll(/export (?:(?:async )?function|const) (\w+)/g), ([, name = ""]) => name);
}

/** Names of the domain's schemas of forms, and of functions that parse one. */
const readsForms = /Schema$|^read[A-Z]|^is[A-Z]\w*Intent$/;

/** Intents in a file, and in the schemas and lists that it imports by name. */
function intentsOf({ code }: Source, imported: Source[]): string[] {
  const intents = new Set(literalIntents(code));
  for (const [, name = ""] of code.matchAll(/\bz\.enum\((\w+)\)/g))
    if (new RegExp(`intent: z\\.enum\\(${name}\\)`).test(code))
      for (const value of listNamed(name, [code, ...imported.map((each) => each.code)])) intents.add(value);
  for (const module of imported) {
    if (!module.file.startsWith("app/domain/")) continue;
    const names = exportsOf(module).filter(
      (name) => readsForms.test(name) && new RegExp(`\\b${name}\\b`).test(code),
    );
    if (names.length > 0) for (const intent of literalIntents(module.code)) intents.add(intent);
  }
  const bulk = code.indexOf("bulkAction(");
  if (bulk >= 0) {
    // Its actions, and those that functions like statusActions return.
    const shared = imported.flatMap((module) =>
      exportsOf(module)
        .filter((name) => name.endsWith("Actions") && code.includes(`${name}(`))
        .map((name) => module.code.slice(module.code.indexOf(`function ${name}(`))),
    );
    for (const actions of [code.slice(bulk), ...shared])
      for (const [, name = ""] of actions.matchAll(/^ {4}"?([a-z-]+)"?: \w/gm)) intents.add(name);
  }
  return [...intents].toSorted();
}

function literalIntents(code: string): string[] {
  return [
    ...Array.from(code.matchAll(/\bintent: z\.literal\("([\w-]+)"\)/g), ([, intent = ""]) => intent),
    ...Array.from(code.matchAll(/\bintent: z\.enum\(\[([^\]]*)\]\)/g), ([, list = ""]) =>
      wordsOf(list),
    ).flat(),
    ...Array.from(code.matchAll(/\bget\("intent"\) [!=]== "([\w-]+)"/g), ([, intent = ""]) => intent),
  ];
}

function listNamed(name: string, codes: string[]): string[] {
  const list = codes
    .map((code) => new RegExp(`const ${name}\\b[^=]*= \\[([^\\]]*)\\]`).exec(code)?.[1])
    .find(Boolean);
  return wordsOf(list ?? "");
}

function wordsOf(list: string): string[] {
  return Array.from(list.matchAll(/"([\w-]+)"/g), ([, word = ""]) => word);
}

function withoutExtension(file: string): string {
  return file.replace(/\.tsx?$/, "");
}
