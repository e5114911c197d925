/**
 * Keeps the check-in pages that were opened on this device (/operator/departures/{tour}/{date}/check-in), so that travellers
 * are checked in where there is no connection. Its scope is /operator/departures/.
 */
importScripts("/keep-pages.js");

// A company's own page: it is asked for as whoever is signed in, and goes some days after the trip.
self.keepPages({ prefix: "check-in ", most: 10, credentials: "same-origin" });
