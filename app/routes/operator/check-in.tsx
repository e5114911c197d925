import { data, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/check-in";
import { Exact } from "~/ui/exact";
import { CheckInBoard } from "~/features/check-in/office/operator/check-in-board";
import { BackOfficePage } from "~/office/page/back-office-page";
import { nowContext, servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departurePath, startIn, startQuery } from "~/domain/departures/departure-change";
import { arrivedField } from "~/domain/check-in/check-in";
import type { Verdict } from "~/domain/check-in/check-in-sheet";
import { AppError } from "~/domain/errors";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { checkInByForm } from "~/features/check-in/office/operator/check-in-by-form.server";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

/** Loads the check-in page of a departure. It is cached on the device and works offline. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return {
    sheet: await context.get(servicesContext).getCheckInSheet(viewer, {
      ...params,
      start: startIn(url.searchParams),
    }),
  };
}

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("check-in"), reference: z.string().max(400), arrived: arrivedField }),
  z.object({ intent: z.literal("undo"), bookingId: z.string().max(20), id: z.string().max(60) }),
]);

/** Handles all check-ins without JavaScript; with it, only undoing them. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { data: asked } = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!asked) return data({ verdict: refused("Unknown code or booking ID."), typed: "" }, { status: 422 });
  if (asked.intent === "check-in") {
    const sheet = await services.getCheckInSheet(viewer, { ...params, start: startIn(url.searchParams) });
    const verdict = await checkInByForm(
      sheet,
      { typed: asked.reference, arrived: asked.arrived, now: context.get(nowContext) },
      (checkIn) => services.recordCheckIns(viewer, [checkIn]),
    );
    const status = { success: 200, warning: 409, danger: 422 }[verdict.tone];
    return data({ verdict, typed: verdict.tone === "success" ? "" : asked.reference }, { status });
  }
  try {
    await services.undoCheckIn(viewer, asked);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ verdict: refused(error.message), typed: "" }, { status: error.status });
  }
  return redirect(`${url.pathname}${startQuery(startIn(url.searchParams))}`, 303);
}

function refused(detail: string): Verdict {
  return { tone: "danger", title: "Nothing was changed", detail, checkIn: null };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(`Check-in${loaderData ? `: ${loaderData.sheet.tourTitle}` : ""}`);
}

export default function CheckInPage({ loaderData: { sheet }, actionData }: Route.ComponentProps) {
  const manifest = departurePath({ ...sheet, tour: sheet.tourSlug, start: sheet.startTime });
  return (
    <BackOfficePage
      title="Check-in"
      intro={
        <>
          <span>{`${sheet.tourTitle},`}</span>{" "}
          <Exact>{departureInWords(sheet.travelDate, sheet.startTime)}</Exact>
          <span>. List as of</span> <Exact>{formatInstantInIndia(sheet.readAt)}</Exact>
          <span>.</span>{" "}
          <a href={manifest} className="inline-block text-peacock underline underline-offset-4">
            Manifest
          </a>
        </>
      }
    >
      <CheckInBoard
        key={sheet.readAt}
        sheet={sheet}
        first={actionData?.verdict ?? null}
        typed={actionData?.typed ?? ""}
      />
    </BackOfficePage>
  );
}
