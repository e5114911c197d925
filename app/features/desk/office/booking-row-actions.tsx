import { Link } from "react-router";
import { BookingAtAGlance } from "~/features/desk/office/booking-at-a-glance";
import { repairFragments } from "~/features/desk/office/repair/repair-fragments";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { TravelDate } from "~/domain/calendar/calendar";
import { RowPanel } from "~/office/lists/row-panel";
import { HeldOr } from "~/office/undo/held-changes";
import { Exact } from "~/ui/exact";
import { MenuDots, RowMenuButton, menuButtonClasses } from "~/office/lists/row-actions";
import { Button, buttonClasses } from "~/ui/button";
import { cn } from "~/ui/cn";
import { DropdownMenuItem, DropdownMenuSeparator } from "~/ui/dropdown-menu";

/** An action on a booking of a list. Each office has its own set. */
export interface BookingAction {
  label: string;
  /** Text for screen readers after the label of the menu's item, such as "of booking TB123456". */
  of: string;
  /** Address that it leads to, or what it does. */
  act: string | (() => void);
  /** Its button in the row, if it is due. Key "c" presses it. */
  due?: { label: string; of: string };
  isDanger?: boolean;
  isDisabled?: boolean;
}

/** Returns the links to the forms of a booking's page, which both offices have. */
export function editActions(
  office: "/admin" | "/operator",
  { bookingId, status, travelDate }: Pick<AdminBooking, "bookingId" | "status" | "travelDate">,
  today: TravelDate,
): BookingAction[] {
  const address = `${office}/bookings/${bookingId}`;
  const of = `booking ${bookingId}`;
  const edit = { label: "Edit", of, act: `${address}#edit` };
  return status === "confirmed" && travelDate > today
    ? [{ label: "Move…", of, act: `${address}#${repairFragments.date}` }, edit]
    : [edit];
}

const item = "min-h-9! text-sm";
const buttonOnly = cn(menuButtonClasses, "noscript:hidden");
const linkOnly = cn(menuButtonClasses, "hidden noscript:grid");

/** The action that is due on a booking of a list, and a menu with all of them. */
export function BookingRowActions({
  bookingId,
  address,
  actions,
  onOpen,
}: {
  bookingId: string;
  /** The booking's page, which has the actions without JavaScript. */
  address: string;
  actions: readonly BookingAction[];
  /** Opens the side panel. */
  onOpen: () => void;
}) {
  const name = `Actions for booking ${bookingId}`;
  const due = actions.find((action) => action.due);
  const [harmless, dangerous] = [false, true].map((isDanger) =>
    actions.filter((action) => (action.isDanger ?? false) === isDanger),
  );
  return (
    <div className="flex items-center justify-end gap-3">
      {due?.due && (
        <ActionButton
          action={due}
          variant="secondary"
          className="min-h-7 px-2.5 py-0.5 text-sm @max-3xl:hidden noscript:hidden"
          data-due
        >
          <span>{due.due.label}</span>
          <span className="sr-only">{` ${due.due.of}`}</span>
        </ActionButton>
      )}
      <a href={address} aria-label={name} className={linkOnly}>
        <MenuDots />
      </a>
      <RowMenuButton label={name} className={buttonOnly}>
        <DropdownMenuItem className={item} onSelect={onOpen}>
          Details…
          <span className="sr-only">
            {" "}
            of booking <Exact>{bookingId}</Exact>
          </span>
        </DropdownMenuItem>
        {harmless?.map((action) => (
          <MenuItem key={action.label} action={action} />
        ))}
        {dangerous && dangerous.length > 0 && <DropdownMenuSeparator />}
        {dangerous?.map((action) => (
          <MenuItem key={action.label} action={action} />
        ))}
      </RowMenuButton>
    </div>
  );
}

function MenuItem({
  action: { label, of, act, isDanger = false, isDisabled = false },
}: {
  action: BookingAction;
}) {
  const text = (
    <>
      <span>{label}</span>
      <span className="sr-only">{` ${of}`}</span>
    </>
  );
  const classes = isDanger ? `${item} text-danger` : item;
  if (typeof act === "string")
    return (
      <DropdownMenuItem asChild className={classes}>
        <Link to={act}>{text}</Link>
      </DropdownMenuItem>
    );
  return (
    <DropdownMenuItem className={classes} disabled={isDisabled} onSelect={act}>
      {text}
    </DropdownMenuItem>
  );
}

/** Props of a side panel that the list gives. */
export interface PanelProps {
  /** The booking's page. */
  address: string;
  actions: readonly BookingAction[];
  onClose: () => void;
}

/** Side panel with a booking's summary, its actions as buttons, and what else the office shows of it. */
export function BookingRowPanel({
  booking,
  address,
  actions,
  onClose,
  children,
  ...glance
}: PanelProps &
  Pick<React.ComponentProps<typeof BookingAtAGlance>, "booking" | "links" | "phone" | "email"> & {
    children: React.ReactNode;
  }) {
  const { bookingId } = booking;
  return (
    <RowPanel label="Booking Details" title={bookingId} address={address} rowId={bookingId} onClose={onClose}>
      <BookingAtAGlance booking={booking} {...glance} />
      <div className="my-3 flex flex-wrap gap-2">
        <HeldOr subject="booking" id={bookingId} name={`booking ${bookingId}`}>
          {actions.map((action) => (
            <ActionButton
              key={action.label}
              action={action}
              variant={action.isDanger ? "danger" : action.due ? "primary" : "secondary"}
              className="min-h-9 px-3 py-1 text-sm"
            >
              {action.label}
            </ActionButton>
          ))}
        </HeldOr>
      </div>
      <div className="border-t border-line pt-3 text-sm">{children}</div>
    </RowPanel>
  );
}

function ActionButton({
  action: { act, isDisabled },
  variant,
  className,
  ...props
}: {
  action: BookingAction;
  variant: "primary" | "secondary" | "danger";
  className: string;
  "data-due"?: boolean;
  children: React.ReactNode;
}) {
  return typeof act === "string" ? (
    <Link to={act} className={buttonClasses(variant, className)} {...props} />
  ) : (
    <Button variant={variant} className={className} disabled={isDisabled} onClick={act} {...props} />
  );
}
