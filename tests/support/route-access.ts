/**
 * People who may open a route: everyone; everyone with the key in its address; administrators who wait for approval too; signed-in accounts;
 * administrators or operators at all, or those with a right, or one of several; either office by a field of the request. Objects of others
 * are not found.
 */
export type Access = string;

/** Paths by access, in lines. */
type Table = Record<Access, string>;

/** Every page and resource of app/routes.ts, with its loader, action and data; the last line of "public" is in demo and test builds only. */
export const pageAccess: Table = {
  public: `
    /status /my-data /assistants /llms.txt
    / /tours /tours/:slug /tours/duration/:duration /tours/adventure /tours/cultural /tours/beach
    /tours/city /tours/wildlife /tours/food /tours/luxury /tours/cruise /tours/culinary /destinations
    /widget/:widget
    /destinations/kerala /destinations/region/:region /destinations/:slug /destinations/:segment/:slug
    /experiences /experiences/:experience /experiences/interest/:interest /compare /category/:category
    /blog /blog/:slug /privacy /privacy/:code /terms /licences /sitemap /about /contact /newsletter /offline
    /operators/:slug /reviews/:slug /book/:slug /ask/:slug /waiting-list/:slug /photographs/:id /bookings/lookup
    /bookings/contact /wishlist /goodbye /api/docs /* /login /login/code /login/phone
    /login/with/:provider /logout /signup /forgot-password /reset-password /verify-email /keep-email /sitemap.xml
    /language/:language /robots.txt /manifest.webmanifest /.well-known/security.txt /.well-known/change-password /dev/mail/:id? /dev/outbox
    /dev/outbox/:id /dev/outbox/:id/html /sandbox/pay/:orderId`,
  key: `
    /questions/:questionId/:key /my-data/:link /my-data/:link/data.json /newsletter/:link
    /waiting-list/:entryId/:key /waiting-list/:entryId/:key/book /wishlist/shared/:key
    /trip/:bookingId/:key /trip/:bookingId/:key/voucher /trip/:bookingId/:key/messages
    /trip/:bookingId/:key/party /trip/:bookingId/:key/offer /trip/:bookingId/:key/invoice
    /trip/:bookingId/:key/pay /agree/:bookingId/:key /trip/:bookingId/:key/booked /crew/:resourceId/:key /verify/invoice/:key /confirm-booking/:bookingId/:key
    /widget/:widget/:bookingId/:key /unsubscribe/:userId/:topic/:key /booking-change/:token /operator/join/:token`,
  waiting: `
    /login/again
    /pending`,
  account: `
    /dashboard /bookings /bookings/:bookingId /bookings/:bookingId/messages /bookings/:bookingId/party
    /bookings/:bookingId/invoice /bookings/:bookingId/voucher /bookings/:bookingId/review
    /bookings/:bookingId/photographs /profile /profile/security /profile/notifications /profile/avatar
    /profile/data /profile/data.json /oauth2/authorize`,
  admin: `
    /admin /admin/* /admin/dashboard /admin/held /admin/find /admin/work /admin/tours
    /admin/tours.csv /admin/tours/:slug /admin/tours/:slug/preview
    /admin/reports /admin/reports/:run/file`,
  "admin:view-bookings": `
    /admin/bookings /admin/bookings.csv /admin/bookings/:bookingId /admin/customers/:bookingId
    /admin/bookings-ahead /admin/bookings-totals /admin/tours/:slug/departures/:date/seats`,
  "admin:bookings": `
    /admin/bookings/new /admin/operators/:slug/rescue /admin/tours/:slug/departures/:date
    /admin/tours/:slug/departures/:date/messages
    /admin/tours/closures`,
  "admin:view-users": `
    /admin/users /admin/users.csv /admin/users/:userId
    /admin/operators /admin/operators.csv /admin/operators/:slug`,
  "admin:users": `
    /admin/operators/:slug/documents/:id`,
  "admin:tours": `
    /admin/tours/facts /admin/tours/facts.csv /admin/tours/new /admin/tours/:slug/edit
    /admin/tours/:slug/pictures /admin/tours/:slug/prices /admin/tours/:slug/prices/:year /admin/tours/:slug/texts
    /admin/tours/:slug/departures /admin/tours/:slug/export /admin/tours/:slug/draft
    /admin/tours/:slug/itinerary /admin/tours/:slug/inclusions /admin/tours/:slug/facts
    /admin/tours/:slug/hindi /admin/tours/:slug/publish`,
  "admin:reviews": `
    /admin/reviews /admin/reviews.csv /admin/reviews/photographs`,
  "admin:money": `
    /admin/operators/:slug/bank
    /admin/analytics /admin/revenue /admin/revenue/bank /admin/revenue/ledger /admin/revenue/ledger.csv
    /admin/revenue/payouts /admin/revenue/payouts.csv /admin/revenue/payouts/:payoutId
    /admin/revenue/payouts/:payoutId.csv /admin/revenue/payouts/:payoutId.pdf /admin/revenue/disputes
    /admin/revenue/disputes.csv /admin/revenue/premium /admin/revenue/balance /admin/revenue/tax
    /admin/revenue/tax/:file.csv /admin/revenue/tax/:month.zip /admin/revenue/tax/invoices/:invoice.pdf /admin/revenue/months.csv
    /admin/revenue/operators.csv /admin/revenue/tally.xml`,
  "admin:payouts": `
    /admin/revenue/payouts/bank-file.csv`,
  "admin:partners": `
    /admin/resellers /admin/resellers/:id /admin/resellers/:id/statement.csv`,
  "admin:coupons": `
    /admin/coupons /admin/coupons.csv /admin/coupons/new /admin/coupons/:code`,
  "admin:messages": `
    /admin/messages /admin/messages.csv /admin/messages/subscribers /admin/messages/subscribers.csv
    /admin/messages/bookings /admin/messages/threads /admin/messages/threads/:bookingId`,
  "admin:logs": `
    /admin/logs/heads.csv /admin/logs/daily
    /admin/logs /admin/logs.csv`,
  "admin:logs|messages": `
    /admin/logs/mail /admin/logs/mail.csv`,
  "admin:logs|payments": `
    /admin/logs/jobs`,
  "admin:settings": `
    /admin/settings /admin/settings/:section`,
  office: `
    /office/list-choice /office/preferences`,
  operator: `
    /operator /operator/* /operator/dashboard /operator/held /operator/find /operator/work
    /operator/memberships /operator/profile/notifications /operator/tours/:slug
    /operator/reports /operator/reports/:run/file`,
  "operator:tours": `
    /operator/tours /operator/tours/create /operator/tours/import /operator/tours/:slug/draft
    /operator/tours/:slug/page /operator/tours/:slug/edit /operator/tours/:slug/pictures
    /operator/tours/:slug/prices /operator/tours/:slug/prices/:year /operator/tours/:slug/departures /operator/tours/:slug/itinerary
    /operator/tours/:slug/inclusions /operator/tours/:slug/facts /operator/tours/:slug/hindi /operator/tours/:slug/preview
    /operator/tours/:slug/export`,
  "operator:departures": `
    /operator/departures /operator/departures/change /operator/departures/:slug/:date
    /operator/departures/:slug/:date/permits /operator/departures/:slug/:date/check-in
    /operator/departures/:slug/:date/cancel /operator/departures/:slug/:date/change
    /operator/resources /operator/resources/:id /operator/resources/needs/:slug
    /operator/departures/:slug/:date/manifest.csv /operator/departures/:slug/:date/lists`,
  "operator:bookings": `
    /operator/bookings /operator/bookings.csv /operator/bookings/new /operator/bookings/:bookingId
    /operator/bookings/:bookingId/phone /operator/bookings/:bookingId/compensation
    /operator/bookings-totals /operator/messages /operator/messages/:bookingId
    /operator/messages/questions/:questionId
    /operator/customers/:bookingId /operator/departures/:slug/:date/messages`,
  "operator:reviews": `
    /operator/reviews /operator/reviews.csv`,
  "operator:earnings": `
    /operator/earnings /operator/earnings/tours /operator/earnings/months /operator/earnings/ledger
    /operator/earnings/ledger.csv /operator/earnings/payouts /operator/earnings/payouts/:payoutId
    /operator/earnings/payouts/:payoutId.csv /operator/earnings/payouts/:payoutId.pdf
    /operator/earnings/invoices /operator/earnings/invoices/:invoice.pdf /operator/earnings/tax/:month.zip /operator/earnings/statement
    /operator/earnings/statement.csv /operator/earnings/statement.pdf /operator/earnings/premium
    /operator/earnings/coupons`,
  "operator:company": `
    /operator/profile /operator/profile/logo /operator/profile/bank /operator/profile/bank/confirm
    /operator/profile/documents /operator/profile/documents/:id /operator/profile/members
    /operator/connect`,
};

