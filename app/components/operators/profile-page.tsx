import { SubTabs } from "~/components/back-office/sub-tabs";
import { BackOfficePage } from "~/components/layout/back-office-page";

interface NamedOperator {
  slug: string;
  companyName: string;
}

const pages = [
  { path: "/operator/profile", name: "Profile" },
  { path: "/operator/profile/bank", name: "Bank details" },
  { path: "/operator/profile/documents", name: "Documents" },
  { path: "/operator/profile/members", name: "Members" },
  { path: "/operator/profile/notifications", name: "Notifications" },
] as const;

/** Layout of the operator pages, with a switch for owners of several operators. */
export function OperatorProfilePage({
  operator,
  operators,
  path,
  intro,
  children,
}: {
  operator: NamedOperator;
  operators: readonly NamedOperator[];
  path: (typeof pages)[number]["path"];
  intro: React.ReactNode;
  children: React.ReactNode;
}) {
  const at = (to: string, slug: string) =>
    operators.length > 1 ? `${to}?company=${encodeURIComponent(slug)}` : to;
  return (
    <BackOfficePage title="Company Profile" intro={intro}>
      <SubTabs
        label="Company Profile"
        tabs={pages.map(({ path: to, name }) => ({ to: at(to, operator.slug), name }))}
      />
      {operators.length > 1 && (
        <nav aria-label="Your companies" className="mt-3 text-sm">
          <ul className="flex flex-wrap gap-x-4">
            {operators.map(({ slug, companyName }) => (
              <li key={slug}>
                <a
                  href={at(path, slug)}
                  aria-current={slug === operator.slug ? "true" : undefined}
                  className="inline-block py-1 text-peacock underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {companyName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </BackOfficePage>
  );
}
