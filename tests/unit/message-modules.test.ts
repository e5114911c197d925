import path from "node:path";
import { expect, test } from "vitest";
import { moduleOfMessage, nameMessages, readMessages } from "../../scripts/lib/message-modules.ts";

const file = path.resolve("app/domain/desk/step-messages/messages.en.ts");
const messages = readMessages(file);
const files = new Map([["./step-messages/messages", messages]]);
const line = 'import { stepMessages } from "./step-messages/messages";';

/** Compiles a body; the imports that it gets are given by the message's name. */
function compile(body: string) {
  const code = nameMessages(`${line}\n${body}`, files)?.code ?? "";
  const imports = [...code.matchAll(/import \{ message as (\w+) \} from "[^"]*\?([\w.]+)&lang\.ts";\n/g)];
  return {
    body: code.slice(code.indexOf(line) + line.length + 1),
    imported: Object.fromEntries(imports.map(([, local = "", name = ""]) => [local, name])),
  };
}

test.for([
  ["show(stepMessages().now)", "show(message0)", { message0: "now" }],
  ["stepMessages().due(a, b)", "message0(a, b)", { message0: "due" }],
  ["stepMessages().now.length", "message0.length", { message0: "now" }],
  [
    "function f() { const m = stepMessages(); return [m.now, m.now, { now: m.pay(a) }]; }",
    null,
    { message0: "now", message1: "pay" },
  ],
  [
    "function f() { const { now, pay: m } = stepMessages(); return [m(a), { now }]; }",
    null,
    { message0: "now", message1: "pay" },
  ],
] as const)("%s imports each message that it names, and no others", ([code, expected, imported]) => {
  const compiled = compile(code);
  expect(compiled.imported).toEqual(imported);
  expect(compiled.body).not.toContain("stepMessages");
  if (expected !== null) expect(compiled.body).toBe(expected);
});

test("what uses messages as a whole, or by a name that is computed, gets them as a whole", () => {
  for (const code of ["show(stepMessages())", "stepMessages()[name]", "const m = stepMessages(); show(m)"])
    expect(nameMessages(`${line}\n${code}`, files)).toBeNull();
  const { body, imported } = compile("const m = stepMessages(); show(m, m.now)");
  expect(body).toBe("const m = stepMessages(); show(m, message0)");
  expect(imported).toEqual({ message0: "now" });
});

test("a name that means something else further in is refused", () => {
  for (const inner of ["(m) => m.now", "({ m }) => m.now", "() => { const [m] = all; return m.now; }"])
    expect(() => compile(`function f() { const m = stepMessages(); return ${inner}; }`), inner).toThrow(
      "declared again",
    );
});

test("a message keeps the name under which an object gets it", () => {
  expect(compile("function f() { const { pay: m } = stepMessages(); return { m }; }").body).toContain(
    "{ m: message0 }",
  );
});

test("the module of a message holds no other, and imports what it needs", () => {
  expect(moduleOfMessage(messages, ["now"])).toBe('export const message = "Now";');
  const panel = readMessages(path.resolve("app/features/tours/booking/messages.en.tsx"));
  expect(moduleOfMessage(panel, ["party", "adults", "label"])).toBe('export const message = "Adult";');
  expect(moduleOfMessage(panel, ["runsAgain"])).toMatch(
    /^import \{ Exact \} from "~\/ui\/exact";\nexport const message = \(day/,
  );
});
