import { publicOriginOf } from "./platform/configuration";
import {
  createDependencies,
  createScheduledDependencies,
  mayReadReplica,
  type Dependencies,
} from "./dependencies";
import { runScheduled } from "./housekeeping/run-scheduled";
import { deliverDueMail } from "./notifications/mail/deliver-mail";
import { getMail, listMail } from "./notifications/mail/get-mail";
import { getSandboxOrder, payInSandbox } from "./money/payments/pay-in-sandbox";
import { anyone, bind } from "./platform/authz/use-case";
import { agentUseCases } from "./agents/use-cases";
import { accountUseCases } from "./accounts/use-cases";
import { tourUseCases } from "./tours/use-cases";
import { adminTourUseCases } from "./tours/admin/use-cases";
import { tourPictureUseCases } from "./tour-pictures/use-cases";
import { tourRuleUseCases } from "./tours/rules/use-cases";
import { tourDraftUseCases } from "./tour-drafts/use-cases";
import { tourFileUseCases } from "./tour-files/use-cases";
import { travelerUseCases } from "./travelers/use-cases";
import { heldChangeUseCases } from "./held-changes/use-cases";
import { bookingUseCases } from "./bookings/use-cases";
import { deskUseCases } from "./desk/use-cases";
import { seatUseCases } from "./seats/use-cases";
import { tripUseCases } from "./trips/use-cases";
import { paymentUseCases } from "./money/payments/use-cases";
import { moneyUseCases } from "./money/use-cases";
import { taxUseCases } from "./money/tax/use-cases";
import { documentUseCases } from "./documents/use-cases";
import { invoiceUseCases } from "./money/invoices/use-cases";
import { privacyUseCases } from "./privacy/use-cases";
import { earningsUseCases } from "./money/earnings/use-cases";
import { premiumUseCases } from "./money/premium/use-cases";
import { reviewUseCases } from "./reviews/use-cases";
import { operatorUseCases } from "./operators/use-cases";
import { partnerUseCases } from "./partners/use-cases";
import { operatorProfileUseCases } from "./operators/profile/use-cases";
import { operatorMemberUseCases } from "./operators/members/use-cases";
import { departureUseCases } from "./departures/use-cases";
import { resourceUseCases } from "./resources/use-cases";
import { checkInUseCases } from "./check-in/use-cases";
import { auditUseCases } from "./audit/use-cases";
import { couponUseCases } from "./coupons/use-cases";
import { housekeepingUseCases } from "./housekeeping/use-cases";
import { messageUseCases } from "./messages/use-cases";
import { questionUseCases } from "./questions/use-cases";
import { threadUseCases } from "./threads/use-cases";
import { reportUseCases } from "./overview/use-cases";
import { analyticsUseCases } from "./analytics/use-cases";
import { officeUseCases } from "./office/use-cases";
import { notificationUseCases } from "./notifications/use-cases";
import { settingsUseCases } from "./settings/use-cases";
import { waitingListUseCases } from "./waiting-list/use-cases";

/** All use cases, each with its guard. */
export const useCases = {
  ...accountUseCases,
  ...agentUseCases,
  ...tourUseCases,
  ...adminTourUseCases,
  ...tourPictureUseCases,
  ...tourRuleUseCases,
  ...tourDraftUseCases,
  ...tourFileUseCases,
  ...travelerUseCases,
  ...privacyUseCases,
  ...bookingUseCases,
  ...seatUseCases,
  ...tripUseCases,
  ...deskUseCases,
  ...heldChangeUseCases,
  ...documentUseCases,
  ...invoiceUseCases,
  ...paymentUseCases,
  ...moneyUseCases,
  ...taxUseCases,
  ...earningsUseCases,
  ...premiumUseCases,
  ...reviewUseCases,
  ...partnerUseCases,
  ...operatorUseCases,
  ...operatorProfileUseCases,
  ...operatorMemberUseCases,
  ...departureUseCases,
  ...resourceUseCases,
  ...checkInUseCases,
  ...auditUseCases,
  ...couponUseCases,
  ...housekeepingUseCases,
  ...messageUseCases,
  ...threadUseCases,
  ...questionUseCases,
  ...reportUseCases,
  ...analyticsUseCases,
  ...settingsUseCases,
  ...notificationUseCases,
  ...officeUseCases,
  ...waitingListUseCases,
};

/** Composition root: pages, API routes and the simulation call the same use cases from here. */
export function createServices(dependencies: Dependencies) {
  const { gateways, pictures, logos, tourPictureStore, mailer } = dependencies;
  return {
    ...bind(dependencies, useCases),
    // For /dev/outbox and the payment sandbox. Resolved at build time: a production build contains neither.
    ...(import.meta.env.MODE === "production"
      ? {}
      : bind(dependencies, {
          listMail: anyone(listMail),
          getMail: anyone(getMail),
          getSandboxOrder: anyone(getSandboxOrder),
          payInSandbox: anyone(payInSandbox),
        })),
    mailer,
    deliverDueMail: () => deliverDueMail(dependencies),
    findPicture: pictures.find,
    findLogo: logos.find,
    findTourPicture: tourPictureStore.find,
    /** True if a gateway is configured. */
    hasGateway: gateways.offered !== null,
    /** Origin of the payment service's forms, for the pages' Content-Security-Policy. */
    paymentFormOrigin: gateways.offered?.formOrigin ?? null,
  };
}

export type Services = ReturnType<typeof createServices>;

/** Max sets of services that are kept; demo and development builds respond on any host. */
const maxKept = 8;
const keptServices = new Map<string, Services>();

/**
 * Returns the services, created once per isolate and public origin, and once more for visitors whose pages a replica may answer. Production
 * answers on its public origin only (worker/platform/http/public-origin.ts).
 */
export function servicesFor(env: Env, request: Request): Services {
  const publicOrigin = publicOriginOf(env);
  const isProduction = import.meta.env.MODE === "production";
  const requestOrigin = (isProduction ? publicOrigin : null) ?? new URL(request.url).origin;
  const origin = publicOrigin ?? requestOrigin;
  // With the mode, which tests change: services of a production build must not reach the tests that come after.
  const readsReplica = mayReadReplica(request);
  const key = `${import.meta.env.MODE} ${origin} ${requestOrigin} ${readsReplica}`;
  const services =
    keptServices.get(key) ?? createServices(createDependencies(env, { origin, requestOrigin, readsReplica }));
  keptServices.delete(key);
  keptServices.set(key, services);
  const [oldest] = keptServices.keys();
  if (keptServices.size > maxKept && oldest !== undefined) keptServices.delete(oldest);
  return services;
}

/** Creates the use cases of a scheduled run. @param at UTC instant as of which it runs */
export function scheduledServicesFor(env: Env, at: number) {
  const dependencies = createScheduledDependencies(env, at);
  return { runScheduled: () => runScheduled(dependencies) };
}
