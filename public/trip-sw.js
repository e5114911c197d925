/**
 * Caches booking pages that were opened on this device (/trip/{reference}/{key}) with their documents, so that they open
 * offline. Its scope is /trip/.
 */
importScripts("/keep-pages.js");

// Without cookies, so that the copy shows nothing about the signed-in user.
self.keepPages({ prefix: "trip ", most: 20, credentials: "omit" });
