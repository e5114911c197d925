import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Browsers translate a page by replacing its text nodes. React goes on with the ones it made: it changes what is no longer
 * shown, and fails when it removes one or inserts before it. It is safe with elements, and with an element whose only child is a
 * text. Source: facebook/react#11538.
 */

const messages = {
  changes:
    "Text that may change stands beside other nodes: put it into an element of its own, or write the element's text as one template literal.",
  follows:
    "Text follows a sibling that comes and goes: put the text into an element of its own, or the sibling last.",
  fragment: "Text in a fragment has no element of its own.",
  swaps:
    "Nodes that were passed in come and go without an element of their own: put each alternative into one with a key.",
  returns: "A component that returns text has no element for it.",
};

const isText = ({ type, value }) => type === "JSXText" && value.trim() !== "";

/** Names of the components under app/ that render nothing at times. */
const maybeNothing = new Set();

function* functionsIn(source) {
  for (const part of source.split(/^(?=(?:export )?(?:default )?function [A-Z])/m)) {
    const name = /^(?:export )?(?:default )?function ([A-Z]\w*)/.exec(part)?.[1];
    if (name !== undefined) yield [name, part.slice(0, part.search(/^\}/m))];
  }
}

const app = path.resolve(import.meta.dirname, "../../app");
for (const file of readdirSync(app, { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".tsx")) continue;
  for (const [name, body] of functionsIn(readFileSync(path.join(app, file), "utf8")))
    if (/^ {2}(?:if .*)?return null;|^ {4}return null;|^ {2}return .* (?:\? null :|: null;|&& [<(])/m.test(body)) maybeNothing.add(name);
}

/** @returns what an expression renders: "nodes" that may come and go, "text" that may change, a "constant" text, or "nothing" */
function kindOf(node, isNode) {
  const kind = (each) => kindOf(each, isNode);
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return "nodes";
    case "JSXEmptyExpression":
      return "nothing";
    case "Literal":
      return typeof node.value === "string" ? (node.value.trim() === "" ? "nothing" : "constant") : "nothing";
    case "Identifier":
      if (node.name === "undefined") return "nothing";
      return isNode(node.name) ? "nodes" : "text";
    case "MemberExpression":
      return isNode(node.property.name) ? "nodes" : "text";
    case "ChainExpression":
    case "TSNonNullExpression":
    case "TSAsExpression":
    case "ParenthesizedExpression":
      return kind(node.expression);
    case "LogicalExpression":
      return node.operator === "&&" ? atTimes(kind(node.right)) : either(kind(node.left), kind(node.right));
    case "ConditionalExpression":
      return either(kind(node.consequent), kind(node.alternate));
    case "CallExpression": {
      const { callee } = node;
      const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
      const last = node.arguments.at(-1);
      if (/^(?:map|flatMap|from)$/.test(name) && last !== undefined) return rendersNodes(last, isNode) ? "nodes" : "text";
      return isNode(name) ? "nodes" : "text";
    }
    default:
      return "text";
  }
}

const atTimes = (kind) => (kind === "constant" ? "text" : kind);

function either(one, other) {
  if (one === "text" || other === "text" || one === "constant" || other === "constant") return "text";
  return one === "nodes" || other === "nodes" ? "nodes" : "nothing";
}

function rendersNodes(callback, isNode) {
  if (callback.type === "Identifier") return isNode(callback.name);
  const { body } = callback;
  if (body === undefined) return true;
  return body.type !== "BlockStatement" ? kindOf(body, isNode) === "nodes" : /nodes/.test("nodes");
}

/** Names that a file declares as nodes: typed so, initialized with one, or functions that return one. */
function nodeNames(source) {
  const names = new Set(["children"]);
  const add = (pattern) => {
    for (const [, name] of source.matchAll(pattern)) names.add(name);
  };
  add(/(\w+)\??: (?:\([^)]*\) => )?(?:React\.)?(?:ReactNode|ReactElement|JSX\.Element)/g);
  add(/(?:const|let) (\w+) = (?:[^;]*[?:(&] ?)?\(?\s*<[A-Za-z>]/g);
  add(/(?:const|let) (\w+) = [^;]*\.map\([^;]*<[A-Za-z>]/g);
  add(/(?:const|let) (\w+) = (?:useMemo\()?\([^)]*\) => \(?\s*</g);
  add(/function (\w+)\([^)]*\)[^{]*\{(?:(?!^\}).)*?return \(?\s*</gms);
  return names;
}

const bareText = {
  create(context) {
    const names = nodeNames(context.sourceCode.text);
    const isNode = (name) => names.has(name);
    const report = (node, messageId) => context.report({ node, message: messages[messageId] });
    const check = (parent) => {
      const isFragment = parent.type === "JSXFragment";
      const children = parent.children.map((node) => {
        if (node.type === "JSXText") return [node, isText(node) ? "constant" : "nothing"];
        if (node.type === "JSXElement") {
          const { name } = node.openingElement.name;
          return [node, maybeNothing.has(name) ? "nodes" : "element"];
        }
        if (node.type === "JSXFragment") return [node, "element"];
        return [node, node.type === "JSXExpressionContainer" ? kindOf(node.expression, isNode) : "nodes"];
      });
      const present = children.filter(([, kind]) => kind !== "nothing");
      let isMoving = false;
      for (const [node, kind] of present) {
        if (isFragment && (kind === "text" || kind === "constant")) report(node, "fragment");
        else if (kind === "text" && present.length > 1) report(node, "changes");
        else if (kind === "constant" && isMoving) report(node, "follows");
        if (kind === "nodes") isMoving = true;
      }
      for (const [node, kind] of present) {
        if (kind !== "nodes" || node.type !== "JSXExpressionContainer") continue;
        const { expression } = node;
        const branches =
          expression.type === "ConditionalExpression"
            ? [expression.consequent, expression.alternate]
            : expression.type === "LogicalExpression"
              ? [expression.right]
              : [];
        if (branches.some(({ type }) => type === "Identifier" || type === "MemberExpression")) report(node, "swaps");
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: "tour-bharat" }, rules: { "bare-text": bareText } };
