import { format } from "oxfmt";
import { expect, test } from "vitest";
import { adminRoleLabels, rolesWith, type AdminRight } from "~/domain/accounts/admin-rights";
import { addDays, instantInIndia } from "~/domain/calendar/calendar";
import {
  channelLabels,
  eventOf,
  isNotificationName,
  notificationEvents,
  paramsInOrder,
  shortTextOf,
  type NotificationEvent,
} from "~/domain/notifications/notification-events";
import { isOnByDefault } from "~/domain/notifications/preferences";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { isUrgentTrip, nextLoudInstant } from "~/domain/notifications/quiet-hours";
import { readSources } from "../support/sources";

const names = Object.keys(notificationEvents).filter(isNotificationName);

const mailFile = /^worker\/notifications\/mail\/[\w-]+-mails\.ts$/;
const sources = readSources("worker", "app");

test("every mail function belongs to one event, and no event names another", () => {
  const written = sources
    .filter(({ file }) => mailFile.test(file))
    .flatMap(({ code }) =>
      Array.from(
        code.matchAll(/^export (?!interface|type)[\w ]*?(\w+)\s*(?=[(<=:])/gm),
        ([, name = ""]) => name,
      ),
    );
  expect(written.length).toBeGreaterThan(40);
  const registered = names.flatMap((name) => eventOf(name).mails ?? []);
  expect(registered.toSorted()).toStrictEqual(written.toSorted());
});

test("mails are written only there, and from the content of notifications", () => {
  const writers = sources.filter(({ file, code }) => /\brenderMail\(/.test(code) && !mailFile.test(file));
  expect(writers.map(({ file }) => file).toSorted()).toStrictEqual([
    "worker/notifications/dispatch-notifications.ts",
    "worker/notifications/mail/booking-email-data.ts",
    "worker/notifications/mail/mail-template.ts",
  ]);
});

test("every event with a phone channel has a text of at most one SMS, without more", () => {
  for (const name of names) {
    const { channels, text } = eventOf(name);
    expect(text !== undefined, name).toBe(channels.some((channel) => channel !== "mail"));
    expect((text ?? "").length, name).toBeLessThanOrEqual(100);
  }
});

test("a text takes its values by name, a template in order", () => {
  const params = { amount: "₹500", booking: "TB123456", tour: "Ooty", date: "Jan 28, 2027" };
  expect(shortTextOf("booking-paid", params)).toBe("₹500 paid for booking TB123456: Ooty, Jan 28, 2027.");
  expect(paramsInOrder("booking-paid", params)).toStrictEqual(["₹500", "TB123456", "Ooty", "Jan 28, 2027"]);
});

test.for([
  ["00:10", "08:00", 0],
  ["07:59", "08:00", 0],
  ["08:00", "08:00", 0],
  ["20:59", "20:59", 0],
  ["21:00", "08:00", 1],
  ["23:59", "08:00", 1],
] as const)("a message due at %s rings at %s, %i days later", ([due, loud, days]) => {
  const instant = instantInIndia(addDays("2027-01-31", days), loud);
  expect(nextLoudInstant(instantInIndia("2027-01-31", due))).toBe(instant);
});

test("a change of a trip within a day is urgent", () => {
  const now = instantInIndia("2027-01-28", "23:00");
  expect(isUrgentTrip(instantInIndia("2027-01-29", "06:00"), now)).toBe(true);
  expect(isUrgentTrip(instantInIndia("2027-01-29", "23:01"), now)).toBe(false);
});

const adminsInWords = (right: AdminRight) =>
  `Administrators: ${rolesWith(right)
    .map((role) => adminRoleLabels[role].label)
    .join(", ")}`;

function firstPartyInWords(event: NotificationEvent): string {
  switch (event.to) {
    case "operator":
      return event.right === undefined
        ? "Operator: owner"
        : `Operator: members with ${operatorRightLabels[event.right].label}`;
    case "admin":
      return adminsInWords(event.right);
    case "traveler":
      return "Traveler";
    case "contact":
      return "Person without an account";
    case "person":
      return event.who;
    default:
      return event satisfies never;
  }
}

function partyInWords(event: NotificationEvent): string {
  const first = firstPartyInWords(event);
  return event.also === undefined ? first : `${first}. ${adminsInWords(event.also.right)}`;
}

function channelsInWords({ to, channels, isQuietAtNight }: NotificationEvent): string {
  return channels
    .map((channel) => {
      const notes = [
        isOnByDefault(channel) ? [] : to === "contact" ? "number given" : "opt-in",
        channel === "mail" ? [] : isQuietAtNight === false ? "any hour" : [],
      ].flat();
      return notes.length === 0 ? channelLabels[channel] : `${channelLabels[channel]} (${notes.join(", ")})`;
    })
    .join(", ");
}

function switchInWords({ topic, to }: NotificationEvent): string {
  if (topic === undefined) return "Required";
  return to === "traveler" ? "Phone channels optional" : "Optional";
}

// `npx vitest run tests/unit/notification-events.test.ts -u` writes it.
test("the list of every event and channel is docs/notifications.md", async () => {
  const rows = names.map((name) => {
    const event = eventOf(name);
    return `- **${event.label}** (\`${name}\`). ${partyInWords(event)}. ${channelsInWords(event)}. ${switchInWords(event)}.`;
  });
  const texts = names.flatMap((name) => {
    const { text } = eventOf(name);
    return text === undefined ? [] : [`- \`${name.replaceAll("-", "_")}\`: ${text}`];
  });
  const page = `# Who is notified of what

Made from \`app/domain/notifications/notification-events.ts\` by \`tests/unit/notification-events.test.ts\`.

The phone channels (push, WhatsApp, SMS) are silent from 9 PM to 8 AM in India: a message waits for the morning, unless it is about a change or
cancellation of a trip within 24 hours. Push is on in browsers that subscribed, WhatsApp and SMS only by choice: of the event, or, if it is
required, of any event of the party. Guests get mail only. A number that was given for an event gets one text, by SMS if it is set up, else by
WhatsApp. Optional mails to members can be switched off one by one, also by the link in each; mails to travelers are required. Members of
suspended operators, suspended accounts, the member who made the change, and a person who gets another mail about the same event get none.
Mails with functions of their own go to the person they are about, in any state.
\`tests/worker/notification-table.test.ts\` sends every event to everybody; \`tests/worker/notification-sources.test.ts\` makes the changes that
raise the events.

${rows.join("\n")}

## Texts of the phone channels

Providers approve each text as a template, named by the event. The language is English, \`en\`. In WhatsApp, the placeholders are \`{{1}}\`, \`{{2}}\` and so on, in order; in
MSG91 flows they are \`VAR1\`, \`VAR2\` and so on.

${texts.join("\n")}
`;
  const file = "docs/notifications.md";
  const { code } = await format(file, page, { printWidth: 110 });
  await expect(code).toMatchFileSnapshot(`../../${file}`);
});
