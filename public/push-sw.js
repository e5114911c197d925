/** Shows push messages (worker/notifications/push/push-transport.ts) and opens their page. It controls no pages. */

self.addEventListener("push", (event) => {
  const { title = "Tour Bharat", body = "", url = "/", tag } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: "/icons/icon-192.png",
      data: { url: new URL(url, self.location.origin).href },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => each.url === url);
  return page ? page.focus() : self.clients.openWindow(url);
}
