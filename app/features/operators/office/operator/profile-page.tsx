import { SubTabs } from "~/office/frame/sub-tabs";
import { profilePages } from "~/content/portal-sub-pages";
import { BackOfficePage } from "~/office/page/back-office-page";

interface NamedOperator {
  slug: string;
  companyName: string;
}

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
  path: (typeof profilePages)[number]["to"];
  intro: React.ReactNode;
  children: React.ReactNode;
}) {
  const at = (to: string, slug: string) =>
    operators.length > 1 ? `${to}?company=${encodeURIComponent(slug)}` : to;
  return (
    <BackOfficePage title="Company Profile" intro={intro}>
      <SubTabs
        label="Company Profile"
        tabs={profilePages.map(({ to, name }) => ({ to: at(to, operator.slug), name }))}
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
