import { useState } from "react";
import type { Route } from "./+types/subscribers";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { RowButton } from "~/components/back-office/row-button";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { Subscriber } from "~/domain/messages/message";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { subscribersQuerySchema } from "~/lib/threads/inbox-query";
import { readForm } from "~/lib/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns, ...query } = subscribersQuerySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listSubscribers(viewer, { ...query, limit: 50 });
  return { ...(await list), state: { ...query, columns } };
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

const columns: readonly Column<Subscriber>[] = [
  {
    key: "email",
    head: "E-mail",
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    sort: { name: "email" },
  },
  {
    key: "since",
    head: "Subscribed",
    cell: ({ createdAt }) => formatInstantInIndia(createdAt),
    sort: { name: "since", isDownFirst: true },
  },
];

export default function Subscribers({ loaderData, actionData }: Route.ComponentProps) {
  const { subscribers, nextCursor, state } = loaderData;
  const { selection, isBusy, act } = useBulk(actionData);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const ask = (_intent: string, ids: readonly string[]) => setAsked(ids);
  const one = asked?.length === 1 && subscribers.find(({ id }) => id === asked[0]);
  function actionsOf({ id, email }: Subscriber) {
    return (
      <RowButton
        id={id}
        intent="remove"
        label="Remove"
        of={email}
        look="danger"
        isBusy={isBusy}
        onAct={ask}
      />
    );
  }

  return (
    <BackOfficePage title="Newsletter subscribers" intro="People who subscribed to the newsletter.">
      <InboxTabs />
      <ListFilters
        query={{ q: state.q }}
        kept={{ sort: state.sort, columns: state.columns }}
        placeholder="E-mail"
        choices={[]}
      />
      <div className="mt-3 flex justify-end">
        <ListTools columns={columns} state={state} csvPath="/admin/messages/subscribers.csv" />
      </div>
      <BulkActions
        selection={selection}
        actions={[{ intent: "remove", label: "Remove from list", look: "danger" }]}
        isBusy={isBusy}
        onAct={ask}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        confirmLabel="Remove from list"
        onConfirm={() => asked && act("remove", asked)}
      >
        {one ? one.email : `${asked?.length} subscribers`} will no longer get the newsletter. They can
        subscribe again on the site.
      </ConfirmDialog>
      {subscribers.length === 0 ? (
        <EmptyList>No subscribers found</EmptyList>
      ) : (
        <DataTable
          caption="Newsletter subscribers"
          columns={columns}
          rows={subscribers}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          state={state}
          selection={selection}
          actions={actionsOf}
        />
      )}
      <PageLinks query={state} nextCursor={nextCursor} first="Newest subscribers" next="Older subscribers" />
    </BackOfficePage>
  );
}
