import { useState } from "react";
import type { Route } from "./+types/subscribers";
import { InboxTabs } from "~/features/messages/office/admin/inbox-tabs";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { useBulk } from "~/office/lists/use-bulk";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { changesAny } from "~/domain/bulk";
import { readForm } from "~/platform/forms/read-form";
import { subscribersList } from "~/features/messages/office/admin/subscribers.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(subscribersList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return bulkAction(await readForm(request), {
    remove: async (id) => {
      await context.get(servicesContext).removeSubscriber(viewer, id);
      return "Removed from the list.";
    },
  });
}

export function meta() {
  return backOfficeMeta("Newsletter Subscribers");
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { subscribers } = loaderData;
  const { selection, isBusy, act } = useBulk();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const one = asked?.length === 1 && subscribers.find(({ id }) => id === asked[0]);
  return (
    <BackOfficePage title="Newsletter subscribers" intro="People who subscribed to the newsletter.">
      <InboxTabs />
      <ExportableList
        list={subscribersList}
        rows={subscribers}
        loaded={loaderData}
        bulk={{
          selection,
          actions: [
            { intent: "remove", label: "Remove from list", variant: "danger", refusalOf: changesAny },
          ],
          isBusy,
          onAct: (_intent, ids) => setAsked(ids),
        }}
        renderActions={({ id, email }) => (
          <RowActions of={email}>
            <RowAction
              isDanger
              isBusy={isBusy}
              onAct={() => setAsked([id])}
              fields={{ intent: "remove", id }}
              question={`${email} will no longer get the newsletter.`}
            >
              Remove from list
            </RowAction>
          </RowActions>
        )}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        confirmLabel="Remove from list"
        onConfirm={() => asked && act("remove", asked)}
      >
        {`${one ? one.email : `${asked?.length} subscribers`} will no longer get the newsletter. They can subscribe again on the site.`}
      </ConfirmDialog>
    </BackOfficePage>
  );
}
