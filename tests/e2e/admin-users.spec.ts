import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { traveler, travelDateIn } from "./support/booking-dialog";
import { signInWith } from "./support/sign-in";
import { expect, test, visit, watch } from "./support/test";
import { chooseInRow } from "./support/row-menu";

/** An empty storage state, in place of the test's own account. */
const nobody = { cookies: [], origins: [] };

/** Letters only, so that it is found nowhere else. */
function newWord(start: string): string {
  return start + randomUUID().replaceAll(/[^a-z]/g, "");
}

/** Signs up a new user through the page's form, without scripts; returns the user and the resulting page. */
async function signUpAs(
  request: APIRequestContext,
  origin: string,
  role: "user" | "tour_operator" | "admin",
  { firstName = "Sunita", lastName }: { firstName?: string; lastName: string },
) {
  const password = "lamp river monsoon 44";
  const email = `${lastName.toLowerCase()}@example.com`;
  const answer = await request.post("/signup", {
    headers: { Origin: origin },
    form: {
      role,
      firstName,
      lastName,
      email,
      password,
      confirmPassword: password,
      companyName: `${lastName} Trails`,
      registrationNumber: "U63040MH2019PTC123456",
      businessAddress: "4 Beach Road, Malvan",
      terms: "on",
    },
  });
  const html = await answer.text();
  expect(answer.ok(), html).toBe(true);
  return { email, password, html };
}

/** The page of the newest mail to an address. */
async function newestMail(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get(`/dev/mail?to=${encodeURIComponent(email)}`)).text();
  const path = /\/dev\/mail\/[\w-]+/.exec(list)?.[0] ?? "";
  const page = await (await request.get(path)).text();
  // Without scripts, which log too much when a test fails.
  return page.replaceAll(/<script[\s\S]*?<\/script>/g, "");
}

async function confirmAddress(request: APIRequestContext, origin: string, email: string) {
  const token = /token=([\w-]+)/.exec(await newestMail(request, email))?.[1] ?? "";
  const answer = await request.post("/verify-email", { headers: { Origin: origin }, form: { token } });
  expect(answer.ok()).toBe(true);
}

