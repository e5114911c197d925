import { fieldAt, isEmpty, withField } from "~/domain/form-fields";
import { maxTourExtras, maxTourOptions } from "~/domain/prices/offers-schema";
import { singleRoomExtra } from "~/domain/prices/tour-offers";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { PriceRuleGroups, type PriceTermsProps } from "./price-rule-groups";
import { RuleField } from "./rule-field";
import { dividedRow, RemoveCell, RuleRows } from "./rule-rows";
import { RulesGroup } from "./rules-form";
import type { RulesFields } from "./use-rules-fields";

interface GroupProps {
  fields: RulesFields<unknown>;
}

/** Options and extras of a tour, within the form of its prices. */
export function OfferGroups(props: PriceTermsProps) {
  return (
    <>
      <Options {...props} />
      <Extras fields={props.fields} />
    </>
  );
}

function Options({ fields, ...terms }: PriceTermsProps) {
  const optional = { inputMode: "numeric", required: false } as const;
  return (
    <RulesGroup
      title="Options"
      hint="Ways to book the tour, such as shared or private, in place of rooms. The first has the fares above; leave the list empty to sell it in one way."
      error={fields.error("options")}
    >
      {/* A list without rows is saved as such. */}
      <input type="hidden" name="options" value="" />
      <RuleRows
        fields={fields}
        name="options"
        one="Option"
        add="Add an option"
        max={maxTourOptions}
        many="options"
        rowClassName={dividedRow}
      >
        {({ name, remove }) => (
          <>
            <input type="hidden" name={`${name}.id`} value={fields.text(`${name}.id`)} />
            <RuleField label="Name" maxLength={40} {...fields.field(`${name}.name`)} />
            <RuleField
              label="Description"
              maxLength={160}
              required={false}
              {...fields.field(`${name}.text`)}
            />
            {name !== "options.0" && (
              <>
                <RuleField label="Price, ₹" inputMode="numeric" {...fields.field(`${name}.priceInr`)} />
                <SelectField
                  isCompact
                  label="Price is"
                  required
                  options={[
                    ["person", "per person"],
                    ["booking", "for the whole booking"],
                  ]}
                  {...fields.field(`${name}.pricePer`)}
                />
                <RuleField
                  label="Child fare, %"
                  {...optional}
                  {...fields.field(`${name}.priceRules.childPercent`)}
                />
              </>
            )}
            <RuleField
              label="Seats of its own"
              hint="Per departure. Empty: it shares the tour's."
              {...optional}
              {...fields.field(`${name}.seats`)}
            />
            <RuleField
              label="Seats a booking takes"
              hint="Empty: one for each traveler."
              {...optional}
              {...fields.field(`${name}.takes`)}
            />
            <RuleField label="Travelers, at most" {...optional} {...fields.field(`${name}.maxParty`)} />
            {name !== "options.0" && (
              <details className="col-span-2" open={hasRules(fields, `${name}.priceRules`) || undefined}>
                <summary className="min-h-9 cursor-pointer py-1 text-sm font-semibold text-peacock">
                  Seasons, discounts and deposit of this option
                </summary>
                <div className="mt-2 grid gap-3">
                  <PriceRuleGroups
                    fields={fields}
                    name={`${name}.priceRules`}
                    isPerBooking={fields.text(`${name}.pricePer`) === "booking"}
                    {...terms}
                  />
                </div>
              </details>
            )}
            <RemoveCell>{remove}</RemoveCell>
          </>
        )}
      </RuleRows>
    </RulesGroup>
  );
}

/** Returns true if an option has an error or a rule of its own besides the child fare. */
function hasRules(fields: RulesFields<unknown>, name: string): boolean {
  const rules = fieldAt(fields.typed, name);
  return (
    Object.keys(fields.form.refused?.errors ?? {}).some((field) => field.startsWith(`${name}.`)) ||
    (typeof rules === "object" &&
      Object.entries(rules).some(([rule, value]) => rule !== "childPercent" && !isEmpty(value)))
  );
}

function Extras({ fields }: GroupProps) {
  const optional = { inputMode: "numeric", required: false } as const;
  const rows = fields.rows("extras");
  return (
    <RulesGroup
      title="Extras"
      hint="Sold with the tour, such as lunch or a transfer. Discounts and coupons don't lower them."
      error={fields.error("extras")}
    >
      <input type="hidden" name="extras" value="" />
      <RuleRows
        fields={fields}
        name="extras"
        one="Extra"
        add="Add an extra"
        max={maxTourExtras}
        many="extras"
        rowClassName={dividedRow}
      >
        {({ name, remove }) => (
          <>
            <input type="hidden" name={`${name}.id`} value={fields.text(`${name}.id`)} />
            <RuleField label="Name" maxLength={40} {...fields.field(`${name}.name`)} />
            <RuleField
              label="Description"
              maxLength={160}
              required={false}
              {...fields.field(`${name}.text`)}
            />
            <RuleField
              label="Price, ₹"
              hint="0 if it is free."
              inputMode="numeric"
              {...fields.field(`${name}.priceInr`)}
            />
            <SelectField
              isCompact
              label="Price is"
              required
              options={[
                ["person", "per person"],
                ["booking", "per booking"],
                ["night", "per night"],
              ]}
              {...fields.field(`${name}.per`)}
            />
            <SelectField
              isCompact
              label="Bookings have it"
              required
              options={[
                ["false", "if they choose it"],
                ["true", "always"],
              ]}
              {...fields.field(`${name}.required`)}
            />
            <SelectField
              isCompact
              label="Refund"
              required
              options={[
                ["schedule", "by the refund schedule"],
                ["full", "in full until departure"],
                ["none", "none"],
              ]}
              {...fields.field(`${name}.refund`)}
            />
            <RuleField
              label="Pieces per departure"
              hint="Empty: no limit."
              {...optional}
              {...fields.field(`${name}.stock`)}
            />
            <RuleField
              label="Pieces per booking, at most"
              hint="Empty: one for each traveler, or one."
              {...optional}
              {...fields.field(`${name}.max`)}
            />
            <RuleField
              label="GST, %"
              hint="Empty: that of the tour."
              {...optional}
              {...fields.field(`${name}.gstPercent`)}
            />
            <RemoveCell>{remove}</RemoveCell>
          </>
        )}
      </RuleRows>
      {rows.length < maxTourExtras && (
        <Button
          type="button"
          variant="secondary"
          data-scripted
          className="min-h-9 justify-self-start px-3 py-1 text-sm noscript:hidden"
          onClick={() => fields.replace(withField(fields.typed, "extras", [...rows, { ...singleRoomExtra }]))}
        >
          Add a single-room supplement
        </Button>
      )}
    </RulesGroup>
  );
}