/**
 * Every route that Hono answers itself: the API, its sockets, files, pictures and calendars. The key of a hold is its id, of a booking its e-mail
 * address, of a payment the signature of its gateway.
 */
export const honoAccess: Table = {
  public: `
    GET /api/openapi.json
    GET /api/health
    GET /api/suggestions
    GET /api/tours
    GET /api/tours/:slug
    GET /api/tours/:slug/availability
    GET /api/tours/:slug/seats/live
    GET /api/vouchers/key
    POST /api/quotes
    POST /api/holds
    POST /api/bookings
    POST /api/bookings/lookup
    GET /media/avatars/:name
    GET /media/logos/:name
    GET /media/tours/:name
    GET /media/reviews/:name
    GET /illustrations/:folder/:file
    GET /illustrations/days/:slug/:file
    GET /illustrations/proposals/:slug/:file`,
  key: `
    PATCH /api/holds/:holdId
    DELETE /api/holds/:holdId
    POST /api/bookings/:bookingId/change-quote
    POST /api/bookings/:bookingId/change
    POST /api/bookings/:bookingId/cancel
    POST /api/payments/callback
    POST /api/payments/webhook/:gateway
    GET /calendar/:company/:person/:file
    GET /feeds/things-to-do/:key/:file
    GET /crew/:resourceId/:key/departures.ics
    GET /trip/:bookingId/:key/voucher.pdf
    GET /trip/:bookingId/:key/invoice.pdf
    GET /trip/:bookingId/:key/trip.ics
    GET /trip/:bookingId/:key/documents/:file{[0-9a-f]{32}\\.pdf}`,
  account: `
    GET /bookings/:bookingId/voucher.pdf
    GET /bookings/:bookingId/invoice.pdf
    GET /bookings/:bookingId/trip.ics
    GET /bookings/:bookingId/documents/:file{[0-9a-f]{32}\\.pdf}`,
  "admin:view-bookings": `
    GET /api/admin/bookings
    GET /api/admin/bookings/live
    GET /api/admin/bookings/:bookingId/money
    GET /admin/bookings/:bookingId/voucher.pdf
    GET /admin/bookings/:bookingId/invoice.pdf
    GET /admin/bookings/:bookingId/trip.ics
    GET /admin/bookings/:bookingId/documents/:file{[0-9a-f]{32}\\.pdf}`,
  "admin:bookings": `
    PATCH /api/admin/bookings/:bookingId`,
  "admin:bookings|payments": `
    GET /api/admin/bookings/:bookingId/cancel-quote`,
  "admin:money": `
    GET /api/admin/payouts`,
  "office:payments/bookings": `
    POST /api/admin/bookings/:bookingId/payments`,
  "admin:payments": `
    GET /api/admin/bookings/:bookingId/bearing
    POST /api/admin/refunds/:refundId/done`,
  "admin:view-users": `
    GET /api/admin/users`,
  "admin:users": `
    PATCH /api/admin/users/:userId
    DELETE /api/admin/users/:userId`,
  "admin:coupons": `
    GET /api/admin/coupons
    POST /api/admin/coupons
    PUT /api/admin/coupons/:code
    DELETE /api/admin/coupons/:code
    POST /api/admin/coupons/:code/deactivate
    POST /api/admin/coupons/:code/reactivate`,
  "admin:payouts": `
    POST /api/admin/payouts
    POST /api/admin/payouts/:payoutId/pay
    POST /api/admin/payouts/:payoutId/withdraw
    POST /api/admin/payouts/:payoutId/returned`,
  "admin:approve-payouts": `
    POST /api/admin/payouts/:payoutId/approve`,
  "admin:logs": `
    GET /api/admin/audit/verify`,
  "operator:departures": `
    POST /api/operator/check-ins`,
  "operator:bookings": `
    GET /api/operator/bookings/live
    GET /operator/bookings/:bookingId/documents/:file{[0-9a-f]{32}\\.pdf}`,
  "operator:tours": `
    POST /api/operator/tours/import`,
};
