import { Plus } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { AddTourForm } from "~/features/tour-drafts/office/admin/add-tour-form";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import { DeleteTours } from "~/features/tours/office/admin/delete-tours";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import {
  actionsForTour,
  bulkRefusalOfTour,
  tourActionLabels,
  versionName,
  withoutOperator,
  type TourAction,
} from "~/domain/tours/tour-list";
import { useMay } from "~/office/frame/use-may";
import { useBulk } from "~/office/lists/use-bulk";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeTours } from "~/features/tours/office/admin/change-tours.server";
import { toursList } from "~/features/tours/office/admin/tours.list";
import { ruleOf } from "~/domain/bulk";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { DropdownMenuSeparator } from "~/ui/dropdown-menu";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { RowButton } from "~/office/lists/row-button";
import { Icon } from "~/ui/icon";
import type { AdminTour } from "../../../worker/tours/admin/admin-tours.repo";
import type { Route } from "./+types/tours";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const [list, desk] = await Promise.all([
    loadList(toursList, viewer, { context, url }),
    context.get(servicesContext).getTourDesk(viewer),
  ]);
  return { ...list, ...desk };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return changeTours(context, request, url);
}

export function meta() {
  return backOfficeMeta("Tour Management");
}

const bulkIntents = ["publish", "unpublish", "feature", "unfeature", "delete"] as const;

export default function Tours({ loaderData }: Route.ComponentProps) {
  const { tours, pending, operators, state } = loaderData;
  const mayChange = useMay()("tours");
  const { selection, isBusy, act: send } = useBulk();
  const [toDelete, setToDelete] = useState<string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [assignee, setAssignee] = useState("");

  function act(intent: string, ids: readonly string[]) {
    if (intent === "delete") return setToDelete([...ids]);
    if (intent === "assign") return send(intent, ids, { operator: assignee });
    const shown = tours.filter(({ slug }) => ids.includes(slug));
    send(
      intent,
      ids,
      Object.fromEntries(shown.map(({ slug, version }) => [versionName(slug), String(version)])),
    );
  }

  return (
    <BackOfficePage title="Tour Management" explained="Booking counts include canceled ones.">
      <ExportableList
        list={toursList}
        rows={tours}
        loaded={loaderData}
        choices={{
          operator: [
            [withoutOperator, "No operator yet"],
            ...operators.map(({ slug, companyName }) => [slug, companyName] as const),
          ],
        }}
        tools={
          mayChange && (
            <>
              <Link
                to="/admin/tours/new"
                aria-haspopup="dialog"
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setAdding(true);
                }}
                className={buttonClasses("primary", "min-h-8 px-2.5 py-1 text-sm max-md:hidden")}
              >
                <Icon icon={Plus} className="size-4" />
                Add Tour
              </Link>
              {state.operator === withoutOperator && (
                <select
                  aria-label="Operator to assign"
                  value={assignee}
                  onChange={(event) => setAssignee(event.target.value)}
                  className="min-h-8 rounded-control border border-line-strong bg-card px-2 text-sm"
                >
                  <option value="">Operator to assign …</option>
                  {operators.map(
                    ({ slug, companyName, status }) =>
                      status === "verified" && (
                        <option key={slug} value={slug}>
                          {companyName}
                        </option>
                      ),
                  )}
                </select>
              )}
              <Link
                to="/admin/tours?status=pending"
                className={buttonClasses("secondary", "min-h-8 px-2.5 py-1 text-sm")}
              >{`Moderation queue (${pending})`}</Link>
              <Link
                to="/admin/tours/facts"
                className={buttonClasses("secondary", "min-h-8 px-2.5 py-1 text-sm")}
              >
                <span>
                  Facts<span className="max-md:sr-only"> to look up</span>
                </span>
              </Link>
            </>
          )
        }
        bulk={
          mayChange
            ? {
                selection,
                actions: [
                  ...(assignee !== "" && state.operator === withoutOperator
                    ? [
                        {
                          intent: "assign",
                          label: "Assign operator",
                          variant: "secondary" as const,
                          refusalOf: () => null,
                        },
                      ]
                    : []),
                  ...(state.status === "deleted" ? (["restore"] as const) : bulkIntents).map((intent) => ({
                    intent,
                    label: tourActionLabels[intent],
                    variant: intent === "delete" ? ("danger" as const) : ("secondary" as const),
                    refusalOf: ruleOf(tours, toursList.idOf, (tour) => bulkRefusalOfTour(tour, intent)),
                  })),
                ],
                isBusy,
                onAct: act,
              }
            : undefined
        }
        renderActions={(tour) =>
          mayChange && <TourMenu tour={tour} isBusy={isBusy} onAct={(intent) => act(intent, [tour.slug])} />
        }
      />
      {isAdding && (
        <Dialog onClose={() => setAdding(false)} onReopen={() => setAdding(true)}>
          <DialogContent>
            <div className="border-b border-line p-5 pr-16">
              <DialogTitle className="text-xl font-semibold">Add Tour</DialogTitle>
              <DialogDescription className="text-muted">
                The page address is made from the title. The next pages have the rest.
              </DialogDescription>
            </div>
            <AddTourForm operators={operators} />
          </DialogContent>
        </Dialog>
      )}
      <DeleteTours
        names={toDelete.map((slug) => tours.find((tour) => tour.slug === slug)?.title ?? slug)}
        onClose={() => setToDelete([])}
        onDelete={() => send("delete", toDelete)}
      />
    </BackOfficePage>
  );
}

function TourMenu({
  tour,
  isBusy,
  onAct,
}: {
  tour: AdminTour;
  isBusy: boolean;
  onAct: (action: Exclude<TourAction, "reject">) => void;
}) {
  const { slug, title, status, deletedAt } = tour;
  const address = `/admin/tours/${slug}`;
  const actions = actionsForTour(tour).filter((action) => action !== "reject");
  const due = actions.find((action) => action === "approve");
  return (
    <RowActions
      of={title}
      due={
        due && (
          <RowButton
            id={slug}
            intent={due}
            label={tourActionLabels[due]}
            of={title}
            isBusy={isBusy}
            onAct={() => onAct(due)}
            fields={{ [versionName(slug)]: String(tour.version) }}
          />
        )
      }
    >
      {deletedAt === null && (
        <>
          <RowAction to={`${address}/edit`}>Edit</RowAction>
          {status === "pending" && <RowAction to={`${address}#moderation`}>Review</RowAction>}
        </>
      )}
      <RowAction to={`${address}/preview`}>Preview</RowAction>
      <DropdownMenuSeparator />
      {actions.map((action) => (
        <RowAction
          key={action}
          isDanger={action === "delete"}
          isBusy={isBusy}
          onAct={() => onAct(action)}
          fields={{ intent: action, id: slug, [versionName(slug)]: String(tour.version) }}
          {...(action === "delete" && {
            question: `“${title}” is removed from the site and all lists. Existing bookings stay. You can restore deleted tours.`,
          })}
        >
          {tourActionLabels[action]}
        </RowAction>
      ))}
    </RowActions>
  );
}
