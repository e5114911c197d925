import { expect, test } from "vitest";
import { adminStatements } from "../../scripts/lib/admin-account";

const admin = {
  name: "Leela O'Brien",
  email: "Leela@Example.com",
  password: "four words by a lake",
  role: "owner",
};

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
  { change: { role: "boss" }, said: /owner, support, finance, content/ },
])("$change is refused", async ({ change, said }) => {
  await expect(adminStatements({ ...admin, ...change }, 1000)).rejects.toThrow(said);
});
