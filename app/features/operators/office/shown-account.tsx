import { DescriptionList } from "~/ui/description-list";
import { maskedNumber, type ShownBankAccount } from "~/domain/operators/bank-account";

/** Bank account with a masked number: last four digits only. */
export function ShownAccount({ account }: { account: ShownBankAccount }) {
  return (
    <DescriptionList
      className="text-sm tabular-nums"
      entries={[
        ["Holder", account.holder],
        ["Account", maskedNumber(account.lastDigits)],
        ["IFSC", account.ifsc],
      ]}
    />
  );
}
