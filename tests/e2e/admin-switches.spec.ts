import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "admin", expectedComplaints: [/status of 4/] });

test("a feature is switched off for everyone and on again", async ({ page, request, baseURL }) => {
  // Bypasses the page cache.
  const newsletter = "/newsletter?asked=again";
  await visit(page, "/admin/settings");
  const features = page.getByRole("form", { name: "Feature switches" });
  const box = features.getByLabel("Newsletter sign-up is open");
  for (const isOn of [false, true]) {
    await box.setChecked(isOn);
    // The message of the previous save is still shown.
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await features.getByRole("button", { name: "Save" }).click();
    await saved;
    await expect(features.getByRole("status")).toHaveText("Saved. The site is updated within a minute.");
    await expect(box).toBeChecked({ checked: isOn });
    const shown = await (await request.get(newsletter)).text();
    expect(/Subscribe(?:<\/span>)?<\/button>/.test(shown)).toBe(isOn);
    // A form that a browser still shows is refused too.
    const sent = await request.post("/newsletter", {
      form: { email: "switch.spec@example.com" },
      headers: { Origin: baseURL ?? "" },
    });
    expect(sent.status()).toBe(isOn ? 200 : 422);
  }
});
