import { MoreHorizontal } from "lucide-react";
import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { actionsForTour, tourActionLabels } from "~/domain/tours/tour-list";
import type { TourAction } from "~/domain/tours/tour-list";
import type { AdminTour } from "../../../../worker/tours/admin/admin-tours.repo";

export function TourMenu({
  tour,
  onAct,
}: {
  tour: AdminTour;
  onAct: (action: Exclude<TourAction, "reject">) => void;
}) {
  const address = `/admin/tours/${tour.slug}`;
  const actions = actionsForTour(tour).filter((action) => action !== "reject");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonClasses("secondary", "min-h-9 px-2.5 py-1 text-sm")}>
        <MoreHorizontal aria-hidden className="size-4" />
        <span className="sr-only">Actions for {tour.title}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {tour.deletedAt === null && (
          <>
            <DropdownMenuItem asChild className="min-h-9">
              <Link to={`${address}/edit`}>Edit</Link>
            </DropdownMenuItem>
            {tour.status === "pending" && (
              <DropdownMenuItem asChild className="min-h-9">
                <Link to={`${address}#moderation`}>Review</Link>
              </DropdownMenuItem>
            )}
          </>
        )}
        <DropdownMenuItem asChild className="min-h-9">
          <Link to={`${address}/preview`}>Preview</Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        {actions.map((action) => (
          <DropdownMenuItem
            key={action}
            className={action === "delete" ? "min-h-9 text-danger" : "min-h-9"}
            onSelect={() => onAct(action)}
          >
            {tourActionLabels[action]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
