/**
 * Keeps the pages of bookings that were opened on this device (/trip/{reference}/{key}) with their papers, so that they open
 * without a connection. Its scope is /trip/: no other page of the site is touched.
 */
importScripts("/keep-pages.js");

// Without cookies: what is kept shows the booking, and nothing of who is signed in.
self.keepPages({ prefix: "trip ", most: 20, credentials: "omit" });
