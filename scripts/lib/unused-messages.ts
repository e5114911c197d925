import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { root, run } from "./process.mjs";

interface Node {
  type: string;
  // The tree is read as data: which of these a node has depends on its type.
  [key: string]: unknown;
}

/** Messages by their path, "form.name"; a group has true for its messages. */
type Tree = { [key: string]: Tree | true };

interface Source {
  file: string;
  text: string;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function parseFile({ file, text }: Source): Node {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  if (!isNode(program)) throw new Error(`${file} cannot be read.`);
  return program;
}

function nodeAt(node: Node, key: string): Node | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

function nodesAt(node: Node, key: string): Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Calls back for each node with its parent, outside in. */
function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
}

/** Returns the name of a key or of a member, or null if it is computed. */
function nameOf(key: Node | null, isComputed: unknown): string | null {
  if (key?.type === "Literal") return String(key["value"]);
  return key?.type === "Identifier" && isComputed !== true ? String(key["name"]) : null;
}

function treeOf(object: Node): Tree {
  const tree: Tree = {};
  for (const property of nodesAt(object, "properties")) {
    const name = nameOf(nodeAt(property, "key"), property["computed"]);
    const value = nodeAt(property, "value");
    if (name !== null) tree[name] = value?.type === "ObjectExpression" ? treeOf(value) : true;
  }
  return tree;
}

/** Returns the messages of a file `messages.en.ts`. */
function messagesOf(source: Source): Tree {
  let tree: Tree = {};
  walk(parseFile(source), (node) => {
    const init = nodeAt(node, "init");
    if (node.type === "VariableDeclarator" && nameOf(nodeAt(node, "id"), false) === "messages" && init)
      tree = treeOf(init);
  });
  return tree;
}

/** Returns the local names of what a file imports under another one. */
function renamedImports(program: Node, exported: ReadonlySet<string>): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    const imported = nameOf(nodeAt(node, "imported"), false);
    const local = nameOf(nodeAt(node, "local"), false);
    if (imported !== null && local !== null && exported.has(imported)) names.push(local);
  });
  return names;
}

/** Marks of what is read: "form" is read whole, so are its messages; "form.name" is one message. */
class Reads {
  readonly #aliases = new Map<string, Set<string>>();
  readonly paths = new Set<string>();
  /** Names in a file of the functions that return the messages. */
  #functions: ReadonlySet<string>;
  readonly #exported: ReadonlySet<string>;

  /** @param functions names of those that return the messages */
  constructor(functions: ReadonlySet<string>) {
    this.#functions = functions;
    this.#exported = functions;
  }

  /** Returns the paths of the messages that an expression is, with a dot at the end; none if it is something else. */
  #pathsOf(node: Node | null): string[] {
    if (node === null) return [];
    if (node.type === "Identifier") return [...(this.#aliases.get(String(node["name"])) ?? [])];
    if (node.type === "CallExpression") {
      const name = nameOf(nodeAt(node, "callee"), false);
      return name !== null && this.#functions.has(name) ? [""] : [];
    }
    if (node.type === "MemberExpression") {
      const name = nameOf(nodeAt(node, "property"), node["computed"]);
      return name === null ? [] : this.#pathsOf(nodeAt(node, "object")).map((path) => `${path}${name}.`);
    }
    return [];
  }

  /** Names what a pattern takes out of messages. */
  #bind(pattern: Node, paths: readonly string[]): void {
    if (pattern.type === "Identifier") {
      const name = String(pattern["name"]);
      this.#aliases.set(name, new Set([...(this.#aliases.get(name) ?? []), ...paths]));
    }
    for (const property of nodesAt(pattern, "properties")) {
      const name = nameOf(nodeAt(property, "key"), property["computed"]);
      const value = nodeAt(property, "value");
      const parts = paths.map((path) => (name === null ? path : `${path}${name}.`));
      if (name === null || value === null) for (const part of parts) this.paths.add(part);
      else this.#bind(value, parts);
    }
  }

