import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Rules for pages that a browser translates. It replaces their text nodes, and React goes on with those that it made: it changes what
 * no longer shows, and throws when it removes such a node or inserts before it. Elements are safe, and so is text that is all
 * that an element has. Source: facebook/react#11538.
 */

const changes =
  "Text that may change stands beside other nodes. Put it into an element of its own, or write all text of the element as one template literal.";
const follows = "Text follows a sibling that comes and goes. Put the text into an element of its own.";
const inFragment = "Text in a fragment has no element. Put it into one.";
const swaps =
  "Nodes that were passed in come and go. Put them into an element of their own, alone and with a key.";
const passed = "Nodes that were passed in may be text. Put them into an element of their own.";
const isBare = "A component that returns text has no element for it.";
const exact =
  'A translator may change this date, amount, reference, number of seats or countdown. Use Exact, or translate="no" on its element.';

const nodeType = /\b(?:ReactNode|ReactElement|JSX\.Element)\b/;
/** Nodes by convention: `dialog` is what useBookingDialog returns. */
const nodesByName = ["children", "dialog"];

/** Functions that return messages, which change with the page only (app/domain/language/messages.ts). */
const messages = /Messages$/;

/** Elements in which text is passed as a rule. */
const phrasing =
  /^(?:p|h\d|a|button|summary|span|strong|small|label|legend|li|t[dh]|d[dt]|caption|figcaption|text|tspan|\w*Link)$/;

const app = path.resolve(import.meta.dirname, "../../app");
const maybeNothing = componentsThatMayBeNothing();
const elementMessages = messagesWithElements();

/** Returns the names of the messages under app/ that are functions which return elements. */
function messagesWithElements() {
  const names = new Set();
  for (const file of readdirSync(app, { recursive: true, encoding: "utf8" })) {
    if (path.basename(file) !== "messages.en.tsx") continue;
    const text = readFileSync(path.join(app, file), "utf8");
    for (const { index } of text.matchAll(/\) =>\s*\(?\s*</g)) {
      let start = index;
      for (let depth = 1; depth > 0 && start > 0;) {
        start -= 1;
        if (text[start] === ")") depth += 1;
        if (text[start] === "(") depth -= 1;
      }
      const name = /(\w+): $/.exec(text.slice(0, start))?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}

/** Returns the names of the components under app/ that render nothing at times. */
function componentsThatMayBeNothing() {
  const names = new Set();
  for (const file of readdirSync(app, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".tsx")) continue;
    for (const part of readFileSync(path.join(app, file), "utf8").split(
      /^(?=(?:export )?(?:default )?function )/m,
    )) {
      const name = /function ([A-Z]\w*)/.exec(part)?.[1];
      const body = part.slice(0, part.search(/^\}/m));
      if (
        name !== undefined &&
        /\breturn null;|^ {2}return [^;]*(?:\? null :|: null;|&& \(?\s*<)/m.test(body)
      )
        names.add(name);
    }
  }
  return names;
}

/** Calls `visit` for a node and all below it. */
function walk(node, visit) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if (typeof node.type !== "string") return;
  visit(node);
  for (const [key, value] of Object.entries(node)) if (key !== "parent") walk(value, visit);
}

/** Returns the values that a function returns, without those of functions in it. */
function resultsOf(callback) {
  if (callback.body?.type !== "BlockStatement") return callback.body ? [callback.body] : [];
  const results = [];
  const look = (node) => {
    if (node === null || typeof node !== "object" || /Function/.test(node.type ?? "")) return;
    if (node.type === "ReturnStatement" && node.argument) results.push(node.argument);
    for (const [key, value] of Object.entries(node)) if (key !== "parent") look(value);
  };
  look(callback.body);
  return results;
}

/**
 * Names of a file that stand for nodes: "passed" if they are typed so, "made" if they are set to an element or are functions that
 * return one.
 */
function nodeNames({ ast, text }) {
  const names = new Map(nodesByName.map((name) => [name, "passed"]));
  const source = ({ start, end, range = [start, end] }) => text.slice(...range);
  for (let size = -1; size !== names.size;) {
    size = names.size;
    const returnsNodes = (callback) =>
      resultsOf(callback).length > 0 &&
      resultsOf(callback).every((each) => /^(?:nodes|nothing)$/.test(kindOf(each, names)));
    walk(ast, (node) => {
      if (
        node.type === "TSPropertySignature" &&
        node.typeAnnotation &&
        nodeType.test(source(node.typeAnnotation))
      )
        names.set(node.key.name, "passed");
      if (node.type === "Identifier" && node.typeAnnotation && nodeType.test(source(node.typeAnnotation)))
        names.set(node.name, "passed");
      if (node.type === "FunctionDeclaration" && returnsNodes(node)) names.set(node.id?.name, "made");
      if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || node.init === null) return;
      if (isMessage(node.init, names)) names.set(node.id.name, "message");
      const init =
        node.init.type === "CallExpression" && node.init.callee.name === "useMemo"
          ? node.init.arguments[0]
          : node.init;
      const isMade = /Function/.test(init.type) ? returnsNodes(init) : kindOf(init, names) === "nodes";
      if (isMade && !names.has(node.id.name)) names.set(node.id.name, "made");
    });
  }
  return names;
}

/** Returns true for messages, and for a part of them that takes no values. */
function isMessage(node, names) {
  if (node.type === "MemberExpression") return isMessage(node.object, names);
  if (node.type === "CallExpression") return messages.test(node.callee.name ?? "");
  return node.type === "Identifier" && names.get(node.name) === "message";
}

