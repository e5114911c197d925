import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { FormGroup, GoodToKnow, TextGroups } from "~/components/tour-drafts/form-groups";
import { TourField, TourFields } from "~/components/tour-drafts/tour-field";
import type { TourFormState } from "~/components/tour-drafts/tour-field";
import { Button, buttonClasses } from "~/components/ui/button";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form";
import type { TourFormResult } from "~/lib/tour-drafts/tour-form-answer";
import type { OperatorChoice } from "../../../../worker/tours/admin/admin-tours.repo";
import { TourItineraryFields } from "./tour-itinerary-fields";

/** Form with all fields of a tour. Focuses the first invalid field. */
export function TourForm({
  values,
  version,
  operators,
  result,
  cancelTo,
}: {
  values: TourFormValues;
  /** Version being edited; null for a new tour. */
  version: number | null;
  operators: readonly OperatorChoice[];
  result: TourFormResult | null;
  cancelTo: string;
}) {
  const isBusy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const shown = result?.values ?? values;
  const [days, setDays] = useState(shown.days);
  const state: TourFormState = { values: shown, errors: result?.errors ?? {} };
  const editedFrom = result ? result.version : version;

  useEffect(() => {
    if (!result) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    (first ?? message.current)?.focus();
  }, [result]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Tour"
      className="mt-4 grid max-w-4xl gap-6"
    >
      {editedFrom !== null && <input type="hidden" name="version" value={editedFrom} />}
      {result && (
        <p
          ref={message}
          role="alert"
          tabIndex={-1}
          className="rounded-card border border-bad bg-bad-ground p-3 font-semibold text-bad"
        >
          {result.message}
          {result.isStale && (
            <>
              {" "}
              Your changes are still here.{" "}
              <a href={cancelTo} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                Review their changes (opens in a new tab)
              </a>
              , then reload this page to continue.
            </>
          )}
        </p>
      )}
      <FormGroup title="Tour">
        <TourFields state={state} names={["title", "place", "state", "region", "departureCity"]} />
        <TourField
          state={state}
          name="operator"
          options={operators.map(
            ({ slug, companyName, status }) =>
              [slug, status === "verified" ? companyName : `${companyName} (${status})`] as const,
          )}
        />
        <TourField
          state={state}
          name="status"
          hint={
            version === null
              ? "A new tour needs an image or an illustration before it can go on sale."
              : undefined
          }
        />
        <TourFields state={state} names={["type", "category"]} />
      </FormGroup>
      <FormGroup title="Price and seats" hint="Changes apply to new bookings only.">
        <TourField state={state} name="priceInr" />
        <TourField state={state} name="days" onType={setDays} />
        <TourField state={state} name="capacity" />
      </FormGroup>
      <TextGroups state={state} />
      <TourItineraryFields typed={shown.itinerary} days={days} errors={state.errors} />
      <GoodToKnow state={state} />
      <FormGroup
        title="Map and picture"
        hint="Empty fields get defaults: the center of the state and a landscape for the tour type."
      >
        <TourFields state={state} names={["latitude", "longitude", "scene", "hour", "motif"]} />
      </FormGroup>
      <div className="sticky bottom-0 -mx-2 flex flex-wrap gap-3 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? "Saving…" : version === null ? "Add Tour" : "Save changes"}
        </Button>
        <Link to={cancelTo} className={buttonClasses("secondary")}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
