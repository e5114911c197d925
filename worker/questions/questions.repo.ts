import { and, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ThreadEntry } from "~/domain/bookings/booking-message";
import type { ListedQuestion } from "~/domain/questions/question";
import { tourPath } from "~/domain/tours/tour";
import { isTourOf, readsForOperator } from "../platform/authz/operator-rights.repo";
import type { Database } from "../platform/db/client";
import {
  contactMessages,
  operators,
  questionMessages,
  tourQuestions,
  tours,
  users,
} from "../platform/db/schema";
import { randomId } from "../platform/surroundings";
import { shownTitle } from "../tours/translations.repo";

/** Max messages of a question that are shown, newest ones, and max questions of a list. */
const maxShown = 100;
const maxListed = 50;

/** Finds a question, for the operator's side one of its own tours. */
export async function findQuestion(db: Database, id: string, condition?: SQL) {
  const row = await db
    .select({
      id: tourQuestions.id,
      name: tourQuestions.name,
      email: tourQuestions.email,
      confirmedAt: tourQuestions.confirmedAt,
      tourTitle: tours.title,
      shownTitle: shownTitle(),
      tourStatus: tours.status,
      kind: tours.kind,
      region: tours.region,
      slug: tours.slug,
      operatorSlug: operators.slug,
      operatorName: operators.companyName,
      isRead: sql<number>`EXISTS (SELECT 1 FROM ${users} WHERE ${readsForOperator})`,
    })
    .from(tourQuestions)
    .innerJoin(tours, eq(tourQuestions.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(and(eq(tourQuestions.id, id), condition))
    .get();
  if (!row) return null;
  const { tourStatus, kind, region, slug, isRead, ...found } = row;
  return {
    ...found,
    /** Null once it is no longer on sale. */
    tourPath: tourStatus === "active" ? tourPath({ kind, region, slug }) : null,
    /** True if someone reads messages to the operator. */
    isRead: isRead === 1,
  };
}

export type StoredQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Matches confirmed questions about the tours whose bookings a person may manage. */
export function isQuestionTo(userId: string): SQL | undefined {
  return and(isTourOf(userId, "bookings"), isNotNull(tourQuestions.confirmedAt));
}

/** Lists the messages of a question for one side, oldest first. Readers see no person of the other side, but its name. */
export async function listQuestionMessages(
  db: Database,
  { id, name, operatorName }: StoredQuestion,
  side: "traveler" | "operator",
): Promise<ThreadEntry[]> {
  const rows = await db
    .select({ message: questionMessages, author: users.name })
    .from(questionMessages)
    .leftJoin(users, eq(users.id, questionMessages.authorId))
    .where(eq(questionMessages.question, id))
    .orderBy(desc(questionMessages.createdAt), desc(questionMessages.id))
    .limit(maxShown);
  return rows.toReversed().map(({ message, author }) => ({
    id: message.id,
    text: message.text,
    at: new Date(message.createdAt).toISOString(),
    from: message.author,
    author:
      message.author === "traveler" ? name : side === "operator" && author !== null ? author : operatorName,
    isFromViewerSide: message.author === side,
    to: [message.author === "traveler" ? "operator" : "traveler"],
  }));
}

/** Creates an unconfirmed question with its text. */
export async function createQuestion(
  db: Database,
  question: Omit<typeof tourQuestions.$inferInsert, "confirmedAt">,
  text: string,
): Promise<void> {
  const { id, userId: authorId, createdAt } = question;
  await db.batch([
    db.insert(tourQuestions).values(question),
    db
      .insert(questionMessages)
      .values({ id: randomId(), question: id, authorId, author: "traveler", text, createdAt }),
  ]);
}

/**
 * Confirms the address of a question, and delivers it in the same batch.
 * @param delivery a statement that does nothing unless `changes() > 0`
 */
export async function confirmQuestion(
  db: Database,
  id: string,
  at: number,
  delivery: BatchItem<"sqlite">,
): Promise<void> {
  await db.batch([
    db
      .update(tourQuestions)
      .set({ confirmedAt: at })
      .where(and(eq(tourQuestions.id, id), isNull(tourQuestions.confirmedAt))),
    delivery,
  ]);
}

/** Stores a message with its delivery. Fails with UNIQUE `question_messages.id` if it was already written. */
export async function createQuestionMessage(
  db: Database,
  message: Pick<typeof questionMessages.$inferSelect, "id" | "question" | "authorId" | "author" | "text">,
  at: number,
  delivery: BatchItem<"sqlite">,
): Promise<void> {
  const afterLast = sql`(SELECT max(${questionMessages.createdAt}) + 1 FROM ${questionMessages}
    WHERE ${questionMessages.question} = ${message.question})`;
  await db.batch([
    db.insert(questionMessages).values({ ...message, createdAt: sql`max(${at}, coalesce(${afterLast}, 0))` }),
    delivery,
  ]);
}

/** Puts a message that no operator reads into the administrators' inbox, if the statement before changed a row. */
export function passToTeam(
  db: Database,
  { name, email, tourTitle, operatorName }: StoredQuestion,
  text: string,
  at: number,
) {
  return db.insert(contactMessages).select(
    sql`SELECT ${randomId()}, ${name}, ${email}, NULL, 'General Inquiry',
      ${`About ${tourTitle} by ${operatorName}, who can't be reached here:\n\n${text}`}, ${at}, NULL, NULL WHERE changes() > 0`,
  );
}

/** Selects a part of the newest message of the outer query's question. */
function last(what: SQL): SQL {
  return sql`(SELECT ${what} FROM ${questionMessages} WHERE ${questionMessages.question} = tour_questions.id
    ORDER BY ${questionMessages.createdAt} DESC, ${questionMessages.id} DESC LIMIT 1)`;
}

/** Lists confirmed questions: unanswered first, then newest. @param condition of a person, from `isQuestionTo` or `questionsOf` */
export async function listQuestions(db: Database, condition: SQL | undefined): Promise<ListedQuestion[]> {
  const rows = await db
    .select({
      id: tourQuestions.id,
      tourTitle: shownTitle(),
      name: tourQuestions.name,
      isOpen: sql<number>`${last(sql`${questionMessages.author} = 'traveler'`)}`.as("is_open"),
      lastAt: sql<number>`${last(sql`${questionMessages.createdAt}`)}`.as("last_at"),
      lastText: sql<string>`${last(sql`substr(${questionMessages.text}, 1, 160)`)}`.as("last_text"),
    })
    .from(tourQuestions)
    .innerJoin(tours, eq(tourQuestions.tourId, tours.id))
    .where(and(condition, isNotNull(tourQuestions.confirmedAt)))
    .orderBy(sql`is_open DESC, last_at DESC`)
    .limit(maxListed);
  return rows.map((row) => ({ ...row, isOpen: row.isOpen === 1 }));
}

/** Counts the questions to a person's operators that wait for an answer. */
export function countOpenQuestions(db: Database, userId: string): Promise<number> {
  const ofTours = sql`${tourQuestions.tourId} IN (SELECT ${tours.id} FROM ${tours} WHERE ${isTourOf(userId, "bookings")})`;
  return db.$count(
    tourQuestions,
    and(
      ofTours,
      isNotNull(tourQuestions.confirmedAt),
      sql`${last(sql`${questionMessages.author}`)} = 'traveler'`,
    ),
  );
}

/** True in a batch if the statement before changed a row. */
export const hasChanged = sql`changes() > 0`;