  /** Returns true for a function of messages that is passed on instead of called. */
  #isPassed(node: Node, parent: Node | null): boolean {
    const name = nameOf(node, false);
    if (name === null || node.type !== "Identifier" || !this.#functions.has(name) || parent === null)
      return false;
    const isDeclared = parent.type === "VariableDeclarator" && parent["id"] === node;
    const isCalled = parent.type === "CallExpression" && parent["callee"] === node;
    return !isDeclared && !isCalled && !/^(Import|Export)\w*Specifier$|^TSTypeQuery$/.test(parent.type);
  }

  read(source: Source, root: string | null): void {
    this.#aliases.clear();
    if (root !== null) this.#aliases.set(root, new Set([""]));
    const program = parseFile(source);
    this.#functions = new Set([...this.#exported, ...renamedImports(program, this.#exported)]);
    walk(program, (node) => {
      if (node.type !== "VariableDeclarator") return;
      const id = nodeAt(node, "id");
      const paths = this.#pathsOf(nodeAt(node, "init"));
      if (id !== null && paths.length > 0) this.#bind(id, paths);
    });
    walk(program, (node, parent) => {
      const isPart =
        parent?.type === "MemberExpression" &&
        parent["object"] === node &&
        nameOf(nodeAt(parent, "property"), parent["computed"]) !== null;
      const isNamed =
        (parent?.type === "VariableDeclarator" && (parent["init"] === node || parent["id"] === node)) ||
        (parent?.type === "Property" &&
          !("shorthand" in parent && parent["shorthand"]) &&
          parent["key"] === node) ||
        (parent?.type === "MemberExpression" && parent["property"] === node && parent["computed"] !== true);
      if (this.#isPassed(node, parent)) this.paths.add("");
      if (!isPart && !isNamed) for (const path of this.#pathsOf(node)) this.paths.add(path);
    });
  }
}

/** Lists the messages that nothing reads. */
export function unusedMessages(
  english: Source,
  readers: readonly Source[],
  functions: ReadonlySet<string>,
): string[] {
  const reads = new Reads(functions);
  reads.read(english, "messages");
  for (const reader of readers) reads.read(reader, null);
  const paths = [...reads.paths];
  const list = (tree: Tree, path: string): string[] =>
    Object.entries(tree).flatMap(([key, value]) => {
      const here = `${path}${key}.`;
      // A method that is called on a list of messages reads the list.
      const isRead = value === true ? paths.some((read) => read.startsWith(here)) : reads.paths.has(here);
      if (isRead) return [];
      return value === true ? [here.slice(0, -1)] : list(value, here);
    });
  return reads.paths.has("") ? [] : list(messagesOf(english), "");
}

/**
 * Checks that the code reads every message. A group that is passed on or indexed is read whole.
 * @throws naming each that is not
 */
export async function checkUnusedMessages(): Promise<void> {
  const listed = await run("git", ["ls-files", "-co", "--exclude-standard", "app", "worker", "scripts/seed"]);
  const sources = listed
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
  const code = sources.filter(({ file }) => !/\/messages\.[a-z]{2}\.tsx?$/.test(file));
  const findings = sources.flatMap((english) => {
    if (!/\/messages\.en\.tsx?$/.test(english.file)) return [];
    const folder = path.dirname(english.file);
    const makers = code.filter(
      ({ file, text }) => path.dirname(file) === folder && text.includes('"./messages.en"'),
    );
    const functions = new Set(
      makers.flatMap(({ text }) =>
        [...text.matchAll(/const (\w+) = (?:\/\*.*?\*\/ )?messagesOf\b/g)].map(([, name = ""]) => name),
      ),
    );
    const readers = code.filter(({ text }) => [...functions].some((name) => text.includes(name)));
    return unusedMessages(english, readers, functions).map((message) => `${english.file}: ${message}`);
  });
  if (findings.length > 0)
    throw new Error(`nothing reads ${findings.length} of the messages:\n${findings.join("\n")}`);
}
