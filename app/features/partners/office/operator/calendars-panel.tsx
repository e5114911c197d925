import { useId } from "react";
import { Link } from "react-router";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departurePath } from "~/domain/departures/departure-change";
import { poolOfStart, timeOfStart } from "~/domain/departures/start";
import { feedDays, type CalendarBlock, type CalendarFeed } from "~/domain/partners/calendar-feed";
import { ConfirmForm } from "~/office/page/confirm-form";
import { Panel } from "~/office/page/panel";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Exact } from "~/ui/exact";
import { InputField } from "~/ui/field";

const small = "min-h-9 px-3 py-1 text-sm";

interface OfferedTour {
  slug: string;
  title: string;
}

/** Calendars of other channels that block an operator's departures. @param path that the forms are posted to */
export function CalendarsPanel({
  feeds,
  tours,
  slug,
  path,
}: {
  feeds: readonly CalendarFeed[];
  tours: readonly OfferedTour[];
  slug: string;
  path: string;
}) {
  return (
    <Panel id="calendars" title={`Calendars (${feeds.length})`}>
      <p className="text-sm text-muted">
        <span>Your own departures as a calendar: the link is on the page</span>{" "}
        <Link to="/operator/departures#feed" className="text-peacock underline underline-offset-4">
          Departures
        </Link>
        <span>, those of guides and vehicles on theirs.</span>
      </p>
      <ul className="mt-2">
        {feeds.map((feed) => (
          <Feed key={feed.id} feed={feed} slug={slug} path={path} />
        ))}
      </ul>
      {tours.length === 0 ? (
        <p className="text-sm text-muted">Create a tour first: a calendar blocks tours.</p>
      ) : (
        <NewFeed tours={tours} slug={slug} path={path} />
      )}
    </Panel>
  );
}

function Feed({ feed, slug, path }: { feed: CalendarFeed; slug: string; path: string }) {
  const { id, name, host, tours, seats, readAt, problem, lostTo, events, blocks, blocked } = feed;
  const form = useForm<string>({ slug, id }, { action: path });
  const conflicts = blocks.filter(({ isConflict }) => isConflict).length;
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 wrap-anywhere">{name}</strong>
        {problem !== null && <Badge tone="danger">Not read</Badge>}
        {lostTo !== null && <Badge tone="warning">Confirm</Badge>}
        {conflicts > 0 && (
          <Badge tone="danger">{conflicts === 1 ? "1 conflict" : `${conflicts} conflicts`}</Badge>
        )}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        <span translate="no">{`https://${host}/…`}</span>
        <span>{` · ${seats === null ? "Whole day" : `${seats} ${seats === 1 ? "seat" : "seats"} per event`} · ${tours.join(", ")}`}</span>
      </p>
      <p className="text-sm text-muted">
        {readAt === null ? (
          <span>Not read yet.</span>
        ) : (
          <>
            <span>Last read</span> <Exact>{formatInstantInIndia(readAt)}</Exact>
            <span>{`, ${events} ${events === 1 ? "event" : "events"} ahead`}</span>
          </>
        )}
      </p>
      {problem !== null && (
        <p className="mt-1 text-sm text-danger">{`${problem} What it blocks stays blocked.`}</p>
      )}
      {lostTo !== null && (
        <div className="mt-2 rounded-control bg-warning-subtle px-3 py-2 text-sm">
          <p>{`It now has ${lostTo} of ${events} events. If they are really gone, confirm it: until then nothing is freed.`}</p>
          <AnsweredForm form={form} preventScrollReset className="mt-2">
            <SubmitButton form={form} name="calendar" value="confirm" variant="secondary" className={small}>
              Confirm and free
            </SubmitButton>
          </AnsweredForm>
        </div>
      )}
      <FormMessage form={form} className="mt-2" />
      {blocks.length > 0 && (
        <details className="mt-2" open={conflicts > 0}>
          <summary className="cursor-pointer py-1 text-sm font-semibold text-peacock">
            {blocked === 1 ? "1 departure blocked" : `${blocked} departures blocked`}
          </summary>
          <ul className="mt-1 text-sm">
            {blocks.map((block) => (
              <Block key={`${block.tour} ${block.travelDate} ${block.start}`} block={block} form={form} />
            ))}
          </ul>
          {blocked > blocks.length && (
            <p className="text-sm text-muted">{`And ${blocked - blocks.length} more.`}</p>
          )}
        </details>
      )}
      <div className="mt-2">
        <ConfirmForm
          form={form.of({ calendar: "remove" })}
          label="Remove"
          labelOf={name}
          title="Remove this calendar?"
          description="What it blocks goes on sale again."
          confirmLabel="Remove calendar"
          variant="danger"
        />
      </div>
    </li>
  );
}

