import type { Locator } from "@playwright/test";

/** Opens the menu of a list's row and chooses an action. */
export async function chooseInRow(row: Locator, action: string): Promise<void> {
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await row
    .page()
    .getByRole("menuitem", { name: new RegExp(`^${action}\\b`) })
    .click();
}
