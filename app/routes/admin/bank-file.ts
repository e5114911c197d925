import type { Route } from "./+types/bank-file";
import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { transferModeOf, type BankFileRow } from "~/domain/money/payouts/payout";
import { csvResponse, type CsvColumn } from "~/platform/pages/csv.server";
import { requireAdmin } from "~/middleware/require-admin";

const columns: readonly CsvColumn<BankFileRow>[] = [
  ["Payment mode", ({ amount }) => transferModeOf(amount)],
  ["Beneficiary name", ({ holder }) => holder],
  ["Account number", ({ accountNumber }) => accountNumber],
  ["IFSC", ({ ifsc }) => ifsc],
  ["Amount", ({ amount }) => amount],
  ["Remark", ({ remark }) => remark],
  ["Reference", ({ reference }) => reference],
  ["Beneficiary e-mail", ({ email }) => email],
];

/** Downloads the bank file. A POST, because each account number in it is logged. */
export async function action({ context, url }: Route.ActionArgs) {
  const admin = requireAdmin(context, url);
  const rows = await context.get(servicesContext).listBankFile(admin);
  // Banks' uploads don't expect a byte order mark.
  return csvResponse("bank-file", columns, async () => ({ rows, nextCursor: null }), { hasMark: false });
}

export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  return redirect("/admin/revenue/payouts");
}
