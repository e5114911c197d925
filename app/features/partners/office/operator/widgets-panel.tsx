import { useState } from "react";
import { allTours, snippetOf, type Widget } from "~/domain/partners/widget";
import { usualColor } from "~/domain/partners/widget-color";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { accentStyle } from "~/features/partners/widget/accent-style";
import { WidgetTours } from "~/features/partners/widget/widget-tours";
import { ConfirmForm } from "~/office/page/confirm-form";
import { Panel } from "~/office/page/panel";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { PreviewContext } from "~/platform/pages/use-preview";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cn } from "~/ui/cn";
import { InputField, SelectField, TextAreaField } from "~/ui/field";

const small = "min-h-9 px-3 py-1 text-sm";
const summary = "cursor-pointer py-1 text-sm font-semibold text-peacock";

/** Tours that a preview shows. */
const toursShown = 2;

interface WidgetsPanelProps {
  widgets: readonly Widget[];
  /** On sale. */
  tours: readonly BookableTour[];
  operator: { slug: string; companyName: string };
  /** Origin of this site. */
  origin: string;
  /** Path that the forms are posted to. */
  path: string;
}

/** Widgets of an operator: the code for its website, who may show it, a preview, and a form for another. */
export function WidgetsPanel({ widgets, ...props }: WidgetsPanelProps) {
  const saved = { tour: allTours, color: usualColor };
  const form = useForm<string>({ slug: props.operator.slug, id: "" }, { action: props.path, saved });
  return (
    <Panel id="widgets" title={`Widgets (${widgets.length})`}>
      <p className="text-sm text-muted">
        Paste the code where the booking is to stand. Browsers without scripts show its link.
      </p>
      <ul className="mt-2">
        {widgets.map((widget) => (
          <OneWidget key={widget.id} widget={widget} {...props} />
        ))}
      </ul>
      <h3 className="border-t border-line pt-3 text-sm font-semibold">New widget</h3>
      <WidgetForm form={form} tours={props.tours} label="Make a widget" isNew />
    </Panel>
  );
}

function OneWidget({
  widget,
  tours,
  operator,
  origin,
  path,
}: Omit<WidgetsPanelProps, "widgets"> & { widget: Widget }) {
  const { id, tour, origins, color, isOn } = widget;
  const name = tour?.title ?? "All tours";
  const ofName = <span className="sr-only">{` ${name}`}</span>;
  const saved = { tour: tour?.slug ?? allTours, origins: origins.join("\n"), color };
  const form = useForm<string>({ slug: operator.slug, id }, { action: path, saved });
  const shown = tours.filter(({ slug }) => tour === null || slug === tour.slug);
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 wrap-anywhere">{name}</strong>
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
      </p>
      <Snippet code={snippetOf(widget, { origin, operator })} of={name} />
      <details className="mt-2">
        <summary className={summary}>Preview{ofName}</summary>
        <PreviewContext value={true}>
          <div data-widget data-site style={accentStyle(color)} className="mt-1 rounded-card bg-card p-4">
            <WidgetTours tours={shown.slice(0, toursShown)} />
          </div>
        </PreviewContext>
      </details>
      <details className="mt-1" open={form.refused !== null}>
        <summary className={summary}>Change{ofName}</summary>
        <WidgetForm form={form} tours={tours} label="Save" tour={tour} />
      </details>
      <FormMessage form={form} className="mt-2" />
      <div className="mt-3 flex flex-wrap gap-2">
        <AnsweredForm form={form} preventScrollReset>
          <SubmitButton
            form={form}
            name="widget"
            value={isOn ? "off" : "on"}
            variant="secondary"
            className={small}
          >
            <span>{isOn ? "Turn off" : "Turn on"}</span>
            {ofName}
          </SubmitButton>
        </AnsweredForm>
        <ConfirmForm
          form={form.of({ widget: "remove" })}
          label="Remove"
          labelOf={name}
          title="Remove this widget?"
          description="Your website shows the link in its place. Bookings stay."
          confirmLabel="Remove widget"
          variant="danger"
        />
      </div>
    </li>
  );
}

function Snippet({ code, of: name }: { code: string; of: string }) {
  const [copied, setCopied] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied("Copied."),
      () => setCopied("Couldn't copy. Copy the code from the field."),
    );
  return (
    <>
      <TextAreaField
        label={`Code of ${name}`}
        required
        readOnly
        rows={4}
        defaultValue={code}
        translate="no"
        onFocus={(event) => event.target.select()}
        className="mt-2"
        controlClassName="font-mono text-sm"
      />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button variant="secondary" className={cn(small, "noscript:hidden")} onClick={() => void copy()}>
          Copy code<span className="sr-only">{` of ${name}`}</span>
        </Button>
        <span role="status" className="text-sm text-muted">
          {copied}
        </span>
      </div>
    </>
  );
}

function WidgetForm({
  form,
  tours,
  label,
  tour = null,
  isNew = false,
}: {
  form: FormState<string>;
  tours: readonly BookableTour[];
  label: string;
  /** The chosen tour, which may be off the sale. */
  tour?: Widget["tour"];
  isNew?: boolean;
}) {
  const offered = tour === null || tours.some(({ slug }) => slug === tour.slug) ? tours : [tour, ...tours];
  return (
    <AnsweredForm form={form} isReset={isNew} className="mt-2 grid gap-4">
      <SelectField
        {...form.field("tour")}
        label="Tour"
        required
        options={[[allTours, "All tours"], ...offered.map(({ slug, title }) => [slug, title] as const)]}
      />
      <TextAreaField
        {...form.field("origins")}
        label="Your websites"
        required
        hint="One address in each line. No other site can show the widget."
        placeholder="https://www.example.com"
      />
      <InputField
        {...form.field("color")}
        label="Color of buttons and links"
        required
        type="color"
        hint="Shown darker, or in the dark lighter, where text would be hard to read."
        controlClassName="h-11 w-24 p-1"
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Saving…" name="widget" value="save">
          {label}
        </SubmitButton>
        {isNew && <FormMessage form={form} />}
      </div>
    </AnsweredForm>
  );
}
