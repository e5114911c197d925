import type { RefundStep } from "~/domain/bookings/refund-schedule";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { rasterPath } from "~/domain/tours/raster-path";
import type { TourDetails } from "~/domain/tours/tour-schema";
import {
  isPricedPerUnit,
  largestOctoParty,
  octoOptionsOf,
  octoPrice,
  unitPrices,
  type OctoOption,
  type OctoTerms,
  type OctoTour,
} from "./offer";
import { unitAges, unitIds, type UnitId } from "./unit-items";

/** Tours as OCTO's products. Source: octotravel/typespec, and its capabilities content and pricing. */

export const octoCapabilities = ["octo/content", "octo/pricing", "octo/webhooks"] as const;
export type OctoCapability = (typeof octoCapabilities)[number];

/** Reads the header `Octo-Capabilities`; unknown ones are left out. */
export function readCapabilities(header: string | null | undefined): OctoCapability[] {
  const asked = (header ?? "").split(",").map((part) => part.trim());
  return octoCapabilities.filter((capability) => asked.includes(capability));
}

/** Fields of the capability content. */
export type TourContent = Pick<TourDetails, "description" | "highlights" | "guide" | "coordinates">;

export interface ProductInput {
  tour: OctoTour;
  /** Given if content is asked for. */
  content: TourContent | null;
  /** Given if prices are asked for. */
  terms: OctoTerms | null;
  refundSteps: readonly RefundStep[];
  /** For links to pictures. */
  origin: string;
}

const unitNames: Record<UnitId, string> = { adult: "Adult", child: "Child", infant: "Infant" };

export function toOctoProduct({ tour, content, terms, refundSteps, origin }: ProductInput) {
  const perUnit = terms !== null && isPricedPerUnit(tour, terms);
  return {
    id: tour.slug,
    internalName: tour.title,
    reference: tour.slug,
    locale: "en",
    timeZone: "Asia/Kolkata",
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: isDayPass(tour.departures) ? ("OPENING_HOURS" as const) : ("START_TIME" as const),
    deliveryFormats: ["QRCODE", "PDF_URL"] as const,
    deliveryMethods: ["VOUCHER"] as const,
    redemptionMethod: "DIGITAL" as const,
    ...(terms && {
      defaultCurrency: "INR",
      availableCurrencies: ["INR"],
      pricingPer: perUnit ? ("UNIT" as const) : ("BOOKING" as const),
    }),
    ...(content && contentOf(tour, content, { refundSteps, origin })),
    options: octoOptionsOf(tour).map((option, index) =>
      toOption(tour, option, { isDefault: index === 0, terms, perUnit, refundSteps, content, origin }),
    ),
  };
}
export type OctoProduct = ReturnType<typeof toOctoProduct>;

export function isDayPass({ openUntil }: Pick<DepartureRules, "openUntil">): boolean {
  return openUntil !== undefined;
}

function toOption(
  tour: OctoTour,
  option: OctoOption,
  {
    isDefault,
    terms,
    perUnit,
    refundSteps,
    content,
    origin,
  }: Omit<ProductInput, "tour"> & { isDefault: boolean; perUnit: boolean },
) {
  const { departures } = tour;
  const free = fullRefundDays(refundSteps);
  const prices = terms && (perUnit ? unitPrices(tour, option, null, terms) : null);
  const booking =
    terms && !perUnit
      ? [octoPrice(tour, option, { numberOfTravelers: 1, children: 0, infants: 0, travelDate: null }, terms)]
      : null;
  return {
    id: option.id,
    default: isDefault,
    internalName: option.name,
    reference: null,
    availabilityLocalStartTimes: isDayPass(departures)
      ? []
      : (departures.starts?.map(({ time }) => time) ?? [departures.startTime]),
    cancellationCutoff: free === 1 ? "1 day" : `${free} days`,
    cancellationCutoffAmount: free,
    cancellationCutoffUnit: "day" as const,
    requiredContactFields: [],
    restrictions: { minUnits: 1, maxUnits: largestOctoParty(tour, option) },
    units: unitIds.map((id) => ({
      id,
      internalName: unitNames[id],
      reference: null,
      type: id.toUpperCase() as Uppercase<UnitId>,
      restrictions: {
        minAge: unitAges[id].min,
        maxAge: unitAges[id].max,
        idRequired: false,
        minQuantity: null,
        maxQuantity: largestOctoParty(tour, option),
        paxCount: 1,
        accompaniedBy: id === "adult" ? [] : ["adult"],
      },
      requiredContactFields: [],
      ...(prices && { pricingFrom: [prices[id]] }),
      ...(content && {
        title: unitNames[id],
        shortDescription: `${unitAges[id].min} to ${unitAges[id].max} years`,
        features: [],
      }),
    })),
    ...(booking && { pricingFrom: booking }),
    ...(content && {
      ...contentOf(tour, content, { refundSteps, origin }),
      title: option.name,
      shortDescription: option.text,
    }),
  };
}

/** Returns the fewest days before departure of a cancellation that costs nothing. */
function fullRefundDays(steps: readonly RefundStep[]): number {
  return Math.min(
    ...steps.filter(({ percent }) => percent === 100).map(({ atLeastDays }) => atLeastDays),
    365,
  );
}

function features(type: string, texts: readonly string[]) {
  return texts.map((shortDescription) => ({ type, shortDescription }));
}

function contentOf(
  tour: OctoTour,
  { description, highlights, guide, coordinates }: TourContent,
  { refundSteps, origin }: Pick<ProductInput, "refundSteps" | "origin">,
) {
  // The standard knows no WebP, the format of uploads.
  const picture = rasterPath(tour);
  const minutes = tour.departures.lasts ?? tour.days * 24 * 60;
  return {
    title: tour.title,
    shortDescription: tour.subtitle,
    description: description.join("\n\n"),
    features: [
      ...features("HIGHLIGHT", highlights),
      ...features("INCLUSION", guide.inclusions),
      ...features("EXCLUSION", guide.exclusions),
      ...features("PREARRIVAL_INFORMATION", guide.carry),
      ...features(
        "CANCELLATION_TERM",
        refundSteps.map(
          ({ atLeastDays, percent }) => `${percent} % back until ${atLeastDays} days before departure`,
        ),
      ),
    ],
    faqs: guide.faq.map(({ question, answer }) => ({ question, answer })),
    media: picture
      ? [
          {
            src: new URL(picture, origin).href,
            type: "image/png",
            rel: "COVER",
            title: null,
            caption: null,
            copyright: null,
          },
        ]
      : [],
    locations: [
      {
        title: tour.location,
        shortDescription: guide.meetingPoint,
        types: ["START"],
        minutesTo: null,
        minutesAt: null,
        place: {
          ...coordinates,
          postalAddress: {
            streetAddress: null,
            addressLocality: tour.place,
            addressRegion: tour.state,
            postalCode: null,
            addressCountry: "IN",
            postOfficeBoxNumber: null,
          },
          identifiers: noIdentifiers,
          sameAs: [],
        },
      },
    ],
    categoryLabels: tour.days > 1 ? ["multi-day"] : ["day-trips"],
    durationMinutesFrom: minutes,
    durationMinutesTo: null,
    commentary: [],
  };
}

const noIdentifiers = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
};
