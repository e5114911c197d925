import { eq, ne, sql } from "drizzle-orm";
import {
  accounts,
  emailChanges,
  listColumns,
  notificationPreferences,
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  officePreferences,
  passkeys,
  phoneCodes,
  pushSubscriptions,
  reportRuns,
  reviewPhotographs,
  reviews,
  savedViews,
  scheduledReports,
  sessions,
  tours,
  twoFactors,
  userNotes,
  users,
  verifications,
  wishlistItems,
  wishlistLists,
} from "../../platform/db/schema";
import { removedPhotograph } from "../../reviews/photographs.repo";
import { namesPerson, type Owner } from "../personal-data-scope.repo";
import {
  by,
  change,
  lookUp,
  owned,
  part,
  bookingReference,
  remove,
  rows,
  whose,
  type PersonalTable,
} from "../personal-table.repo";

function ofTheirReviews({ id }: Owner) {
  return sql`${reviewPhotographs.review} IN (SELECT id FROM reviews WHERE user_id = ${id})`;
}

function ofTheirReports({ id }: Owner) {
  return sql`${reportRuns.report} IN (SELECT id FROM scheduled_reports WHERE user_id = ${id})`;
}

/** Codes for the person's number, also those that others asked for. */
function toTheirPhone({ id }: Owner) {
  return sql`${phoneCodes.phone} IN (
    SELECT phone FROM users WHERE id = ${id} UNION SELECT verified_phone FROM users WHERE id = ${id})`;
}

function keysOfAssistants(table: typeof oauthAccessTokens | typeof oauthRefreshTokens): PersonalTable {
  const exported =
    "Short-lived keys of assistants, which would open the account; the assistants are exported.";
  return { exported, account: [remove(table, by(table.userId))] };
}

/** Tables of an account and of what a person keeps in it. */
export const accountTables = {
  review_photographs: {
    exported: rows(
      "photographs",
      reviewPhotographs,
      [
        {
          bookingId:
            sql`(SELECT booking_id FROM bookings JOIN reviews ON reviews.booking = bookings.id WHERE reviews.id = ${reviewPhotographs.review})`.as(
              "reference",
            ),
          // The widest copy, for the signed-in author.
          file: sql`'/media/reviews/' || ${reviewPhotographs.id} || '-' || ${reviewPhotographs.width} || '.webp'`.as(
            "file",
          ),
        },
        "caption",
        "status",
        "reason",
        "consentVersion",
        "consentedAt",
        "createdAt",
      ],
      whose((owner) => sql`${ofTheirReviews(owner)} AND ${ne(reviewPhotographs.status, "removed")}`),
    ),
    account: [
      change(reviewPhotographs, whose(ofTheirReviews), removedPhotograph),
      change(reviewPhotographs, by(reviewPhotographs.handledBy), { handledBy: null }),
    ],
  },
  reviews: {
    exported: rows(
      "reviews",
      reviews,
      [
        { tour: lookUp(tours.slug, tours.id, reviews.tourId), ...bookingReference(reviews.booking) },
        "rating",
        "title",
        "text",
        "authorName",
        "status",
        "createdAt",
        "updatedAt",
      ],
      by(reviews.userId),
    ),
    account: [change(reviews, by(reviews.userId), { userId: null, authorName: null })],
  },
  wishlist_items: owned("wishlist", wishlistItems, wishlistItems.userId, [
    {
      tour: lookUp(tours.slug, tours.id, wishlistItems.tourId),
      title: lookUp(tours.title, tours.id, wishlistItems.tourId),
      list: lookUp(wishlistLists.name, wishlistLists.id, wishlistItems.listId),
    },
    "createdAt",
  ]),
  wishlist_lists: owned("wishlistLists", wishlistLists, wishlistLists.userId, [
    "name",
    { isShared: sql`${wishlistLists.share} IS NOT NULL`.mapWith(Boolean).as("is_shared") },
    "showsName",
    "createdAt",
    "deletedAt",
  ]),
  saved_views: owned("savedViews", savedViews, savedViews.userId, [
    "list",
    "name",
    "query",
    "isDefault",
    "createdAt",
  ]),
  report_runs: {
    exported: "When a scheduled report was sent; the mail has it.",
    account: [remove(reportRuns, whose(ofTheirReports))],
  },
  scheduled_reports: owned("scheduledReports", scheduledReports, scheduledReports.userId, [
    "list",
    "query",
    "days",
    "time",
    "createdAt",
  ]),
  list_columns: owned("listColumns", listColumns, listColumns.userId, ["list", "columns"]),
  office_preferences: owned("officePreferences", officePreferences, officePreferences.userId, [
    "isFolded",
    "density",
    "hasShortcuts",
  ]),
  notification_preferences: owned(
    "notificationPreferences",
    notificationPreferences,
    notificationPreferences.userId,
    ["topic", "channel", "isOn"],
  ),
  // Without the address and keys, which would let anyone send to the browser.
  push_subscriptions: owned("pushSubscriptions", pushSubscriptions, pushSubscriptions.userId, ["createdAt"]),
  user_notes: owned("notes", userNotes, userNotes.userId, ["text", "createdAt"]),
  passkeys: owned("passkeys", passkeys, passkeys.userId, [
    "name",
    "deviceType",
    "backedUp",
    "transports",
    { authenticator: passkeys.aaguid },
    "createdAt",
  ]),
  oauth_access_tokens: keysOfAssistants(oauthAccessTokens),
  oauth_refresh_tokens: keysOfAssistants(oauthRefreshTokens),
  oauth_consents: owned("assistants", oauthConsents, oauthConsents.userId, [
    { name: lookUp(oauthClients.name, oauthClients.clientId, oauthConsents.clientId) },
    { address: oauthConsents.clientId },
    "scopes",
    "createdAt",
    "lastUsedAt",
  ]),
  oauth_clients: { exported: "Programs, as they describe themselves.", stays: "It names nobody." },
  oauth_resources: { exported: "Addresses of this site.", stays: "It names nobody." },
  two_factors: owned("authenticatorApps", twoFactors, twoFactors.userId, ["verified", "lockedUntil"]),
  phone_codes: {
    exported: "Short-lived codes, which would open the account; the phone is exported with it.",
    account: [remove(phoneCodes, by(phoneCodes.userId)), remove(phoneCodes, whose(toTheirPhone))],
  },
  verifications: {
    exported: "Short-lived single-use links, which would open the account.",
    account: [remove(verifications, whose(namesPerson))],
  },
  email_changes: {
    exported: "An address set by an administrator that awaits confirmation; deleted with the account.",
    account: [remove(emailChanges, by(emailChanges.userId))],
  },
  accounts: owned("signInMethods", accounts, accounts.userId, [
    { provider: accounts.providerId },
    "accountId",
    "scope",
    "createdAt",
    "updatedAt",
  ]),
  sessions: owned("sessions", sessions, sessions.userId, [
    "createdAt",
    "updatedAt",
    "expiresAt",
    "ipAddress",
    "userAgent",
  ]),
  users: {
    exported: part(
      "account",
      ({ db, owner }) => db.select().from(users).where(eq(users.id, owner.id)),
      ([account]) => (account ? { ...account, rightsChangedBy: undefined } : null),
    ),
    account: [remove(users, by(users.id))],
  },
} satisfies Record<string, PersonalTable>;
