/**
 * Caches check-in pages that were opened on this device (/operator/departures/{tour}/{date}/check-in), so that check-in
 * works offline. Its scope is /operator/departures/.
 */
importScripts("/keep-pages.js");

// Requested with the session: the page is private to the operator's team, and expires a few days after the trip.
self.keepPages({ prefix: "check-in ", most: 10, credentials: "same-origin" });
