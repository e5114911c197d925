import { createElement } from "react";
import { expect, test } from "vitest";
import Outbox from "~/routes/dev/outbox";
import { loader as redirectMail } from "~/routes/dev/mail";
import Message, { splitLinks } from "~/routes/dev/message";
import { renderPage } from "../support/render-page";

const link = "https://tourbharat.example/verify?token=a&b=1";
const mail = {
  id: "m1",
  to: "meera@example.com",
  subject: "Confirm <b>your</b> address",
  channel: "mail" as const,
  payload: { unsubscribe: "https://tourbharat.example/unsubscribe/a/b/c" },
  status: "sent" as const,
  createdAt: Date.UTC(2026, 10, 21),
  text: `Hello,\n${link}\n<script>alert(1)</script>`,
  html: '<html lang="en"><head></head><body onload="alert(1)"><a href="/x">x</a></body></html>',
  attempts: 0,
  nextAttemptAt: Date.UTC(2026, 10, 21),
  lastError: null,
  sentAt: Date.UTC(2026, 10, 21),
  documents: [{ label: "Voucher", path: "/trip/TB123456/abc/voucher.pdf" }],
};

test("a message shows its headers, its HTML in a sandboxed frame, and its text", () => {
  const html = renderPage(createElement(Message, { loaderData: { mail } }));
  expect(html).toContain("Confirm &lt;b&gt;your&lt;/b&gt; address</h1>");
  expect(html).toContain("meera@example.com");
  expect(html).toMatch(/<a href="\/trip\/TB123456\/abc\/voucher\.pdf"[^>]*>.*Voucher(?:<\/span>)?<\/a>/);
  expect(html).toContain('sandbox="allow-top-navigation-by-user-activation"');
  expect(html).toContain('src="/dev/outbox/m1/html"');
  expect(html).toContain(`<a href="${link.replace("&", "&amp;")}"`);
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("Last error");
});

test("an unsent message shows the reason and the next try", () => {
  const waiting = { status: "queued" as const, sentAt: null, attempts: 2, lastError: "http_503: busy" };
  const html = renderPage(createElement(Message, { loaderData: { mail: { ...mail, ...waiting } } }));
  for (const text of ["Queued", "Failed attempts", "http_503: busy", "Next attempt"])
    expect(html).toContain(text);
});

test("the list links to each message, keeps the search and pages to older ones", () => {
  const loaderData = {
    messages: [mail],
    nextCursor: "abc",
    sentChannels: ["push" as const, "whatsapp" as const],
    query: { to: "meera", channel: "mail" as const, cursor: undefined },
  };
  const html = renderPage(createElement(Outbox, { loaderData }));
  expect(html).toContain('href="/dev/mail/m1"');
  expect(html).toContain('value="meera"');
  expect(html).toMatch(/Sent by a provider<\/dt><dd[^>]*>Push, WhatsApp<\/dd>/);
  expect(html).toMatch(/Kept here only<\/dt><dd[^>]*>Mail, SMS<\/dd>/);
  expect(html).toContain('href="/dev/outbox?channel=mail&amp;to=meera&amp;cursor=abc"');
});

test("a phone message shows as a bubble with its link, without a frame", () => {
  const phone = {
    channel: "whatsapp" as const,
    text: "Your trip",
    payload: { url: "https://a.example/trip" },
  };
  const html = renderPage(createElement(Message, { loaderData: { mail: { ...mail, ...phone } } }));
  expect(html).toContain("Tour Bharat · WhatsApp");
  expect(html).toContain('href="https://a.example/trip"');
  expect(html).not.toContain("iframe");
});

test("the addresses of the mailbox lead to the outbox, with their query", () => {
  const url = new URL("https://a.example/dev/mail?to=a%40b.example&cursor=x");
  const to = (params: { id?: string }) => redirectMail({ params, url }).headers.get("Location");
  expect(to({})).toBe("/dev/outbox?to=a%40b.example&cursor=x&channel=mail");
  expect(to({ id: "m1" })).toBe("/dev/outbox/m1");
});

test.for([
  ["", []],
  ["no link", ["no link"]],
  [`a ${link}\nb`, ["a ", link, "\nb"]],
  [link, [link]],
  ["javascript:alert(1)", ["javascript:alert(1)"]],
  [`<${link}>`, ["<", link, ">"]],
] as const)("%j is split at its links", ([text, parts]) => {
  expect(splitLinks(text).map((part) => part.text)).toStrictEqual(parts);
  expect(splitLinks(text).filter(({ isLink }) => isLink).length).toBe(text.includes(link) ? 1 : 0);
});
