import { RefreshCw, CircleAlert, CircleCheck, CircleX } from "lucide";
import { useCallback, useState } from "react";
import { Form } from "react-router";
import { Button, buttonClasses } from "~/ui/button";
import { InputField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { ShareBar } from "~/office/ui/share-bar";
import { addDays, startOfDayInIndia } from "~/domain/calendar/calendar";
import { arrivedField, isCheckInOpen, windowInWords } from "~/domain/check-in/check-in";
import { arrivedOf } from "~/domain/check-in/arrived";
import {
  judgeReference,
  judgeTyped,
  judgeVoucher,
  type CheckInSheet,
  type Verdict,
} from "~/domain/check-in/check-in-sheet";
import { queuedUntil, knownCheckIns } from "~/domain/check-in/queued-check-in";
import { useCheckIns } from "./use-check-ins";
import { useDeviceToday } from "~/platform/browser/use-device-clock";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { forgetPage, useOfflinePage } from "~/platform/offline/use-offline-page";
import { findReaderFiles } from "./read-qr";
import { RemoveFromDevice } from "./remove-from-device";
import { Surprises } from "./surprises";
import { TravelerRow } from "./traveler-row";
import { VoucherCamera } from "./voucher-camera";
import { VoucherPhoto } from "./voucher-photo";
import { WaitingNote } from "./waiting-note";
import { cn } from "~/ui/cn";
import { departurePath } from "~/domain/departures/departure-change";
import { foldText } from "~/domain/folded-text";

/** Check-in list of a departure. Works online and offline. */
export function CheckInBoard({
  sheet,
  first,
  typed,
}: {
  sheet: CheckInSheet;
  /** Result of a submit without JavaScript. */
  first: Verdict | null;
  /** Search text of a submit without JavaScript. */
  typed: string;
}) {
  const [verdict, setVerdict] = useState(first);
  const [search, setSearch] = useState(typed);
  const [counted, setCounted] = useState("");
  const [isRemoved, setIsRemoved] = useState(false);
  const isHydrated = useHydrated();
  const { queued, waiting, problem, send, record, drop } = useCheckIns(sheet, setVerdict);
  const answered = queued.filter(({ response: answer }) => answer !== null).length;
  const until = queuedUntil(sheet.window);
  const departure = { tour: sheet.tourSlug, travelDate: sheet.travelDate, start: sheet.startTime };
  const path = departurePath(departure, "/check-in");
  const { isOffline, isCached } = useOfflinePage("check-in", {
    addresses: isRemoved ? [] : [path],
    // Caches the page again after a check-in was sent, so that the cached list includes it.
    at: `${sheet.readAt} ${answered}`,
    until: startOfDayInIndia(addDays(until, 1)),
    findMore: findReaderFiles,
  });
  const isInWindow = isCheckInOpen(sheet.window, useDeviceToday());
  const isOpen = isInWindow && sheet.closedReason === null;
  const known = knownCheckIns(sheet, queued);
  const seats = sheet.bookings.reduce((sum, booking) => sum + booking.seats, 0);
  const arrived = sheet.bookings.reduce(
    (sum, booking) => sum + arrivedOf(booking.seats, known.get(booking.bookingId) ?? null),
    0,
  );
  const count = arrivedField.safeParse(counted);

  const say = useCallback((spoken: Verdict) => {
    setVerdict(spoken);
    if (spoken.tone === "success") navigator.vibrate?.(80);
  }, []);

  function act(judged: Verdict) {
    if (!isInWindow) return say(outsideWindow(sheet));
    try {
      if (judged.checkIn) {
        record(judged.checkIn);
        setCounted("");
      }
      say(judged);
    } catch {
      say({
        tone: "danger",
        title: "Not checked in",
        detail: "This browser can't store data. Leave private browsing or free up space on the device.",
        checkIn: null,
      });
    }
  }

  async function actOn(judged: Promise<Verdict>) {
    try {
      act(await judged);
    } catch {
      say({
        tone: "warning",
        title: "This browser can't verify signatures",
        detail: "Check in by name or reference instead.",
        checkIn: null,
      });
    }
  }

  const words = foldText(search);
  const shown = sheet.bookings.filter(
    ({ customerName, bookingId }) => !isHydrated || foldText(`${customerName} ${bookingId}`).includes(words),
  );

  return (
    // On a phone, the camera's button lies over the lower edge of the screen.
    <div className={cn(isOpen && "max-md:pb-20")}>
      <WaitingNote
        unsent={waiting.filter(({ by }) => by.id === sheet.viewer.id).length}
        others={waiting.filter(({ by }) => by.id !== sheet.viewer.id).length}
        problem={problem}
        isOffline={isOffline}
        onSend={send}
      />
      {sheet.closedReason !== null && (
        <p className="mt-3 rounded-control bg-warning-subtle px-4 py-3 text-warning">
          <strong>This departure is closed.</strong>{" "}
          <span>{`Check-in isn't possible. ${sheet.closedReason}`}</span>
        </p>
      )}
      {!isInWindow && <p className="mt-3 font-semibold text-warning">{windowInWords(sheet.window)}</p>}
      <VerdictNote verdict={verdict} />
      <Surprises queued={queued} onSeen={drop} />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-3">
          {isHydrated && isOpen && (
            <>
              <VoucherCamera onText={(text) => void actOn(judgeVoucher(text, sheet, known, count.data))} />
              <VoucherPhoto onText={(text) => void actOn(judgeVoucher(text, sheet, known, count.data))} />
            </>
          )}
          <Form
            method="post"
            reloadDocument
            onSubmit={(event) => {
              event.preventDefault();
              if (count.success) void actOn(judgeTyped(search, sheet, known, count.data));
            }}
          >
            <input type="hidden" name="intent" value="check-in" />
            <InputField
              label="Name or reference"
              hint="Filters the list. A full reference checks in."
              required
              name="reference"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={400}
              value={search}
              onChange={setSearch}
            />
            <InputField
              label="Arrived so far"
              hint="Of this booking or the next voucher. Empty: the whole party."
              name="arrived"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={counted}
              onChange={setCounted}
              error={count.error?.issues[0]?.message}
              className="mt-2"
            />
            <Button type="submit" variant="secondary" className="mt-2 w-full" disabled={!isOpen}>
              Check in by reference
            </Button>
          </Form>
        </div>
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-2xl">{`${arrived} of ${seats} arrived`}</h2>
            {!isOffline && (
              <a href={path} className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}>
                <Icon icon={RefreshCw} className="size-4" />
                Refresh list
              </a>
            )}
          </div>
          <ShareBar
            parts={[{ share: arrived / Math.max(1, seats), className: "fill-success" }]}
            className="mt-2"
          />
          <ul className="mt-3 grid gap-2">
            {shown.map((booking) => (
              <TravelerRow
                key={booking.bookingId}
                booking={booking}
                known={known.get(booking.bookingId) ?? null}
                canUndo={!isOffline}
                isOpen={isOpen}
                onCheckIn={(bookingId, those) => act(judgeReference(bookingId, sheet, known, those))}
                onDrop={(bookingId) =>
                  drop(queued.filter((row) => row.bookingId === bookingId && row.response === null))
                }
              />
            ))}
          </ul>
          {shown.length === 0 && (
            <p className="mt-3 text-muted">
              {sheet.bookings.length === 0 ? "No bookings on this day." : "No matches on this list."}
            </p>
          )}
        </div>
      </div>
      {isHydrated && (
        <RemoveFromDevice
          waiting={queued.filter(({ response: answer }) => answer === null).length}
          until={until}
          state={isRemoved ? "removed" : isCached || isOffline ? "cached" : "not-cached"}
          onRemove={() => {
            setIsRemoved(true);
            drop(queued);
            void forgetPage("check-in", path);
          }}
        />
      )}
    </div>
  );
}

function outsideWindow(sheet: CheckInSheet): Verdict {
  return {
    tone: "warning",
    title: "Check-in is not open",
    detail: windowInWords(sheet.window),
    checkIn: null,
  };
}

const variants = {
  success: { icon: CircleCheck, classes: "border-success bg-success-subtle text-success" },
  warning: { icon: CircleAlert, classes: "border-warning bg-warning-subtle text-warning" },
  danger: { icon: CircleX, classes: "border-danger bg-danger-subtle text-danger" },
} as const;

/** Result of the last check-in attempt, shown with color, icon and text. */
function VerdictNote({ verdict }: { verdict: Verdict | null }) {
  const { icon, classes } = variants[verdict?.tone ?? "success"];
  return (
    <div aria-live="assertive" aria-atomic className="scroll-mt-4">
      {verdict && (
        <div
          data-tone={verdict.tone}
          className={cn("mt-4 flex items-center gap-4 rounded-card border-2 p-4", classes)}
        >
          <Icon icon={icon} className="size-12 shrink-0" />
          <p className="min-w-0">
            <strong className="block text-xl leading-tight wrap-anywhere">{verdict.title}</strong>
            <span>{verdict.detail}</span>
          </p>
        </div>
      )}
    </div>
  );
}
