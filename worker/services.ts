import type { Viewer } from "~/domain/account";
import type { BookingRequest } from "~/domain/booking";
import type { TourQuery } from "~/domain/tour-query";
import { createAuth } from "./accounts/auth";
import { changeAvatar } from "./accounts/change-avatar";
import { deleteAccount } from "./accounts/delete-account";
import { exportData } from "./accounts/export-data";
import { getAccountDeletion } from "./accounts/get-account-deletion";
import { getProfile } from "./accounts/get-profile";
import { getSessionStart } from "./accounts/get-session-start";
import { getViewer } from "./accounts/get-viewer";
import { verifyPassword } from "./accounts/password";
import { removeAvatar } from "./accounts/remove-avatar";
import { signIn } from "./accounts/sign-in";
import { signOut } from "./accounts/sign-out";
import { updateProfile } from "./accounts/update-profile";
import { changeBookingStatus } from "./bookings/change-booking-status";
import { createBooking } from "./bookings/create-booking";
import { limitBookings } from "./bookings/limit-bookings";
import { listBookings } from "./bookings/list-bookings";
import { createDatabase } from "./db/client";
import { throwAsUnavailable } from "./db/errors";
import { systemClock } from "./clock";
import { createPictureStore } from "./media/picture-store";
import { sendMessage } from "./messages/send-message";
import { subscribe } from "./messages/subscribe";
import { createBookingPublisher, openBookingFeed } from "./realtime/booking-feed-client";
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
  const pictures = createPictureStore(env.MEDIA);
  const auth = createAuth({ db, origin, secret: env.BETTER_AUTH_SECRET });

  return {
    handleAuthRequest: (request: Request) => auth.handler(request),
    getViewer: (headers: Headers) => getViewer({ auth }, headers),
    signIn: (form: FormData, headers: Headers) =>
      signIn({ auth, limiter: env.SIGN_IN_RATE_LIMIT }, form, headers),
    signOut: (headers: Headers) => signOut({ auth }, headers),

    getProfile: (viewer: Viewer | null) => getProfile({ db }, viewer),
    updateProfile: (viewer: Viewer | null, change: Parameters<typeof updateProfile>[2]) =>
      updateProfile({ db, clock }, viewer, change),
    changeAvatar: (viewer: Viewer | null, upload: Parameters<typeof changeAvatar>[2]) =>
      changeAvatar({ db, clock, pictures, limiter: env.FORM_RATE_LIMIT }, viewer, upload),
    removeAvatar: (viewer: Viewer | null) => removeAvatar({ db, clock, pictures }, viewer),
    findPicture: (name: string, known: string | null) => pictures.find(name, known),
    exportData: (viewer: Viewer | null) => exportData({ db, clock }, viewer),
    getAccountDeletion: (viewer: Viewer | null) => getAccountDeletion({ db, clock }, viewer),
    deleteAccount: (viewer: Viewer | null, request: Parameters<typeof deleteAccount>[2]) =>
      deleteAccount(
        {
          db,
          clock,
          pictures,
          publisher,
          checkPassword: (hash, password) => verifyPassword({ hash, password }),
          sessionStart: (headers) => getSessionStart({ auth }, headers),
        },
        viewer,
        request,
      ),

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
