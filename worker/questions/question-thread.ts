import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { currentLanguage } from "~/domain/language/language";
import type {
  ListedQuestion,
  QuestionForm,
  QuestionMessage,
  QuestionPage,
} from "~/domain/questions/question";
import { mayMailStranger } from "../accounts/mail-limit";
import type { BookingMailer } from "../notifications/bookings/booking-mailer";
import { createMail, insertMailIf } from "../notifications/mail/mail-outbox.repo";
import { maxVariable, singleLine } from "../notifications/mail/mail-text";
import { confirmQuestionMail, questionAnsweredMail } from "../notifications/mail/question-mails";
import { insertNotification } from "../notifications/notifications.repo";
import { questionsOf } from "../privacy/personal-data-scope.repo";
import { requireRight, type Staff, type Traveler } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { Keys } from "../platform/keys/keys";
import { randomId } from "../platform/surroundings";
import { notOnSale } from "../tours/refusals";
import { findBookableTour } from "../tours/tours.repo";
import { translateTexts } from "../tours/translations.repo";
import * as repo from "./questions.repo";
import { questionErrors } from "./messages";
import { writeFor } from "../accounts/language/mail-account";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  bookingMailer: BookingMailer;
  limiters: Pick<Limiters, "form">;
}

/** The visitor of a question: with its mailed link, or a member of the operator. */
export type QuestionVisitor =
  | { side: "traveler"; questionId: string; key: string }
  | { side: "operator"; questionId: string; viewer: Viewer | null };

/** Returns the path of a question's own page. Only the mail has it, so it also proves the address. */
function questionPath(keys: Keys, id: string): string {
  return `/questions/${id}/${keys.sign("question-link", `question:${id}`)}`;
}

/** @throws AppError `not_found`; for the operator's side also `unauthenticated`, `forbidden` */
async function openQuestion({ db, keys }: Pick<Dependencies, "db" | "keys">, visitor: QuestionVisitor) {
  const { questionId: id } = visitor;
  const staff = visitor.side === "operator" ? await requireRight(db, visitor.viewer, "bookings") : null;
  const isSigned = visitor.side === "operator" || keys.verify("question-link", `question:${id}`, visitor.key);
  const question = isSigned
    ? await repo.findQuestion(db, id, staff ? repo.isQuestionTo(staff.id) : undefined)
    : null;
  if (!question) throw new AppError("not_found", questionErrors().noQuestion);
  return { question, authorId: staff?.id ?? null };
}

/**
 * Asks a question about a tour. With the verified address of an account it is delivered at once; any other address has to be proven by a
 * mailed link first.
 * @returns the path of the question's page; null if only the mail may have it
 * @throws AppError `not_found` (tour), `too_many_requests`
 */
export async function askQuestion(
  dependencies: Dependencies,
  slug: string,
  { text, name, email }: QuestionForm,
  { viewer, headers }: { viewer: Viewer | null; headers: Headers },
): Promise<string | null> {
  const { db, clock, keys, bookingMailer, limiters } = dependencies;
  await requireWithinLimit(limiters.form, headers, questionErrors().tooMany, {
    field: "text",
  });
  const tour = await findBookableTour(db, slug.toLowerCase());
  if (!tour) throw notOnSale();
  const isVerified = viewer?.emailVerified === true && viewer.email === email;
  const now = clock();
  const id = randomId();
  const path = questionPath(keys, id);
  const mayMail = isVerified || (await mayMailStranger({ db, clock }, email, "question of an address"));
  // Beyond the limit the answer is the same, so that it does not disclose what others asked.
  if (!mayMail) return null;
  const userId = isVerified ? viewer.id : null;
  const language = currentLanguage();
  const question = { id, tourId: tour.id, name, userId, email, language, createdAt: now };
  await repo.createQuestion(db, question, text);
  if (isVerified) {
    await confirmQuestion(dependencies, {
      side: "traveler",
      questionId: id,
      key: path.split("/").at(-1) ?? "",
    });
    return path;
  }
  const { title } = await translateTexts(db, tour.details.slug, { title: tour.details.title });
  const about = { id, name, email, tourTitle: title, url: bookingMailer.addressOf(path) };
  await createMail(db, confirmQuestionMail(about), now);
  bookingMailer.deliver();
  return null;
}

