import { CircleCheck, CircleX, CircleDashed } from "lucide";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/status";
import { servicesContext } from "~/context";
import { checkMinutes, checkNames, type CheckResult } from "~/domain/housekeeping/check";
import { statusMessages } from "~/features/site/status/messages";
import { cn } from "~/ui/cn";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  return {
    results: await context.get(servicesContext).listChecks(),
    canonical: new URL("/status", url).href,
  };
}

export function headers() {
  return { "Cache-Control": "public, max-age=60" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: statusMessages().title,
    description: statusMessages().description,
    canonical: loaderData?.canonical ?? "/status",
  });
}

/** Results of the checks that run while the site does: computed, never written by hand. */
export default function Status({ loaderData: { results } }: Route.ComponentProps) {
  const known = checkNames.flatMap((name) => results.find((result) => result.name === name) ?? []);
  const failed = known.filter(({ isOk }) => !isOk).length;
  const m = statusMessages();
  const headline = known.length === 0 ? m.notRun : failed === 0 ? m.allPassed : m.failed(failed);
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-4 text-lg font-semibold">{headline}</p>
      <p className="mt-2 text-muted">{m.every(checkMinutes)}</p>
      <ul className="mt-6 grid gap-4">
        {checkNames.map((name) => (
          <Check key={name} name={name} result={results.find((result) => result.name === name) ?? null} />
        ))}
      </ul>
    </div>
  );
}

function Check({ name, result }: { name: (typeof checkNames)[number]; result: CheckResult | null }) {
  const m = statusMessages();
  const { promise, checks, counted } = m.checks[name];
  const icon = result === null ? CircleDashed : result.isOk ? CircleCheck : CircleX;
  return (
    <li className="rounded-card border border-line bg-card p-5 card-shadow">
      <h2 className="flex items-start gap-3 font-sans text-lg font-semibold">
        <Icon
          icon={icon}
          className={cn(
            "mt-0.5 size-6 shrink-0",
            result === null ? "text-muted" : result.isOk ? "text-success" : "text-danger",
          )}
        />
        <span>{promise}</span>
      </h2>
      <p className="mt-2">{checks}</p>
      <p className="mt-2 text-sm text-muted">
        {result === null ? (
          <span>{m.notChecked}</span>
        ) : (
          m.result(result.faults, result.checked.toLocaleString("en-IN"), counted, result.at)
        )}
      </p>
    </li>
  );
}
