import { DescriptionList } from "~/components/ui/description-list";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { AskedAccount } from "~/domain/accounts/account-list";

/** Details that an operator submitted for verification. */
export function SubmittedCompany({ account }: { account: AskedAccount }) {
  const { name, email, emailVerified, joinedAt, companies } = account;
  const owner = [
    ["Owner", name],
    ["E-mail", `${email}${emailVerified ? " (verified)" : " (not verified)"}`],
    ["Signed up", formatInstantInIndia(joinedAt)],
  ] as const;
  if (companies.length === 0) {
    return <DescriptionList className="text-sm" entries={[...owner, ["Company", "not given"]]} />;
  }
  return companies.map((company) => (
    <DescriptionList
      key={company.slug}
      className="text-sm"
      entries={[
        ["Company", company.companyName],
        ["Registration number", company.registrationNumber ?? "not given"],
        ["Address", company.address ?? "not given"],
        ["City", company.baseCity || "not given"],
        ["GSTIN", company.gstin ?? "not given"],
        ...owner,
      ]}
    />
  ));
}
