import { data, redirect } from "react-router";
import type { RulesAnswer } from "~/components/tour-rules/rules-form";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { inputOfDepartures, typedDepartures, withoutEmptyDepartures } from "~/domain/tour-departure-values";
import { inputOfPrices, typedPrices, withoutEmptyPrices } from "~/domain/tour-price-values";
import type { Services } from "../../worker/services";
import { readVersion } from "./read-version";

interface Posted {
  slug: string;
  form: FormData;
  /** The page it was posted to, which is shown again once it is saved. */
  path: string;
}

/** The action of a page that sets a tour's prices. */
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

/** The action of a page that sets a tour's departures. */
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

/** @param shown what a refused form is shown again with */
async function answer<Values>(
  { values, shown, form, path }: { values: Values; shown: Values; form: FormData; path: string },
  save: (version: number) => Promise<unknown>,
) {
  const version = readVersion(form);
  // A browser without scripts asks for one row more, or less.
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
