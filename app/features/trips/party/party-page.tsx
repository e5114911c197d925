import { Link } from "react-router";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField } from "~/ui/field";
import {
  answerField,
  dietLabel,
  diets,
  identityRetentionDays,
  identityKinds,
  identityLabel,
  isAskedOf,
  memberField,
  memberLabel,
  ownQuestionsOf,
  progressInWords,
  savedParty,
  type PartyFormMember,
  type PartyPageData,
} from "~/domain/trips/party-details";
import { QuestionField } from "~/features/bookings/question-field";
import type { OwnQuestion, PartyQuestion } from "~/domain/bookings/party-questions";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { useNow } from "~/platform/pages/use-site";
import { partyMessages } from "./messages";
import { bookingPageMessages } from "../page-messages/messages";

/** The page on which a traveler gives the names of a party and what else the tour asks, as far as known. */
export function PartyPage({
  party,
  path,
  top,
}: {
  party: PartyPageData;
  /** Path of the booking's page. */
  path: string;
  top: React.ReactNode;
}) {
  const m = partyMessages();
  const { progress, members, ownQuestions, isOpen } = party;
  const form = useForm({}, { saved: savedParty(party) });
  const asksIdentity = progress.asked.includes("identity");
  return (
    <div className="mx-auto max-w-3xl px-4 pb-8 sm:px-6">
      {top}
      <h1 className="mt-2 text-3xl sm:text-4xl">{m.title}</h1>
      <p className="mt-2 text-muted">{party.tourTitle}</p>
      <p className="mt-3 font-semibold tabular-nums">{progressInWords(progress, useNow())}</p>
      <FormMessage form={form} className="mt-3" />
      {isOpen ? (
        <AnsweredForm form={form} className="mt-4 grid gap-5" aria-label={m.title}>
          {members.map((member) => (
            <MemberFields
              key={`${member.kind} ${member.number}`}
              form={form}
              member={member}
              asked={progress.asked}
              questions={ownQuestions.filter(({ per }) => per === "traveler")}
            />
          ))}
          {progress.asked.includes("pick-up") && (
            <InputField
              {...form.field("pickUp")}
              label={m.pickUp}
              required
              hint={m.pickUpHint}
              maxLength={200}
            />
          )}
          {ownQuestions
            .filter(({ per }) => per === "booking")
            .map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                field={form.field(`answers.${question.id}`)}
              />
            ))}
          {ownQuestions.length > 0 && <p className="text-sm text-muted">{m.ownQuestions}</p>}
          {asksIdentity && (
            <p className="rounded-control bg-sunken p-3 text-sm">{m.identities(identityRetentionDays)}</p>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton form={form} busy={m.saving}>
              {m.save}
            </SubmitButton>
            <Link to={path} className="py-1 text-peacock underline underline-offset-4">
              {bookingPageMessages().back}
            </Link>
          </div>
        </AnsweredForm>
      ) : (
        <p className="mt-4 rounded-control bg-sunken p-4">{m.closed}</p>
      )}
    </div>
  );
}

function MemberFields({
  form,
  member,
  asked,
  questions,
}: {
  form: FormState;
  member: PartyFormMember;
  asked: readonly PartyQuestion[];
  /** Own questions to each traveler. */
  questions: readonly OwnQuestion[];
}) {
  const m = partyMessages();
  const asks = (question: PartyQuestion) => asked.includes(question) && isAskedOf(member.kind, question);
  const field = (name: string) => form.field(memberField(member, name));
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-6">
      <legend className="float-left font-display text-xl sm:col-span-6">{memberLabel(member)}</legend>
      <InputField
        {...field("name")}
        label={m.name}
        required
        hint={asks("identity") ? m.nameHint : undefined}
        autoComplete="off"
        className={asks("age") ? "sm:col-span-4" : "sm:col-span-6"}
      />
      {asks("age") && (
        <InputField
          {...field("age")}
          label={m.age}
          required
          hint={member.kind === "infant" ? m.infantAge : undefined}
          inputMode="numeric"
          autoComplete="off"
          className="sm:col-span-2"
        />
      )}
      {asks("identity") && (
        <>
          <Choice
            field={field("identityKind")}
            label={m.document}
            options={identityKinds.map((kind) => [kind, identityLabel(kind)])}
            className="sm:col-span-3"
          />
          <InputField
            {...field("identityNumber")}
            label={m.documentNumber}
            required
            hint={member.identity ? m.stored(member.identity.ending) : undefined}
            autoComplete="off"
            className="sm:col-span-3"
          />
        </>
      )}
      {asks("diet") && (
        <Choice
          field={field("diet")}
          label={m.diet}
          options={diets.map((diet) => [diet, dietLabel(diet)])}
          className="sm:col-span-3"
        />
      )}
      {ownQuestionsOf(questions, member).map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          field={form.field(answerField(question, member))}
          className="sm:col-span-3"
        />
      ))}
    </fieldset>
  );
}

function Choice({
  field,
  label,
  options,
  className,
}: {
  field: ReturnType<FormState["field"]>;
  label: string;
  options: (readonly [value: string, label: string])[];
  className: string;
}) {
  return (
    <SelectField
      {...field}
      label={label}
      required
      className={className}
      options={[["", partyMessages().notGiven], ...options]}
    />
  );
}
