import { createHash, randomBytes } from "node:crypto";
import { signUpAndIn } from "./support/account";
import { expectAccessibleOn } from "./support/axe";
import { expect, test, visit } from "./support/test";
import { writeToDatabase } from "./support/write-to-database";

const clientId = "https://assistant.example/client.json";
const redirectUri = "https://assistant.example/callback";
const verifier = randomBytes(32).toString("base64url");

test.use({ expectedComplaints: [/assistant\.example/] });

/** Returns the address of a request for access of a client that the database knows: no stranger's server answers here. */
function requestFor(origin: string): string {
  // Never out of date.
  const fetched = Date.now() + 365 * 24 * 60 * 60_000;
  writeToDatabase([
    [
      `INSERT OR IGNORE INTO oauth_clients (id, client_id, name, redirect_uris, token_endpoint_auth_method, updated_at)
      VALUES ('assistant', ?, 'Helpful Assistant', ?, 'none', ?)`,
      clientId,
      JSON.stringify([redirectUri]),
      fetched,
    ],
    ["INSERT OR IGNORE INTO oauth_resources (id, identifier) VALUES (?, ?)", origin, `${origin}/mcp`],
  ]);
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "read book change offline_access",
    state: "the state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource: `${origin}/mcp`,
  });
  return `/oauth2/authorize?${query.toString()}`;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a traveler allows an assistant, sees it under Security, and ends it", async ({
      page,
      context,
      request,
      serverAddress,
    }) => {
      await signUpAndIn(context.request, serverAddress);
      await page.route("https://assistant.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Assistant</title>" }),
      );
      const answer = await page.goto(requestFor(serverAddress));
      expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
      await expect(page.getByText("Helpful Assistant")).toBeVisible();
      await expect(page.getByText("assistant.example").first()).toBeVisible();
      if (javaScriptEnabled)
        for (const screen of ["phone", "desk"] as const)
          await expectAccessibleOn(page, screen, "the request of an assistant");
      await page.getByRole("button", { name: "Allow" }).click();
      await page.waitForURL(/^https:\/\/assistant\.example\/callback\?code=/);
      const led = new URL(page.url()).searchParams;
      expect([led.get("state"), led.get("iss")]).toEqual(["the state", serverAddress]);
      const token = await request.post(`${serverAddress}/oauth2/token`, {
        form: {
          grant_type: "authorization_code",
          client_id: clientId,
          redirect_uri: redirectUri,
          code: led.get("code") ?? "",
          code_verifier: verifier,
        },
      });
      expect(await token.json()).toMatchObject({ token_type: "Bearer", expires_in: 900 });

      await (javaScriptEnabled ? visit(page, "/profile/security") : page.goto("/profile/security"));
      const assistants = page.getByRole("region", { name: "Assistants" });
      await expect(assistants.getByText("Helpful Assistant (assistant.example)")).toBeVisible();
      if (javaScriptEnabled) await expectAccessibleOn(page, "phone", "an assistant", "#assistants");
      await assistants.getByRole("button", { name: "Disconnect" }).click();
      await expect(assistants.getByText("No assistant is connected.")).toBeVisible();
    });
  });
