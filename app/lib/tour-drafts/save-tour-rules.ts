import { data, redirect } from "react-router";
import type { RulesAnswer } from "~/components/tours/rules/rules-form";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import {
  inputOfDepartures,
  typedDepartures,
  withoutEmptyDepartures,
} from "~/domain/departures/tour-departure-values";
import { inputOfPrices, typedPrices, withoutEmptyPrices } from "~/domain/prices/tour-price-values";
import type { Services } from "../../../worker/services";
import { readVersion } from "~/lib/forms/read-version";

interface Posted {
  slug: string;
  form: FormData;
  /** Path of the page, which is shown again after saving. */
  path: string;
}

/** Saves a tour's prices from a posted form. */
export function savePrices(
  services: Pick<Services, "setTourPrices">,
  viewer: Viewer,
  { slug, form, path }: Posted,
) {
  const values = typedPrices(form);
  return answer({ values, shown: withoutEmptyPrices(values), form, path }, (version) =>
    services.setTourPrices(viewer, { slug, version, prices: inputOfPrices(values) }),
  );
}

/** Saves a tour's departures from a posted form. */
export function saveDepartures(
  services: Pick<Services, "setTourDepartures">,
  viewer: Viewer,
  { slug, form, path }: Posted,
) {
  const values = typedDepartures(form);
  return answer({ values, shown: withoutEmptyDepartures(values), form, path }, (version) =>
    services.setTourDepartures(viewer, { slug, version, departures: inputOfDepartures(values) }),
  );
}

/** @param shown values to fill a rejected form with */
async function answer<Values>(
  { values, shown, form, path }: { values: Values; shown: Values; form: FormData; path: string },
  save: (version: number) => Promise<unknown>,
) {
  const version = readVersion(form);
  // Adds or removes a row for browsers without JavaScript.
  if (form.has("rows"))
    return data<RulesAnswer<Values>>({ values, version, message: null, errors: {}, isStale: false });
  try {
    await save(version);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, status, errors = {} } = error;
    if (code === "not_found" || code === "forbidden" || code === "unauthenticated")
      throw data(message, { status });
    return data<RulesAnswer<Values>>(
      { values: shown, version, message, errors, isStale: code === "conflict" },
      { status },
    );
  }
  throw redirect(`${path}?saved`);
}