function panel(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

test.describe("an administrator", () => {
  // Refusals carry an error status, which a browser writes to its console.
  test.use({ signedInAs: "admin", expectedComplaints: [/40[49]|422/] });

  test("reviews an operator's documents and verifies, suspends and activates operators, one by one and in bulk @prove", async ({
    page,
    playwright,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const theirs = await playwright.request.newContext({ baseURL, storageState: nobody });
    const lastName = newWord("Sawant");
    const { email, password } = await signUpAs(theirs, origin, "tour_operator", { lastName });
    await signInWith(theirs, { email, password }, origin);
    expect(await (await theirs.get("/operator")).text()).toContain("is waiting for verification");

    await visit(page, "/admin/operators?status=pending");
    await expectAccessibleAtAnyWidth(page, "the list of companies");
    await page.getByLabel("Search").fill(`${lastName} Trails`);
    await page.getByRole("button", { name: "Show" }).click();
    const verify = page.getByRole("button", { name: `Verify Operator Sunita ${lastName}` });
    const question = page.getByRole("alertdialog");
    await verify.click();
    for (const fact of ["U63040MH2019PTC123456", "4 Beach Road, Malvan", `${email} (not verified)`])
      await expect(question.getByText(fact)).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "what an operator has submitted");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(verify).toBeFocused();
    await verify.click();
    await question.getByLabel("Reason to verify without what is missing").fill("Known to us");
    await question.getByRole("button", { name: "Verify Operator" }).click();
    // The list holds pending operators: the row is gone, and a message above reports the action.
    await expect(page.getByText(`The account of Sunita ${lastName} is now verified.`)).toBeVisible();
    await expect(page.getByText("No operators found")).toBeVisible();
    await signInWith(theirs, { email, password }, origin);
    expect(await (await theirs.get("/operator")).text()).not.toContain("is waiting for verification");

    // The operator's page: its profile, owner, earnings and history.
    await visit(page, `/admin/operators?q=${lastName}`);
    await page.getByRole("link", { name: `${lastName} Trails` }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${lastName} Trails` })).toBeVisible();
    await expect(panel(page, "Company").getByText("U63040MH2019PTC123456")).toBeVisible();
    await expect(panel(page, "Earnings").getByText("₹0").first()).toBeVisible();
    await expect(panel(page, "History").getByText("verified the operator")).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "a company's page");
    await page.getByRole("button", { name: /^Suspend Account/ }).click();
    await question.getByLabel("Reason").fill("Complaints of Zwlkr");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(`The account of Sunita ${lastName} is now suspended.`)).toBeVisible();
    await expect(panel(page, "History").getByText("Reason: Complaints of Zwlkr")).toBeVisible();
    expect((await theirs.get("/operator", { maxRedirects: 0 })).status()).toBe(302);
    expect(await newestMail(page.request, email)).not.toContain("Zwlkr");
    await page.getByRole("button", { name: /^Activate Account/ }).click();
    await expect(page.getByText(`The account of Sunita ${lastName} is now verified.`)).toBeVisible();
    await signInWith(theirs, { email, password }, origin);

    const chosen = page.getByRole("region", { name: "Selected rows" });

    // The same by the buttons of one row, for an operator who is still pending.
    const other = { firstName: "Ganpat", lastName: `${lastName}kar` };
    await signUpAs(theirs, origin, "tour_operator", other);
    const name = `${other.firstName} ${other.lastName}`;
    await visit(page, `/admin/users?q=${other.lastName}`);
    for (const [label, state, isAsked] of [
      ["Verify Operator", "verified", true],
      ["Suspend Account", "suspended", true],
      ["Activate Account", "verified", false],
    ] as const) {
      // A suspension is never what is due, so it is in the menu.
      if (state === "suspended") await chooseInRow(page.locator("[data-row]"), label);
      else await page.getByRole("button", { name: `${label} ${name}` }).click();
      if (state === "verified" && isAsked)
        await question.getByLabel("Reason to verify without what is missing").fill("Known to us");
      if (isAsked) await question.getByRole("button", { name: label }).click();
      await expect(page.getByText(`The account of ${name} is now ${state}.`)).toBeVisible();
    }

    // Companies, in bulk, and as an export.
    await visit(page, `/admin/operators?q=${lastName}`);
    const operators = page.locator("[data-row]");
    await expect(operators).toHaveCount(2);
    await operators.getByRole("checkbox", { name: `Select ${lastName} Trails` }).check();
    await operators.getByRole("checkbox", { name: `Select ${other.lastName} Trails` }).check();
    await chosen.getByRole("button", { name: "Suspend Account" }).click();
    await question.getByRole("button", { name: "Suspend Account" }).click();
    await expect(operators.getByText("is now suspended.")).toHaveCount(2);
    await chosen.getByRole("button", { name: "Activate Account" }).click();
    await expect(operators.getByText("is now verified.")).toHaveCount(2);
    await chosen.getByRole("button", { name: "Verify Operator" }).click();
    await question.getByRole("button", { name: "Verify Operator" }).click();
    await expect(operators.getByText("there is nothing to verify.")).toHaveCount(2);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("operators.csv");
    const csv = await page.request.get(`/admin/operators.csv?q=${lastName}`);
    expect(await csv.text()).toContain(`${lastName} Trails,verified`);
    expect((await theirs.get("/admin/operators.csv", { maxRedirects: 0 })).status()).not.toBe(200);
    await theirs.dispose();
  });

  test("approves an administrator by request code after the address is confirmed, and ends their sessions live @prove", async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const theirs = await playwright.request.newContext({ baseURL, storageState: nobody });
    const lastName = newWord("Qureshi");
    const { email, password, html } = await signUpAs(theirs, origin, "admin", { lastName });
    const code = /ADM-\w{8}/.exec(html)?.[0] ?? "";
    expect(code).not.toBe("");

    await visit(page, "/admin/users");
    await expectAccessibleAtAnyWidth(page, "User Management");
    await expect(page.getByLabel("Role").getByRole("option")).toHaveText([
      "All Users",
      "Travelers",
      "Tour Operators",
      "Administrators",
    ]);
    await page.getByLabel("Role").selectOption("Administrators");
    await page.getByLabel("Search").fill(code);
    await page.getByRole("button", { name: "Show" }).click();
    const row = page.getByRole("row").filter({ hasText: email });
    await expect(row.getByText("Unverified")).toBeVisible();
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await row.getByRole("button", { name: /^Actions for/ }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Edit"]);
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: `Select Sunita ${lastName}` }).check();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(row.getByText("has not confirmed their email address yet")).toBeVisible();
    await confirmAddress(theirs, origin, email);
    await page.reload();
    await row.getByRole("button", { name: `Approve Sunita ${lastName}` }).click();
    await expect(row.getByText("Active", { exact: true })).toBeVisible();

    async function dashboardOf() {
      await signInWith(theirs, { email, password }, origin);
      const context = await browser.newContext({ baseURL, storageState: await theirs.storageState() });
      const dashboard = await context.newPage();
      const complaints = watch(dashboard, origin);
      await dashboard.goto("/admin/bookings");
      await expect(dashboard.getByText("Live: connected")).toBeVisible();
      return { context, dashboard, complaints };
    }

    const first = await dashboardOf();
    await row
      .getByRole("link", { name: `Sunita ${lastName}` })
      .first()
      .click();
    const sessions = panel(page, "Sessions");
    await sessions.getByRole("button", { name: "End all sessions" }).click();
    await expect(sessions.getByText("The user is signed out everywhere.")).toBeVisible();
    await expect(first.dashboard.getByText("Your session has expired")).toBeVisible();
    await first.context.close();

    const third = await dashboardOf();
    await page.getByRole("button", { name: /^Suspend Account/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: /^Suspend Account/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Suspend Account" }).click();
    await expect(third.dashboard.getByText("Your session has expired")).toBeVisible();
    expect(third.complaints).toEqual([]);
    await expect(page.getByRole("button", { name: /^Activate Account/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(`The account of Sunita ${lastName} is now active.`)).toBeVisible();
    await signInWith(theirs, { email, password }, origin);
    expect((await theirs.get("/admin/bookings")).status()).toBe(200);
    await third.context.close();
    await theirs.dispose();
  });

  test("edits a traveler's account with another administrator, adds notes, and deletes it for good @prove", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const theirs = await playwright.request.newContext({ baseURL, storageState: nobody });
    const lastName = newWord("Iyer");
    const person = { firstName: "=Meera", lastName };
    const { email, password } = await signUpAs(theirs, origin, "user", person);
    await signInWith(theirs, { email, password }, origin);
    const booked = await theirs.post("/api/bookings", {
      headers: { Origin: origin },
      data: {
        ...traveler,
        tour: "kovalam",
        travelDate: travelDateIn(171),
        numberOfTravelers: 1,
        roomType: "standard",
        paymentMethod: "upi",
      },
    });
    expect(booked.status(), await booked.text()).toBe(201);
    const { booking } = await booked.json();

    // A value that a spreadsheet would take for a formula is text in the file.
    await visit(page, `/admin/users?q=${lastName}&role=user`);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("users.csv");
    const csv = await (await page.request.get(`/admin/users.csv?q=${lastName}&role=user`)).text();
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain(`'=Meera ${lastName}`);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Second factor" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("columnheader", { name: "Second factor" })).toBeVisible();
    // The columns stay open; a press elsewhere may only close them.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await chooseInRow(page.locator("[data-row]"), "Edit");
    await expect(page).toHaveURL(/\/admin\/users\/[\w-]+#edit$/);
    const address = page.url().replace(/#.*/, "");

    // Two administrators edit one account: the later one sees a conflict and loses no input.
    const second = await context.newPage();
    await visit(second, address);
    const edit = panel(page, "Edit");
    await edit.getByLabel("Name").fill(`Meera ${lastName}`);
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(edit.getByText("Saved.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: `Meera ${lastName}` })).toBeVisible();
    const later = panel(second, "Edit");
    await later.getByLabel("Phone").fill("98450 12345");
    await later.getByRole("button", { name: "Save" }).click();
    await expect(later.getByText("Someone else changed this account")).toBeVisible();
    await expect(later.getByLabel("Phone")).toHaveValue("98450 12345");
    await expect(later.getByText(`Saved value: Meera ${lastName}`)).toBeVisible();
    await expectAccessibleAtAnyWidth(second, "an account that somebody else has changed");
    await later.getByLabel("Name").fill(`Meera ${lastName}`);
    await later.getByRole("button", { name: "Save" }).click();
    await expect(later.getByText("Saved.")).toBeVisible();
    await expect(later.getByLabel("Phone")).toHaveValue("+919845012345");
    await second.close();

    // Another address: an error beside its field if it is in use; otherwise both addresses are notified.
    await page.reload();
    const moved = `${newWord("moved")}@example.com`;
    await edit.getByLabel("E-mail").fill("traveler@tourbharat.example");
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(edit.getByLabel("E-mail")).toHaveAccessibleDescription(
      /Another account has this email address/,
    );
    await edit.getByLabel("E-mail").fill(moved);
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(edit.getByText("Saved.")).toBeVisible();
    expect(await newestMail(page.request, email)).toContain("Your e-mail address was changed");
    expect(await newestMail(page.request, moved)).toContain("Your account now has this address");
    await expect(panel(page, "Account").getByText(`${moved} (not verified)`)).toBeVisible();
    await expect(panel(page, "Mails to this address").getByText("This is now the address")).toBeVisible();
    await expect(panel(page, "Bookings").getByRole("link", { name: booking.bookingId })).toHaveAttribute(
      "href",
      `/admin/bookings/${booking.bookingId}`,
    );

    const notes = panel(page, "Notes");
    await notes.getByRole("button", { name: "Add note" }).click();
    await expect(notes.getByLabel("Note", { exact: true })).toHaveAccessibleDescription(
      /Please write the note/,
    );
    await notes.getByLabel("Note", { exact: true }).fill("Calls after six.");
    await notes.getByRole("button", { name: "Add note" }).click();
    await expect(notes.getByRole("listitem").getByText("Calls after six.").first()).toBeVisible();
    await expect(notes.getByLabel("Note", { exact: true })).toHaveValue("");
    await expectAccessibleAtAnyWidth(page, "an account's page");
    await notes.getByRole("button", { name: /^Delete/ }).click();
    await expect(notes.getByText("The note is deleted.")).toBeVisible();
    await expect(notes.getByRole("listitem")).toHaveCount(0);
    await expect(panel(page, "History").getByText("deleted a note")).toBeVisible();

    // Deleted from the list after a confirmation, and gone everywhere.
    await visit(page, `/admin/users?q=${lastName}`);
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await chooseInRow(page.locator("[data-row]"), "Delete");
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.goto(address);
    await page.getByRole("button", { name: /^Delete the account of/ }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/admin/users?deleted=1");
    await expect(page.getByText("The account is deleted.")).toBeVisible();
    expect((await theirs.get("/dashboard", { maxRedirects: 0 })).status()).toBe(302);
    // The log still links to it.
    const gone = await page.request.get(address);
    expect(gone.status()).toBe(404);
    expect(await gone.text()).toContain("may have been deleted");
    const list = await (await page.request.get(`/api/admin/bookings?q=${booking.bookingId}`)).json();
    expect(list.bookings).toMatchObject([{ customerName: "Deleted traveler", status: "confirmed" }]);
    expect(await newestMail(page.request, moved)).toContain("Your account was deleted");

    await theirs.dispose();
  });
});
