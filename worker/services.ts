import type { Viewer } from "~/domain/account";
import type { BookingRequest } from "~/domain/booking";
import type { ReviewStatus } from "~/domain/review";
import type { ReviewContent } from "~/domain/review-form";
import type { TourQuery } from "~/domain/tour-query";
import { createAuth } from "./accounts/auth";
import { getViewer } from "./accounts/get-viewer";
import { signIn } from "./accounts/sign-in";
import { signOut } from "./accounts/sign-out";
import { changeBookingStatus } from "./bookings/change-booking-status";
import { createBooking } from "./bookings/create-booking";
import { limitBookings } from "./bookings/limit-bookings";
import { listBookings } from "./bookings/list-bookings";
import { createDatabase } from "./db/client";
import { throwAsUnavailable } from "./db/errors";
import { systemClock } from "./clock";
import { sendMessage } from "./messages/send-message";
import { subscribe } from "./messages/subscribe";
import { createBookingPublisher, openBookingFeed } from "./realtime/booking-feed-client";
import { editReview } from "./reviews/edit-review";
import { getOwnReview } from "./reviews/get-own-review";
import { listReviewsOfTour } from "./reviews/list-reviews-of-tour";
import { listReviewsToWrite } from "./reviews/list-reviews-to-write";
import { moderateReview } from "./reviews/moderate-review";
import { writeReview } from "./reviews/write-review";
import { getHomeTours } from "./tours/get-home-tours";
import { getTour } from "./tours/get-tour";
import { getTourPage } from "./tours/get-tour-page";
import { listAllTours } from "./tours/list-all-tours";
import { listDestinations } from "./tours/list-destinations";
import { listTours } from "./tours/list-tours";
import { suggestSearches, suggestSpellings } from "./tours/suggest-searches";

/**
 * The composition root: the only place that reads the environment. Pages and API routes call the same use cases from here.
 * @param origin the one the request came to
 */
function createServices(env: Env, origin: string) {
  const db = createDatabase(env.DB);
  const clock = systemClock;
  const publisher = createBookingPublisher(env);
  const auth = createAuth({ db, origin, secret: env.BETTER_AUTH_SECRET });

  return {
    handleAuthRequest: (request: Request) => auth.handler(request),
    getViewer: (headers: Headers) => getViewer({ auth }, headers),
    signIn: (form: FormData, headers: Headers) =>
      signIn({ auth, limiter: env.SIGN_IN_RATE_LIMIT }, form, headers),
    signOut: (headers: Headers) => signOut({ auth }, headers),

    listTours: (query: Partial<TourQuery>) => listTours({ db }, { sort: "recommended", limit: 24, ...query }),
    listAllTours: (filter?: Parameters<typeof listAllTours>[1]) => listAllTours({ db }, filter),
    listDestinations: () => listDestinations({ db }),
    suggestSearches: (text: string) => suggestSearches({ db }, text),
    suggestSpellings: (text: string) => suggestSpellings({ db }, text),
    getHomeTours: () => getHomeTours({ db }),
    getTour: (slug: string) => getTour({ db }, slug),
    getTourPage: (slug: string) => getTourPage({ db, clock }, slug),

    subscribe: (form: FormData, headers: Headers) =>
      subscribe({ db, clock, limiter: env.FORM_RATE_LIMIT }, form, headers),
    sendMessage: (form: FormData, headers: Headers) =>
      sendMessage({ db, clock, limiter: env.FORM_RATE_LIMIT }, form, headers),

    createBooking: (request: BookingRequest, by: Parameters<typeof createBooking>[2]) =>
      createBooking({ db, clock, publisher }, request, by).catch(throwAsUnavailable),
    listBookings: (viewer: Viewer | null, query: Parameters<typeof listBookings>[2]) =>
      listBookings({ db }, viewer, query),
    changeBookingStatus: (viewer: Viewer | null, change: Parameters<typeof changeBookingStatus>[2]) =>
      changeBookingStatus({ db, clock, publisher }, viewer, change),
    openBookingFeed: (viewer: { userId: string; since: number | null }) => openBookingFeed(env, viewer),

    listReviewsOfTour: (page: { slug: string; cursor: string | null }) => listReviewsOfTour({ db }, page),
    listReviewsToWrite: (viewer: Viewer | null, page: { limit: number }) =>
      listReviewsToWrite({ db, clock }, viewer, page),
    getOwnReview: (viewer: Viewer | null, bookingId: string) =>
      getOwnReview({ db, clock }, viewer, bookingId),
    writeReview: (viewer: Viewer | null, review: ReviewContent & { bookingId: string }) =>
      writeReview({ db, clock }, viewer, review),
    editReview: (viewer: Viewer | null, review: ReviewContent & { bookingId: string }) =>
      editReview({ db, clock }, viewer, review),
    moderateReview: (viewer: Viewer | null, change: { id: string; status: ReviewStatus }) =>
      moderateReview({ db }, viewer, change),

    limitBookings: (headers: Headers) => limitBookings({ limiter: env.BOOKING_RATE_LIMIT }, headers),
  };
}

export type Services = ReturnType<typeof createServices>;

const servicesByOrigin = new Map<string, Services>();

/** The services, made once per isolate and origin: nearly always there is one origin. */
export function servicesFor(env: Env, request: Request): Services {
  const { origin } = new URL(request.url);
  let services = servicesByOrigin.get(origin);
  if (!services) {
    services = createServices(env, origin);
    servicesByOrigin.set(origin, services);
  }
  return services;
}
