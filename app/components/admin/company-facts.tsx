import { Link } from "react-router";
import { Panel } from "~/components/back-office/panel";
import { DescriptionList } from "~/components/ui/description-list";
import { formatInstantInIndia } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import type { CompanyPage } from "../../../worker/operators/get-company-page";

/** What a company has told us, who owns it, and what it has earned. */
export function CompanyFacts({
  company,
  earnings,
  owed,
}: Pick<CompanyPage, "company" | "earnings" | "owed">) {
  const { owner } = company;
  return (
    <div className="grid gap-4">
      <Panel id="facts" title="Company">
        <DescriptionList
          className="text-sm"
          entries={[
            ["Registration number", company.registrationNumber ?? "not given"],
            ["Address", company.address ?? "not given"],
            ["City", company.baseCity || "not given"],
            ["GSTIN", company.gstin ?? "not given"],
            ...(owner ? [["Signed up", formatInstantInIndia(owner.joinedAt)] as const] : []),
          ]}
        />
        {owner && (
          <p className="mt-3 border-t border-line pt-3 text-sm wrap-anywhere">
            Owned by{" "}
            <Link to={`/admin/users/${owner.id}`} className="text-peacock underline underline-offset-4">
              {owner.name}
            </Link>
            , {owner.email} ({owner.emailVerified ? "verified" : "not verified"})
          </p>
        )}
      </Panel>
      <Panel id="earnings" title="Earnings">
        <DescriptionList
          className="text-sm tabular-nums"
          entries={[
            ["Bookings sold", String(earnings.bookings)],
            ["Gross", formatRupees(earnings.gross)],
            ["Commission", formatRupees(earnings.commission)],
            ["Operator's part", formatRupees(earnings.net)],
            owed < 0 ? ["Owes us", formatRupees(-owed)] : ["Owed to it", formatRupees(owed)],
          ]}
        />
        <p className="mt-2 text-sm text-muted">
          By the ledger, of all time. What is owed is the operator’s part without what was paid out or
          charged.
        </p>
      </Panel>
    </div>
  );
}
