import { readFileSync } from "node:fs";
import path from "node:path";
import type {
  Identifier,
  MemberExpression,
  Node as Unplaced,
  ObjectExpression,
  Pattern,
  Program,
} from "estree";
import { walk } from "estree-walker";
import { MagicString } from "magic-string";
import { parseAst, type Plugin } from "vite";

interface Placed {
  start: number;
  end: number;
}
type Node = Unplaced & Placed;

/** Address of the module of one message, which ends as that of its file, whose language it has: `…/messages.en.tsx?party.adults&lang.tsx`. */
const addressOfMessage = /^(.*\/messages\.[a-z]{2}\.tsx?)\?([\w.]+)&lang\.tsx?$/;

/**
 * Makes each message that the browser's code names (`tripMessages().title`, or `m.title` after `const m = tripMessages()`) a module of its
 * own: a page then loads the messages that it shows, not all of their features, and their names are minified. Code that uses the messages as a
 * whole gets them as a whole.
 * @param language of the build
 */
export function messageModules(language: string): Plugin {
  return {
    name: "tour-bharat:message-modules",
    apply: "build",
    // After React Router took the server's part out of routes, and when types and JSX are compiled.
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source) => (addressOfMessage.test(source) ? { id: source, moduleSideEffects: false } : null),
    load(id) {
      const [, file, names] = addressOfMessage.exec(id) ?? [];
      return file !== undefined && names !== undefined
        ? moduleOfMessage(readMessages(file), names.split("."))
        : null;
    },
    async transform(code, id) {
      if (/\/messages\.tsx?$/.test(id)) return { code, map: null, moduleSideEffects: false };
      const files = new Map<string, MessageFile>();
      for (const [, source = ""] of code.matchAll(/from\s*["']([^"']*\/messages)["']/g)) {
        if (!/\/app\//.test(id)) break;
        const file = await this.resolve(`${source}.${language}`, id);
        if (file) files.set(source, readMessages(file.id));
      }
      return nameMessages(code, files);
    },
  };
}

/** Parses code. Vite's types of the tree are not those of estree-walker, the tree is. */
function parse(code: string, lang: "js" | "ts" | "tsx"): Program & Placed & { body: Node[] } {
  return parseAst(code, { lang }) as unknown as ReturnType<typeof parse>;
}

/** A file of messages of one language. */
interface MessageFile {
  path: string;
  source: string;
  statements: Node[];
  /** The statement `export const messages = {…}`, and the messages. */
  exported: Node;
  messages: ObjectExpression;
}

export function readMessages(file: string): MessageFile {
  const source = readFileSync(file, "utf8");
  const { body: statements } = parse(source, file.endsWith("x") ? "tsx" : "ts");
  for (const statement of statements) {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration")
      continue;
    const messages = statement.declaration.declarations[0]?.init;
    if (messages?.type === "ObjectExpression")
      return { path: file, source, statements, exported: statement, messages };
  }
  throw new Error(`${file} exports no messages`);
}

/** Follows names into messages, as far as they are written out there. */
function follow(messages: ObjectExpression, names: readonly string[]): Node[] {
  const found: Node[] = [];
  let at: Unplaced = messages;
  for (const name of names) {
    if (at.type !== "ObjectExpression") break;
    const property: ObjectExpression["properties"][number] | undefined = at.properties.find(
      (each) => each.type === "Property" && each.key.type === "Identifier" && each.key.name === name,
    );
    if (property?.type !== "Property" || property.method) break;
    at = property.value;
    found.push(at as Node);
  }
  return found;
}

/** Returns the source of the module of one message: its file, with that message alone and the imports that it needs. */
export function moduleOfMessage(
  { source, statements, exported, messages }: MessageFile,
  names: readonly string[],
): string {
  const sliceOf = ({ start, end }: Placed) => source.slice(start, end);
  const message = follow(messages, names).at(-1);
  const text = message ? sliceOf(message) : "undefined";
  // Some messages name others.
  const others = statements.filter((each) => each !== exported || text.includes("messages."));
  const local = others.filter(({ type }) => type !== "ImportDeclaration").map(sliceOf);
  const isNeeded = (name: string) => new RegExp(`\\b${name}\\b`).test(`${local.join("\n")}\n${text}`);
  const imports = others.filter(
    (each) => each.type === "ImportDeclaration" && each.specifiers.some((one) => isNeeded(one.local.name)),
  );
  return [...imports.map(sliceOf), ...local, `export const message = ${text};`].join("\n");
}

/**
 * Imports each message that the code names from the module of that message.
 * @param files by the name that the code imports them by
 * @throws if the name of a variable with messages is used for another one in its scope
 */