/**
 * Returns what an expression renders: "nodes", which may come and go, "text", which may change, "constant" text, or "nothing".
 * @param names see nodeNames
 */
function kindOf(node, names) {
  const kind = (each) => kindOf(each, names);
  if (isMessage(node, names)) return "constant";
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return "nodes";
    case "JSXEmptyExpression":
      return "nothing";
    case "Literal":
      if (typeof node.value === "string") return node.value.trim() === "" ? "nothing" : "constant";
      return typeof node.value === "number" ? "constant" : "nothing";
    case "Identifier":
      if (node.name === "undefined") return "nothing";
      return names.has(node.name) ? "nodes" : "text";
    case "MemberExpression":
      return names.has(node.property.name) ? "nodes" : "text";
    case "ChainExpression":
    case "ParenthesizedExpression":
      return kind(node.expression);
    case "LogicalExpression":
      return either(node.operator === "&&" ? "nothing" : kind(node.left), kind(node.right));
    case "ConditionalExpression":
      return either(kind(node.consequent), kind(node.alternate));
    case "CallExpression": {
      const name = node.callee.property?.name ?? node.callee.name;
      const callback = node.arguments.at(-1);
      if (isElementMessage(node)) return "nodes";
      if (!/^(?:map|flatMap|from)$/.test(name) || callback === undefined)
        return names.has(name) ? "nodes" : "text";
      return /Function/.test(callback.type)
        ? either("nothing", ...resultsOf(callback).map(kind))
        : kind(callback);
    }
    default:
      return "text";
  }
}

function isElementMessage({ type, callee }) {
  return (
    type === "CallExpression" &&
    callee.type === "MemberExpression" &&
    elementMessages.has(callee.property.name)
  );
}

function either(...kinds) {
  if (kinds.includes("text") || kinds.includes("constant")) return "text";
  return kinds.includes("nodes") ? "nodes" : "nothing";
}

/** Returns true for an element with translate="no" and for those in it, whose text nodes stay. */
function isUntranslated(node) {
  const isMarked = node.openingElement?.attributes.some((each) => each.name?.name === "translate");
  return isMarked === true || (node.parent !== null && isUntranslated(node.parent));
}

const bareText = {
  create(context) {
    const names = nodeNames(context.sourceCode);
    const report = (node, message) => context.report({ node, message });

    function childKind(node) {
      if (node.type === "JSXText") return node.value.trim() === "" ? "nothing" : "constant";
      if (node.type === "JSXElement")
        return maybeNothing.has(node.openingElement.name.name) ? "nodes" : "element";
      return node.type === "JSXExpressionContainer" ? kindOf(node.expression, names) : "nodes";
    }

    function isPassed(node) {
      const name = node.property?.name ?? node.name ?? node.callee?.name;
      return names.get(name) === "passed";
    }

    function check(parent) {
      if (isUntranslated(parent)) return;
      const present = parent.children
        .map((node) => [node, childKind(node)])
        .filter(([, kind]) => kind !== "nothing");
      const isFragment = parent.type === "JSXFragment";
      const hasKey = parent.openingElement?.attributes.some((each) => each.name?.name === "key");
      let isMoving = false;
      for (const [node, kind] of present) {
        const isText = kind === "text" || kind === "constant";
        if (isFragment && isText) report(node, inFragment);
        else if (kind === "text" && present.length > 1) report(node, changes);
        else if (kind === "constant" && isMoving) report(node, follows);
        if (
          kind === "nodes" &&
          present.length > 1 &&
          node.expression &&
          isPassed(node.expression) &&
          phrasing.test(parent.openingElement?.name.name)
        )
          report(node, passed);
        // React inserts before the next element.
        if (kind === "element") isMoving = false;
        if (kind === "nodes") isMoving = true;
        if (node.type !== "JSXExpressionContainer" || (hasKey && present.length === 1)) continue;
        const { expression } = node;
        const branches = [expression.consequent, expression.alternate, expression.right];
        const isChoice = /^(?:Conditional|Logical)Expression$/.test(expression.type);
        if (isChoice && branches.some((each) => each && isPassed(each))) report(node, swaps);
      }
    }

    function checkResult(declaration) {
      if (!/^[A-Z]/.test(declaration.id?.name ?? "") || !context.filename.endsWith(".tsx")) return;
      for (const result of resultsOf(declaration))
        if (kindOf(result, names) === "constant" || result.type === "TemplateLiteral") report(result, isBare);
    }

    return { JSXElement: check, JSXFragment: check, FunctionDeclaration: checkResult };
  },
};

const formatters = /^(?:format(?!Share|Ratio)[A-Z]\w*|countSeats|startInWords|cutOffInWords)$/;

const exactText = {
  create(context) {
    return {
      CallExpression(call) {
        if (!formatters.test(call.callee.name)) return;
        let node = call.parent;
        // Messages with elements mark their values themselves.
        while (node && !isElementMessage(node) && !/^JSX(?!ExpressionContainer)|Function/.test(node.type))
          node = node.parent;
        if (node?.type !== "JSXElement" && node?.type !== "JSXFragment") return;
        if (node.openingElement?.name.name === "Exact" || isUntranslated(node)) return;
        context.report({ node: call, message: exact });
      },
    };
  },
};

export default {
  meta: { name: "tour-bharat" },
  rules: { "bare-text": bareText, "exact-text": exactText },
};
