import { createElement } from "react";
import { expect, test } from "vitest";
import { SignUpForm, useSignUp } from "~/features/accounts/sign-in/sign-up-form";
import { BookTour } from "~/features/bookings/dialog/book-tour";
import { ContactBlocks } from "~/features/messages/contact-blocks";
import { SiteFooter } from "~/features/site/site-footer";
import { renderPrices } from "~/features/tours/render-prices.server";
import { settingsMessages } from "~/domain/settings/messages";
import { defaultPublicSettings, type PublicSettings } from "~/domain/settings/platform";
import { everyDay } from "~/domain/departures/departure-rules";
import type { TourCard } from "~/domain/tours/tour-schema";
import { renderPage } from "../support/render-page";

/** Renders a part of a page under these settings. */
function render(element: React.ReactElement, changes: Partial<PublicSettings> = {}): string {
  return renderPage(element, { settings: { ...defaultPublicSettings, ...changes } });
}

function without(...features: (keyof PublicSettings["features"])[]) {
  const off = Object.fromEntries(features.map((feature) => [feature, false]));
  return { features: { ...defaultPublicSettings.features, ...off } };
}

test("while bookings are closed a tour's button shows it and has no link", () => {
  // The tour's details that load before the dialog opens.
  const tour = { slug: "ooty", title: "Ooty", departures: everyDay } as TourCard;
  const props = { tour, className: "", children: "Book This Package" };
  const button = createElement(BookTour, props);
  expect(render(button)).toContain('href="/book/ooty"');
  const closed = render(button, without("bookings"));
  expect(closed).toContain("Bookings are currently closed");
  expect(closed).not.toMatch(/<a|Book This Package/);
});

test("while operator sign-up is closed the form shows it when that role is chosen", () => {
  const signUpForm = createElement(() => createElement(SignUpForm, { form: useSignUp(null) }));
  expect(render(signUpForm)).not.toContain(settingsMessages().closed.operatorSignUp);
  expect(render(signUpForm, without("operatorSignUp"))).toContain(settingsMessages().closed.operatorSignUp);
});

test("footer, contact page and cancellation terms show the settings", () => {
  const contact = {
    ...defaultPublicSettings.contact,
    phoneNote: "",
    hours: [],
    social: [{ name: "Pictures", href: "https://pictures.example/tour-bharat" }],
  };
  const footer = render(createElement(SiteFooter, { year: 2026 }), { contact });
  expect(footer).toContain('href="https://pictures.example/tour-bharat"');
  expect(footer).not.toContain("please do not call");
  const blocks = render(createElement(ContactBlocks), { contact });
  expect(blocks).toContain("By arrangement");
  expect(blocks).not.toContain("Closed on");
  expect(render(createElement(ContactBlocks))).toContain("Closed on Sundays.");
  const refundSchedule = [
    { atLeastDays: 7, percent: 60 },
    { atLeastDays: 0, percent: 0 },
  ];
  const terms = renderPrices(null, refundSchedule).refunds;
  expect(terms).toContain("60% refund");
  expect(terms).toContain("less than 7 days before");
  expect(terms).not.toContain("Full refund");
});
