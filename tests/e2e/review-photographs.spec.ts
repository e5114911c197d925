import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { todayInIndia } from "../../app/domain/calendar/calendar";
import { stripes } from "../support/pictures";
import { expectAccessible, expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

const listSchema = z.object({
  bookings: z.array(z.object({ bookingId: z.string(), travelDate: z.string() })),
});

/** The demo traveler's oldest trip, which she has reviewed. */
async function reviewedTrip(admin: APIRequestContext) {
  const answer = await admin.get(
    "/api/admin/bookings?q=traveler@tourbharat.example&status=completed&limit=100",
  );
  const today = todayInIndia(Date.now());
  const past = listSchema
    .parse(await answer.json())
    .bookings.filter(({ travelDate }) => travelDate < today)
    .toSorted((a, b) => (a.travelDate < b.travelDate ? -1 : 1));
  return `/bookings/${past[0]?.bookingId}`;
}

function picture(name: string, color: number[]) {
  return { name, mimeType: "image/png", buffer: Buffer.from(stripes(1700, 1100, color)) };
}

test.describe("the demo traveler", () => {
  test.use({ signedInAs: "traveler", expectedComplaints: [/status of 4\d\d/] });

  test("adds a photograph to her review, an administrator approves it, and visitors see it", async ({
    page,
    requestsOf,
    browser,
    baseURL,
  }) => {
    const admin = await requestsOf("admin");
    const trip = await reviewedTrip(admin);
    await visit(page, `${trip}/review`);
    const panel = page.getByRole("region", { name: /^Your photographs/ });
    const [file, caption, consent] = [
      panel.getByLabel("Photograph", { exact: true }),
      panel.getByLabel("Caption"),
      panel.getByRole("checkbox", { name: /the people in it agreed/ }),
    ];
    await file.setInputFiles(picture("raft.png", [30, 110, 150]));
    await expect(panel.getByRole("img", { name: "Selected picture" })).toBeVisible();
    await caption.fill("The raft before the rapids");
    await panel.getByRole("button", { name: "Add photograph" }).click();
    await expect(consent).toHaveAccessibleDescription(/without your consent/);
    await expect(consent).toBeFocused();
    await expect(caption).toHaveValue("The raft before the rapids");
    await consent.check();
    await panel.getByRole("button", { name: "Add photograph" }).click();
    await expect(panel.getByText("Thank you. We'll look at it and write to you.")).toBeVisible();
    const item = panel.getByRole("listitem").filter({ hasText: "The raft before the rapids" });
    await expect(item).toContainText("Waiting for our team");
    await expect(caption).toHaveValue("");
    await expect(file).toBeFocused();

    const desk = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await admin.storageState(),
    });
    const queue = await desk.newPage();
    await visit(queue, "/admin/reviews/photographs");
    const card = queue.getByRole("listitem").filter({ hasText: "The raft before the rapids" });
    await card.getByRole("button", { name: "Approve: The raft before the rapids" }).click();
    await expect(queue.getByRole("status").filter({ hasText: "The photograph is approved." })).toBeFocused();
    await expect(card).toHaveCount(0);
    await desk.close();

    await page.getByRole("link", { name: "See it on the tour's page" }).click();
    const reviews = page.getByRole("region", { name: "What travelers say" });
    const thumbnail = reviews.getByRole("link", { name: "The raft before the rapids" }).first();
    await thumbnail.click();
    const dialog = page.getByRole("dialog", { name: /^Photograph 1 of/ });
    await expect(dialog.getByRole("img", { name: "The raft before the rapids" })).toBeVisible();
    await expect(dialog).toContainText("Photograph by Asha T.,");
    await page.keyboard.press("Escape");
    await expect(thumbnail).toBeFocused();
    // Its own page, for visitors without JavaScript.
    await visit(page, (await thumbnail.getAttribute("href")) ?? "");
    await expect(
      page.getByRole("figure").getByRole("img", { name: "The raft before the rapids" }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("adds and removes a photograph, and keeps what she wrote after an error @prove", async ({
      page,
      requestsOf,
    }) => {
      const trip = await reviewedTrip(await requestsOf("admin"));
      await page.goto(`${trip}/review`);
      const panel = page.getByRole("region", { name: /^Your photographs/ });
      const count = await panel.getByRole("listitem").count();
      await panel.getByLabel("Caption").fill("Lunch on the boat");
      await panel.getByRole("checkbox").check();
      await panel.getByRole("button", { name: "Add photograph" }).click();
      await expect(page.getByText("Please choose a picture.").first()).toBeVisible();
      await expect(panel.getByLabel("Caption")).toHaveValue("Lunch on the boat");
      await expect(panel.getByRole("checkbox")).toBeChecked();
      await panel
        .getByLabel("Photograph", { exact: true })
        .setInputFiles(picture("lunch.png", [200, 150, 40]));
      await panel.getByRole("button", { name: "Add photograph" }).click();
      await expect(page).toHaveURL(`${trip}/photographs#photographs`);
      await expect(panel.getByRole("listitem")).toHaveCount(count + 1);
      await panel.getByRole("button", { name: "Remove: Lunch on the boat" }).click();
      await expect(panel.getByRole("listitem")).toHaveCount(count);
    });
  });

  test("axe finds no issues on the page of her photographs @prove", async ({ page, requestsOf }) => {
    await visit(page, `${await reviewedTrip(await requestsOf("admin"))}/photographs`);
    await page.getByRole("button", { name: "Add photograph" }).click();
    await expect(page.getByText("Please choose a picture.").first()).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "photographs with errors");
  });
});