export function nameMessages(code: string, files: ReadonlyMap<string, MessageFile>) {
  const program = parse(code, "js");
  const edited = new MagicString(code);
  const imported = new Map<string, string>();
  const parents = new Map<Unplaced, Node>();
  const identifiers = new Map<string, Node[]>();
  walk(program, {
    enter(node, parent) {
      if (parent) parents.set(node, parent as Node);
      if (node.type !== "Identifier" || isName(node, parent)) return;
      identifiers.set(node.name, [...(identifiers.get(node.name) ?? []), node as Node]);
    },
  });

  /** Replaces an expression for messages, with the names after it, by the message. Returns false if no message is named. */
  const replace = (expression: Node, from: readonly string[], file: MessageFile): boolean => {
    const names = [...from];
    const chain: Node[] = [];
    for (let at = expression; ;) {
      const parent = parents.get(at);
      if (!parent || !isMemberOf(at, parent)) break;
      names.push(parent.property.name);
      chain.push(parent);
      at = parent;
    }
    const depth = follow(file.messages, names).length;
    const replaced = depth === from.length ? expression : chain[depth - from.length - 1];
    if (depth === 0 || depth < from.length || !replaced) return false;
    const address = `${file.path}?${names.slice(0, depth).join(".")}&lang${path.extname(file.path)}`;
    const local = imported.get(address) ?? `message${imported.size}`;
    imported.set(address, local);
    const parent = parents.get(replaced);
    const isShorthand = parent?.type === "Property" && parent.shorthand;
    edited.update(
      replaced.start,
      replaced.end,
      isShorthand ? `${code.slice(replaced.start, replaced.end)}: ${local}` : local,
    );
    return true;
  };

  const usesOf = (name: Identifier) => {
    let scope = parents.get(name);
    while (scope && !/^(?:BlockStatement|Program|StaticBlock)$/.test(scope.type)) scope = parents.get(scope);
    const uses = (identifiers.get(name.name) ?? []).filter(
      (use) => use !== name && scope && use.start >= scope.start && use.end <= scope.end,
    );
    if (uses.some((use) => isDeclared(use, parents)))
      throw new Error(`"${name.name}" has messages, and is declared again in the same scope`);
    return uses;
  };

  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration") continue;
    const file = files.get(String(statement.source.value));
    if (!file) continue;
    for (const { local } of statement.specifiers) {
      for (const name of identifiers.get(local.name) ?? []) {
        const call = parents.get(name);
        const user = call && parents.get(call);
        if (call?.type !== "CallExpression" || call.callee !== name || !user) continue;
        if (user.type !== "VariableDeclarator") replace(call, [], file);
        else {
          const variables = variablesOf(user.id);
          const isWhole = variables?.every(({ variable, names }) =>
            usesOf(variable)
              .map((use) => replace(use, names, file))
              .every(Boolean),
          );
          if (isWhole) edited.update(user.start, user.end, `unused${user.start} = 0`);
        }
      }
    }
  }
  if (imported.size === 0) return null;
  for (const [address, local] of imported)
    edited.prepend(`import { message as ${local} } from ${JSON.stringify(address)};\n`);
  return { code: edited.toString(), map: null };
}

/** True for the name of a property, or of an import. */
function isName(node: Unplaced, parent: Unplaced | null): boolean {
  if (parent?.type.startsWith("Import")) return true;
  if (parent?.type === "MemberExpression") return parent.property === node && !parent.computed;
  return parent?.type === "Property" && parent.key === node && !parent.computed && !parent.shorthand;
}

function isMemberOf(object: Unplaced, node: Unplaced): node is MemberExpression & { property: Identifier } {
  return node.type === "MemberExpression" && node.object === object && !node.computed && !node.optional;
}

/** True for the name of a variable or parameter where it is declared. */
function isDeclared(name: Unplaced, parents: ReadonlyMap<Unplaced, Unplaced>): boolean {
  let at = name;
  for (let parent = parents.get(at); parent; parent = parents.get(at)) {
    if (parent.type === "VariableDeclarator") return parent.id === at;
    if (parent.type === "CatchClause") return parent.param === at;
    if ("params" in parent) return parent.params.some((each) => each === at);
    const isInPattern =
      /^(?:ObjectPattern|ArrayPattern|RestElement)$/.test(parent.type) ||
      (parent.type === "AssignmentPattern" && parent.left === at) ||
      (parent.type === "Property" && parent.value === at);
    if (!isInPattern) return false;
    at = parent;
  }
  return false;
}

/** Lists the variables that a declaration fills from messages, with the names of what they hold; undefined if it is of another form. */
function variablesOf(declared: Pattern): { variable: Identifier; names: string[] }[] | undefined {
  if (declared.type === "Identifier") return [{ variable: declared, names: [] }];
  if (declared.type !== "ObjectPattern") return undefined;
  const variables = declared.properties.flatMap((each) =>
    each.type === "Property" && each.key.type === "Identifier" && each.value.type === "Identifier"
      ? [{ variable: each.value, names: [each.key.name] }]
      : [],
  );
  return variables.length === declared.properties.length ? variables : undefined;
}
