import { expect, test } from "vitest";
import { adminStatements, readOptions } from "../../scripts/lib/admin-account";

const admin = {
  name: "Leela O'Brien",
  email: "Leela@Example.com",
  password: "four words by a lake",
  role: "owner" as const,
};

test("without options the administrator is local; name, e-mail, role and database can be passed", () => {
  const local = { name: null, email: null, role: "owner", isRemote: false, environment: "production" };
  expect(readOptions([])).toStrictEqual(local);
  const typed = "--remote --name Leela --email leela@example.com --role finance --env staging";
  expect(readOptions(typed.split(" "))).toStrictEqual({
    name: "Leela",
    email: "leela@example.com",
    role: "finance",
    isRemote: true,
    environment: "staging",
  });
});

test.for([
  { args: ["--password", "secret"], said: /not given on the command line/ },
  { args: ["--password=secret"], said: /not given on the command line/ },
  { args: ["--name"], said: /--name needs a value/ },
  { args: ["--email", "--remote"], said: /--email needs a value/ },
  { args: ["--role", "boss"], said: /owner, support, finance, content/ },
  { args: ["leela@example.com"], said: /is not an option/ },
])("$args is refused", ({ args, said }) => {
  expect(() => readOptions(args)).toThrow(said);
});

test("the account and its password are two statements, with a lowercase address and no clear-text password", async () => {
  const [user = "", credential = "", ...rest] = await adminStatements(admin, 1000);
  expect(rest).toStrictEqual([]);
  expect(user).toMatch(
    /^INSERT INTO users .*'Leela O''Brien', 'leela@example\.com', 1, 'admin', 'owner', 'active'/,
  );
  expect(credential).toMatch(/^INSERT INTO accounts .*'credential'.*'scrypt\$/);
  expect(user + credential).not.toContain(admin.password);
});

test.for([
  { change: { password: "short" }, said: /at least 8 characters/ },
  { change: { password: "password123" }, said: /too common/ },
  { change: { password: "Leela@example.com" }, said: /your name, your email address/ },
  { change: { password: "" }, said: /choose a password/ },
  { change: { email: "leela" }, said: /e-mail address like/ },
  { change: { name: "" }, said: /give a name/ },
])("$change is refused", async ({ change, said }) => {
  await expect(adminStatements({ ...admin, ...change }, 1000)).rejects.toThrow(said);
});