/** Returns a question with its thread for one of its two sides. @throws AppError as `openQuestion` */
export async function getQuestion(
  dependencies: Pick<Dependencies, "db" | "keys">,
  visitor: QuestionVisitor,
): Promise<QuestionPage> {
  const { question } = await openQuestion(dependencies, visitor);
  const { id, shownTitle, tourPath, name, email, operatorName, isRead, confirmedAt } = question;
  return {
    id,
    tourTitle: shownTitle,
    tourPath,
    name,
    email: visitor.side === "traveler" ? email : null,
    operatorName,
    reader: isRead ? operatorName : questionErrors().readFor(operatorName),
    isConfirmed: confirmedAt !== null,
    messages: await repo.listQuestionMessages(dependencies.db, question, visitor.side),
  };
}

/** Delivers a question, once its link was followed, to those who read for the operator. @throws AppError as `openQuestion` */
export async function confirmQuestion(
  dependencies: Dependencies,
  visitor: QuestionVisitor & { side: "traveler" },
): Promise<void> {
  const { db, clock, bookingMailer } = dependencies;
  const { question } = await openQuestion(dependencies, visitor);
  const [first] = await repo.listQuestionMessages(db, question, "traveler");
  if (!first) throw new Error("a question has no text");
  await repo.confirmQuestion(db, question.id, clock(), toOperator(dependencies, question, first));
  bookingMailer.deliver();
}

/**
 * Adds a message to a question. The operator's answer goes to the person by mail. Idempotent for the same message.
 * @throws AppError as `openQuestion`; `conflict` (not confirmed yet), `too_many_requests`
 */
export async function writeToQuestion(
  dependencies: Dependencies,
  visitor: QuestionVisitor,
  { messageId, text }: QuestionMessage,
  headers: Headers,
): Promise<void> {
  const { db, clock, keys, bookingMailer, limiters } = dependencies;
  await requireWithinLimit(limiters.form, headers, questionErrors().tooMany);
  const { question, authorId } = await openQuestion(dependencies, visitor);
  if (question.confirmedAt === null) throw new AppError("conflict", questionErrors().confirmFirst);
  const url = bookingMailer.addressOf(questionPath(keys, question.id));
  const write = async () => {
    const { title } = await translateTexts(db, question.slug, { title: question.tourTitle });
    return questionAnsweredMail({ ...question, tourTitle: title, url }, { messageId, text });
  };
  const delivery =
    visitor.side === "traveler"
      ? toOperator(dependencies, question, { id: messageId, text })
      : insertMailIf(
          db,
          await writeFor(db, question.email, write, question.language),
          repo.hasChanged,
          clock(),
        );
  const message = { id: messageId, question: question.id, authorId, author: visitor.side, text };
  try {
    await repo.createQuestionMessage(db, message, clock(), delivery);
  } catch (error) {
    if (violates(error, "question_messages.id")) return;
    throw error;
  }
  bookingMailer.deliver();
}

/** Builds the statement that delivers a message, if the one before it in the batch changed a row. */
function toOperator(
  { db, clock, bookingMailer }: Dependencies,
  question: repo.StoredQuestion,
  message: { id: string; text: string },
) {
  const { id, name, tourTitle, operatorSlug, isRead } = question;
  if (!isRead) return repo.passToTeam(db, question, message.text, clock());
  const tour = singleLine(tourTitle, maxVariable);
  return insertNotification(
    db,
    {
      event: "question-new",
      key: `question/${id}/${message.id}`,
      to: { operator: operatorSlug },
      params: { tour },
      url: bookingMailer.addressOf(`/operator/messages/questions/${id}`),
      mail: {
        subject: `A question about ${tour}`,
        preheader: "From someone who has not booked yet.",
        heading: "Somebody asks about your tour",
        paragraphs: [
          `${name} asks about ${tourTitle} before booking. Your answer goes to them by mail; your contact details stay private.`,
        ],
        details: [["Tour", tourTitle]],
        action: "Read and answer",
      },
    },
    clock(),
    { condition: repo.hasChanged },
  );
}

/** Lists a traveler's own questions with the paths of their pages. */
export async function listOwnQuestions(
  { db, keys }: Pick<Dependencies, "db" | "keys">,
  traveler: Traveler,
): Promise<(ListedQuestion & { path: string })[]> {
  const questions = await repo.listQuestions(db, questionsOf(traveler));
  return questions.map((question) => ({ ...question, path: questionPath(keys, question.id) }));
}

/** Lists the questions to a member's operators. */
export function listOperatorQuestions(
  { db }: Pick<Dependencies, "db">,
  { id }: Staff<"bookings">,
): Promise<ListedQuestion[]> {
  return repo.listQuestions(db, repo.isQuestionTo(id));
}