function Block({ block, form: parent }: { block: CalendarBlock; form: FormState<string> }) {
  const { tour, tourTitle, travelDate, start, taken, booked, isConflict, isUndone } = block;
  const form = parent.of({ tour, travelDate, start });
  const pool = poolOfStart(start);
  const when = departureInWords(travelDate, timeOfStart(start));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 flex-1 basis-52">
        <Link
          to={departurePath({ tour, travelDate, start: timeOfStart(start) })}
          className="text-peacock underline underline-offset-4"
        >
          {`${tourTitle}, ${when}`}
        </Link>
        <span className={isConflict ? "block text-danger" : "block text-muted"}>
          {`${pool === null ? "" : `Option ${pool}: `}${
            isUndone
              ? "opened by you"
              : isConflict
                ? `conflict: ${booked} ${booked === 1 ? "seat is" : "seats are"} sold here, too; nothing more is sold`
                : taken === null
                  ? "closed"
                  : `${taken} ${taken === 1 ? "seat" : "seats"} taken`
          }`}
        </span>
      </span>
      <AnsweredForm form={form} preventScrollReset>
        <SubmitButton
          form={form}
          name="calendar"
          value={isUndone ? "redo" : "undo"}
          variant="secondary"
          className={small}
        >
          <span>{isUndone ? "Block again" : "Undo"}</span>
          <span className="sr-only">{` ${tourTitle}, ${when}`}</span>
        </SubmitButton>
      </AnsweredForm>
    </li>
  );
}

function NewFeed({ tours, slug, path }: { tours: readonly OfferedTour[]; slug: string; path: string }) {
  const form = useForm<string>({ calendar: "add", slug }, { action: path });
  const id = useId();
  const error = form.error("tours");
  return (
    <AnsweredForm
      form={form}
      isReset
      aria-label="Add a calendar"
      className="mt-3 grid gap-4 border-t border-line pt-3"
    >
      <InputField
        required
        {...form.field("name")}
        label="Name"
        maxLength={60}
        placeholder="Boat, other channel"
        autoComplete="off"
      />
      <InputField
        required
        {...form.field("address")}
        type="url"
        inputMode="url"
        label="Address of the calendar (.ics)"
        hint={`We read it every 15 minutes, ${feedDays} days ahead. Treat it like a password.`}
        placeholder="https://calendar.example.com/boat.ics"
        autoComplete="off"
      />
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="font-semibold">Tours that its events block</legend>
        <div className="mt-1 grid max-h-64 gap-x-6 overflow-y-auto sm:grid-cols-2">
          {tours.map((tour, index) => (
            <label key={tour.slug} className="flex min-h-9 items-start gap-2.5 py-1">
              <input
                type="checkbox"
                name="tours"
                value={tour.slug}
                defaultChecked={form.values("tours").includes(tour.slug)}
                aria-invalid={error && index === 0 ? true : undefined}
                className="mt-0.5 size-5 shrink-0 accent-peacock"
              />
              <span className="min-w-0 wrap-anywhere">{tour.title}</span>
            </label>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </fieldset>
      <InputField
        {...form.field("seats")}
        inputMode="numeric"
        label="Seats that each event takes"
        hint="Leave it empty to close every departure that is on the way on a day with an event."
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Adding…">
          Add calendar
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}
