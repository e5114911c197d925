import { expect, test } from "vitest";
import { renderMail } from "../../worker/notifications/mail/mail-template";
import { greeting, singleLine } from "../../worker/notifications/mail/mail-text";

const hostile = `<img src=x onerror="alert(1)">'&amp;`;
const escaped = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;amp;";
const url = "https://tourbharat.example/verify?token=a&next=%2F";
const blank = { preheader: "", heading: "", paragraphs: [] };

test("typed text is escaped everywhere", () => {
  const { html, text } = renderMail({
    preheader: hostile,
    heading: hostile,
    paragraphs: [hostile],
    action: { label: hostile, url },
    alternative: { label: hostile, url },
    details: [[hostile, hostile]],
    footnote: hostile,
  });
  expect(html).not.toContain("<img");
  // Preheader, title, heading, paragraph, two labels, name and value of the detail, footnote.
  expect(html.split(escaped)).toHaveLength(10);
  expect(html).toContain('href="https://tourbharat.example/verify?token=a&amp;next=%2F"');
  expect(text).toContain(hostile);
});

test("a URL with quotes stays within its attribute", () => {
  const action = { label: "Go", url: `https://tourbharat.example/?next="><script>` };
  const { html } = renderMail({ ...blank, action });
  expect(html).not.toContain("<script");
});

test.for(["javascript:alert(1)", "data:text/html,x", "/verify", ""])(
  "%j is not a valid link in a message",
  (address) => {
    const link = { label: "Go", url: address };
    expect(() => renderMail({ ...blank, action: link })).toThrow();
    expect(() => renderMail({ ...blank, alternative: link })).toThrow();
  },
);

test("the text is wrapped, keeps URLs whole and ends with the platform's name", () => {
  const long = `https://tourbharat.example/verify?token=${"a".repeat(90)}`;
  const { text } = renderMail({
    preheader: "not in the text",
    heading: "Confirm your address",
    paragraphs: ["Hello Meera,", "word ".repeat(40), "first line\nsecond line"],
    action: { label: "Confirm", url: long },
    details: [
      ["Company", "Monsoon Trails"],
      ["City", "Kochi"],
    ],
    footnote: "Leave it.",
  });
  const lines = text.split("\n");
  expect(lines.filter((line) => line.length > 72)).toStrictEqual([long]);
  expect(text).toContain("first line\nsecond line");
  expect(text).toContain(`Confirm:\n${long}\n`);
  expect(text).toContain("Company: Monsoon Trails\nCity: Kochi\n");
  expect(text).not.toContain("not in the text");
  expect(text.endsWith("-- \nTour Bharat\nTours across India\n")).toBe(true);
});

test("the HTML loads nothing and shows each link as text too", () => {
  const action = { label: "Confirm", url: "https://tourbharat.example/verify" };
  const { html } = renderMail({ ...blank, paragraphs: ["one\ntwo"], action });
  expect(html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import|\ssrc=/);
  expect(html).toContain(">https://tourbharat.example/verify</a>");
  expect(html).toContain("one<br>two");
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

test("a single-line value stays on one line, with a limited length", () => {
  expect(singleLine("Meera\r\nBcc: all@example.com\u2028\u0000\tIyer ", 80)).toBe(
    "Meera Bcc: all@example.com Iyer",
  );
  expect(singleLine("\u202Eelpoep rof", 80)).toBe("elpoep rof");
  // A joiner shapes Malayalam's letters and stays.
  expect(singleLine("അവന്\u200D", 80)).toBe("അവന്\u200D");
  expect(singleLine("😀".repeat(9), 5)).toBe("😀😀😀😀…");
});

test.for([
  ["Meera Iyer", "Hello Meera Iyer,"],
  ["मीरा", "Hello मीरा,"],
  ["A.P.J. Abdul Kalam", "Hello A.P.J. Abdul Kalam,"],
  ["Dr. Rao", "Hello Dr. Rao,"],
  ["O'Brien <b>", "Hello O'Brien <b>,"],
  ["Meera\r\nSubject: Win", "Hello,"],
  ["Win at https://evil.example", "Hello,"],
  ["evil.example", "Hello,"],
  ["Visit WWW.evil", "Hello,"],
  ["call@evil", "Hello,"],
  [" ", "Hello,"],
] as const)("%j is greeted %j", ([name, line]) => {
  expect(greeting(name)).toBe(line);
});
