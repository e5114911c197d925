import { RuleField } from "~/features/tours/office/rules/rule-field";
import { dividedRow, RemoveCell, RuleRows } from "~/features/tours/office/rules/rule-rows";
import { answerKindLabels, maxOwnQuestions, usualDueDays } from "~/domain/bookings/party-questions";
import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";
import { errorAt, useTypedFields } from "~/platform/forms/use-typed-fields";
import { FactCheck, FactLines, FactSelect } from "./fact-field";
import { FieldsFold } from "./fold";
import { pairs } from "./practical-section";
import type { TourFormState } from "./tour-field";

const name = "ownQuestions";

/** The operator's own questions to the travelers of a tour, folded. */
export function OwnQuestionFields({ state: { values, errors } }: { state: TourFormState }) {
  const { within, fields } = useTypedFields({ [name]: values.ownQuestions }, (field) =>
    errorAt(errors, field),
  );
  const count = fields.rows(name).length;
  return (
    <div ref={within} className="sm:col-span-2">
      <FieldsFold
        title={tourFieldLabels[name]}
        note={count === 0 ? "optional" : String(count)}
        hasErrors={fields.error(name) !== undefined}
      >
        <p className="text-sm text-muted">
          Travelers answer on their booking’s page, and are reminded, or when booking. Ask only what the trip
          needs.
        </p>
        <RuleRows
          fields={fields}
          name={name}
          one="Question"
          add="Add a question"
          max={maxOwnQuestions}
          many="questions of its own"
          rowClassName={dividedRow}
        >
          {({ name: row, remove }) => {
            const kind = fields.text(`${row}.kind`);
            return (
              <>
                <input type="hidden" name={`${row}.id`} value={fields.text(`${row}.id`)} />
                <RuleField label="Question" className="col-span-2" {...fields.field(`${row}.label`)} />
                <FactSelect
                  label="Answer"
                  required
                  options={pairs(answerKindLabels)}
                  {...fields.field(`${row}.kind`)}
                />
                <FactSelect
                  label="Asked of"
                  required
                  options={[
                    ["traveler", "Each adult and child"],
                    ["booking", "The booking, once"],
                  ]}
                  {...fields.field(`${row}.per`)}
                />
                {(kind === "choice" || fields.isStated(`${row}.options`)) && (
                  <FactLines
                    label="Answers to choose from"
                    required
                    className="col-span-2"
                    {...fields.field(`${row}.options`)}
                  />
                )}
                <RuleField
                  label="Help"
                  required={false}
                  className="col-span-2 sm:col-span-1"
                  {...fields.field(`${row}.help`)}
                />
                <RuleField
                  label="Due, days before departure"
                  required={false}
                  inputMode="numeric"
                  placeholder={String(usualDueDays)}
                  {...fields.field(`${row}.dueDays`)}
                />
                <FactCheck label="Required" {...fields.field(`${row}.isRequired`)} />
                <FactCheck label="Ask when booking" {...fields.field(`${row}.atBooking`)} />
                <FactCheck label="Guides see it, too" {...fields.field(`${row}.forGuide`)} />
                <RemoveCell>{remove}</RemoveCell>
              </>
            );
          }}
        </RuleRows>
      </FieldsFold>
    </div>
  );
}
