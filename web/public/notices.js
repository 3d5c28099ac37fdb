// Shows what calls somebody back to their table, and leads there. Nothing is kept, and no request passes here.

self.addEventListener("message", (event) => {
  const { text, place } = event.data;
  const data = { place, page: event.source.id };
  event.waitUntil(
    self.registration.showNotification("Haricot", { body: text, tag: "haricot", icon: "icon.svg", data }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});

/** To the page that has called, or to one of its place if it was closed. */
async function comeBack({ place, page }) {
  const open = await self.clients.get(page);
  await (open ? open.focus() : self.clients.openWindow(place));
}
