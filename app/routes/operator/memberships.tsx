import { useState } from "react";
import { z } from "zod";
import type { Route } from "./+types/memberships";
import { Exact } from "~/ui/exact";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { RowButton } from "~/office/lists/row-button";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { Badge } from "~/ui/badge";
import { FormMessage } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return { memberships: await context.get(servicesContext).listJoinedOperators(viewer) };
}

const requestSchema = z.object({ intent: z.literal("leave"), id: z.string().catch("") });

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return answerForm(await readForm(request), requestSchema, ({ id }) =>
    context.get(servicesContext).leaveOperator(viewer, { slug: id }),
  );
}

export function meta() {
  return backOfficeMeta("Companies you act for");
}

/** Lists the operators whose staff the user belongs to, with their rights, and lets them leave. */
export default function Memberships({ loaderData: { memberships } }: Route.ComponentProps) {
  const form = useForm({ intent: "leave" });
  const [asked, setAsked] = useState<(typeof memberships)[number] | null>(null);
  return (
    <BackOfficePage
      title="Companies you act for"
      intro="You are a member of these companies. Their owners manage your rights."
    >
      <FormMessage form={form} />
      {memberships.length === 0 ? (
        <EmptyList reason="A company's owner invites members by e-mail. Open the link in the invitation to join.">
          You are not a member of any company.
        </EmptyList>
      ) : (
        <ul className="mt-4 grid max-w-3xl gap-3">
          {memberships.map((membership) => (
            <li
              key={membership.operator}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4"
            >
              <span className="min-w-0 flex-1 basis-60">
                <strong>{membership.companyName}</strong>{" "}
                {membership.status === "suspended" && <Badge tone="danger">Suspended</Badge>}
                <span className="block text-sm text-muted">
                  <span>{`Rights: ${membership.rights.map((right) => operatorRightLabels[right].label).join(", ")}. Member since`}</span>{" "}
                  <Exact>{formatInstantInIndia(membership.since)}</Exact>.
                </span>
              </span>
              <RowButton
                id={membership.operator}
                intent="leave"
                label="Leave"
                of={membership.companyName}
                isBusy={false}
                onAct={() => setAsked(membership)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Leave ${asked?.companyName ?? ""}?`}
        confirmLabel="Leave"
        onConfirm={() => asked && form.submit({ id: asked.operator })}
      >
        You will lose access to the company. Its owner can invite you again.
      </ConfirmDialog>
    </BackOfficePage>
  );
}
