import { expect, test } from "vitest";
import { nameSchema } from "~/domain/accounts/person-fields";

const schema = nameSchema("Please enter your name.");

test.for(["S.K. Rao", "Ravi s/o Mohan", "A. P. J. Abdul Kalam", "मीरा शर्मा", "O'Neill-D'Souza"])(
  "%s is a name",
  (name) => {
    expect(schema.safeParse(name).success).toBe(true);
  },
);

test.for(["evil.example", "Win at https://a.b", "www.prizes", "me@mail", String.raw`\\host`, "//host/x"])(
  "%s is refused: a document sent to a stranger would contain a link",
  (name) => {
    expect(schema.safeParse(name).error?.issues[0]?.message).toContain("web or e-mail address");
  },
);
