// Puts a booking widget in place of each link `<a data-tour-widget="ID">`. The link stays until the widget reports its height.
(() => {
  const { origin } = new URL(document.currentScript.src);
  for (const link of document.querySelectorAll("a[data-tour-widget]")) {
    const id = link.dataset.tourWidget;
    if (link.origin !== origin || !/^[\w-]+$/.test(id)) continue;
    link.removeAttribute("data-tour-widget");
    const frame = document.createElement("iframe");
    frame.title = link.textContent.trim() || "Booking";
    frame.style.cssText = "display:block;width:100%;height:0;border:0;visibility:hidden";
    addEventListener("message", (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const { tourBharat, height } = event.data ?? {};
      if (tourBharat === "height" && height > 0 && height < 20000) {
        frame.style.height = `${height}px`;
        frame.style.visibility = "visible";
        link.remove();
      }
      if (tourBharat === "booked") frame.dispatchEvent(new CustomEvent("tour-booked", { bubbles: true }));
    });
    frame.src = `${origin}/widget/${id}`;
    link.after(frame);
  }
})();
