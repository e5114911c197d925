import { eq, sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { adminRoles, rolesWith, type AdminRight, type AdminRole } from "~/domain/accounts/admin-rights";
import {
  eventOf,
  isNotificationName,
  notificationChannels,
  notificationEvents,
  type NotificationChannel,
  type NotificationName,
} from "~/domain/notifications/notification-events";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import {
  mailOutbox,
  notificationPreferences,
  pushSubscriptions,
  users,
} from "../../worker/platform/db/schema";
import { signIn } from "./accounts";
import { backgroundWorkDone } from "./background";
import { db } from "./database";
import { recordingTransport } from "./mail";
import { dispatchNow } from "./notifications";
import { addMember, createOperator, createPerson } from "./people";
import { signedIn } from "./signed-in";

/** All events of the catalogue. */
export const eventNames = Object.keys(notificationEvents).filter(isNotificationName);

const mailModules = import.meta.glob<Record<string, (...about: never[]) => { to: string; text: string }>>(
  "../../worker/notifications/mail/*-mails.ts",
  { eager: true },
);

const eventOfMail = new Map<string, NotificationName>(
  eventNames.flatMap((event) => (eventOf(event).mails ?? []).map((mail) => [mail, event] as const)),
);

export interface Person {
  email: string;
  number: string | null;
  /** Null for those without an account. */
  id: string | null;
  party: "owner" | "member" | "admin" | "traveler" | "contact";
  rights?: readonly OperatorRight[];
  adminRole?: AdminRole;
}

/** Names of the people that a change concerns. */
interface Concerned {
  traveler?: string;
  contact?: string;
  persons?: readonly string[];
  /** Names of those who made the change, and are not notified of it. */
  except?: readonly string[];
}

type Cell = `${NotificationName | "?"}: ${string}: ${NotificationChannel}`;

/** Makes accounts choose every channel of every topic, or none. */
export async function chooseAll(accounts: readonly string[], isOn: boolean): Promise<void> {
  const topics = ["trips", ...eventNames.flatMap((event) => eventOf(event).topic ?? [])];
  await db.delete(notificationPreferences);
  await db.insert(notificationPreferences).select(
    sql`SELECT account.value, topic.value, channel.value, ${isOn ? 1 : 0}, 1
        FROM ${values(accounts)} AS account, ${values(topics)} AS topic, ${values(notificationChannels)} AS channel`,
  );
}

function values(list: readonly string[]) {
  return sql`json_each(${JSON.stringify([...new Set(list)])})`;
}

function isMember({ party, rights }: Person, right: OperatorRight | undefined): boolean {
  return party === "owner" || (party === "member" && right !== undefined && rights?.includes(right) === true);
}

function isAdmin({ adminRole }: Person, right: AdminRight): boolean {
  return adminRole !== undefined && rolesWith(right).includes(adminRole);
}

/** Returns true if administrators hear of the event, too, and this is one of them. */
function isAlsoTold(event: NotificationName, person: Person): boolean {
  const { also } = eventOf(event);
  return also !== undefined && isAdmin(person, also.right);
}

/** Returns true if the catalogue names this person as a recipient. */
export function isAddressed(
  event: NotificationName,
  name: string,
  person: Person,
  concerned: Concerned,
): boolean {
  const rule = eventOf(event);
  switch (rule.to) {
    case "operator":
      return isMember(person, rule.right);
    case "admin":
      return isAdmin(person, rule.right);
    case "traveler":
      return name === concerned.traveler;
    case "contact":
      return name === concerned.contact;
    case "person":
      return concerned.persons?.includes(name) === true;
    default:
      return rule satisfies never;
  }
}

/** Persons without an account get mail, and one text by SMS if they gave a number for it. */
function channelsOf(event: NotificationName, { id, number }: Person): readonly NotificationChannel[] {
  const { channels } = eventOf(event);
  return id === null
    ? channels.filter((channel) => channel === "mail" || (channel === "sms" && number !== null))
    : channels;
}

/** The database fills in the references of new bookings. */
function identityOf(to: string, text: string): string {
  return `${to}\n${text.replaceAll(/TB(?:\d{6}|#{6})/g, "TB")}`;
}

/**
 * Creates an operator with its owner and members, an administrator of each role, a traveler with an account, a guest and a contact. All accounts have
 * chosen every channel of every topic, and one browser each for push messages.
 */
export async function createNotifiedPeople() {
  // The functions stay as they are; their results show which of them wrote a mail.
  const spies = Object.values(mailModules).flatMap((module) =>
    Object.keys(module).map((name) => ({ name, spy: vi.spyOn(module, name) })),
  );
  const people: Record<string, Person> = {};
  let numbers = 0;
  const newNumber = () => `+91982001${String((numbers += 1)).padStart(4, "0")}`;

  async function add(
    name: string,
    id: string,
    person: Pick<Person, "email" | "party" | "rights" | "adminRole">,
  ) {
    const number = newNumber();
    const verified = person.party === "traveler" ? { verifiedPhone: number, emailVerified: true } : {};
    await db
      .update(users)
      .set({ name, phone: number, ...verified })
      .where(eq(users.id, id));
    const subscription = { p256dh: "", auth: "", keyVersion: 1, createdAt: 1 };
    await db
      .insert(pushSubscriptions)
      .values({ ...subscription, id: `push-${id}`, userId: id, endpoint: `https://push.example/${id}` });
    people[name] = { ...person, id, number };
  }

  const owner = await signedIn("tour_operator", "verified");
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
  const operator = await createOperator(owner.id, { pan: "AAPFU0939F" });
  await add("owner", owner.id, { email: owner.email, party: "owner" });
  const members: Record<"desk" | "guide" | "clerk", OperatorRight[]> = {
    desk: ["bookings", "reviews"],
    guide: ["departures"],
    clerk: ["tours", "earnings"],
  };
  const viewers = { desk: owner.viewer, guide: owner.viewer, clerk: owner.viewer };
  for (const name of ["desk", "guide", "clerk"] as const) {
    viewers[name] = await createPerson("tour_operator", "verified", { name, emailVerified: true });
    await addMember(operator, members[name], viewers[name]);
    await add(name, viewers[name].id, { email: viewers[name].email, party: "member", rights: members[name] });
  }
  const admins = { owner: owner.viewer, support: owner.viewer, finance: owner.viewer, content: owner.viewer };
  for (const adminRole of adminRoles) {
    admins[adminRole] = await createPerson("admin", "active", { adminRole });
    const { id, email } = admins[adminRole];
    await add(`admin ${adminRole}`, id, { email, party: "admin", adminRole });
  }
  const account = await signIn("user");
  await add("account", account.id, { email: account.email, party: "traveler" });
  const contact = (name: string, number: string | null = null) => {
    const email = `${crypto.randomUUID()}@example.com`;
    people[name] = { email, number, id: null, party: "contact" };
    return { email, number: number ?? "" };
  };
  const guest = contact("guest");
  await chooseAll(
    Object.values(people).flatMap(({ id }) => id ?? []),
    true,
  );

  const expectedOf = (events: readonly NotificationName[], concerned: Concerned): Cell[] =>
    Object.entries(people)
      .filter(([name]) => concerned.except?.includes(name) !== true)
      .flatMap(([name, person]) =>
        events
          .filter((event) => isAddressed(event, name, person, concerned) || isAlsoTold(event, person))
          .flatMap((event) =>
            channelsOf(event, person).map((channel): Cell => `${event}: ${name}: ${channel}`),
          ),
      )
      .toSorted();

  function sourceOf({ event, recipient, text }: typeof mailOutbox.$inferSelect): NotificationName | "?" {
    if (event !== null) return event;
    const identity = identityOf(recipient, text);
    const writer = spies.find(({ spy }) =>
      spy.mock.results.some(
        ({ type, value }) => type === "return" && identityOf(value.to, value.text) === identity,
      ),
    );
    return eventOfMail.get(writer?.name ?? "") ?? "?";
  }

  const occurred = new Set<NotificationName>();

  /**
   * Makes a change and compares all messages in the outbox with what the catalogue says of the events.
   * @param at UTC instant of the change, if a job is run at another time
   */
  async function expectNotified(
    events: readonly NotificationName[],
    concerned: Concerned,
    change: () => Promise<unknown>,
    at = Date.now(),
  ): Promise<void> {
    await backgroundWorkDone();
    await dispatchNow(noChannels, at);
    await db.delete(mailOutbox);
    for (const { spy } of spies) spy.mockClear();
    await change();
    await backgroundWorkDone();
    await dispatchNow(allChannels(), Math.max(at, Date.now()));
    const rows = await db.select().from(mailOutbox);
    const sent = rows.map((row): Cell => {
      const names = Object.entries(people).filter(([, { id, email, number }]) =>
        [email, number, `push-${id}`].includes(row.recipient),
      );
      return `${sourceOf(row)}: ${names.map(([name]) => name).join() || row.recipient}: ${row.channel}`;
    });
    expect(sent.toSorted(), events.join()).toStrictEqual(expectedOf(events, concerned));
    for (const row of rows) {
      const source = sourceOf(row);
      if (source !== "?") occurred.add(source);
    }
  }

  /** Cleans up: the spies would count in other files, too. */
  function restore() {
    for (const { spy } of spies) spy.mockRestore();
  }

  return {
    people,
    operator,
    owner,
    ...viewers,
    admins,
    account,
    guest,
    contact,
    expectNotified,
    occurred,
    restore,
  };
}

const noChannels = { push: null, whatsapp: null, sms: null };
const allChannels = () => ({
  push: recordingTransport(),
  whatsapp: recordingTransport(),
  sms: recordingTransport(),
});
