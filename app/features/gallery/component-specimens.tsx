import { useState } from "react";
import { Button, buttonClasses } from "~/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import { Popover, PopoverContent, PopoverTrigger } from "~/ui/popover";
import { useToast } from "~/ui/toast";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "~/ui/accordion";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/ui/dropdown-menu";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/ui/tabs";
import { Calendar } from "~/ui/dates/calendar";
import { DatePicker } from "~/ui/dates/date-picker";
import { Field, InputField, SelectField, TextAreaField } from "~/ui/field";
import { DateRangeFields } from "~/features/search/date-range-fields";
import { addDays } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { fromLocalDate, toLocalDate } from "~/domain/calendar/local-date";
import { Specimen } from "./specimen";

/** Dialog, popover and toasts. */
export function OverlaySpecimens() {
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Specimen title="Dialog">
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} onReopen={() => setOpen(true)}>
          <DialogContent>
            <div className="grid gap-4 p-6">
              <DialogTitle className="font-display text-2xl">A dialog</DialogTitle>
              <DialogDescription>Escape, the close button or a click outside closes it.</DialogDescription>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Close
              </Button>
            </div>
          </DialogContent>
        </Dialog>
      </Specimen>
      <Specimen title="Popover">
        <Popover>
          <PopoverTrigger className={buttonClasses("secondary")}>Open a popover</PopoverTrigger>
          <PopoverContent>Escape or a click outside closes it.</PopoverContent>
        </Popover>
      </Specimen>
      <Specimen title="Toast">
        {(["success", "danger"] as const).map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() =>
              showToast({ title: `A ${tone} toast`, description: "Closes after five seconds.", tone })
            }
          >{`Show a ${tone} toast`}</Button>
        ))}
      </Specimen>
    </>
  );
}

/** Tabs, accordion and menu. */
export function DisclosureSpecimens() {
  return (
    <>
      <Specimen title="Tabs">
        <Tabs defaultValue="first" className="w-full max-w-md">
          <TabsList aria-label="Two tabs">
            <TabsTrigger value="first">First</TabsTrigger>
            <TabsTrigger value="second">Second</TabsTrigger>
            <TabsTrigger value="third" disabled>
              Disabled
            </TabsTrigger>
          </TabsList>
          <TabsContent value="first">Content of the first tab.</TabsContent>
          <TabsContent value="second">Content of the second tab.</TabsContent>
        </Tabs>
      </Specimen>
      <Specimen title="Accordion">
        <Accordion type="single" collapsible className="w-full max-w-md">
          {["One", "Two", "Three"].map((name) => (
            <AccordionItem key={name} value={name}>
              <AccordionTrigger>{name}</AccordionTrigger>
              <AccordionContent>{`Content of ${name}.`}</AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      </Specimen>
      <Specimen title="Dropdown menu">
        <DropdownMenu>
          <DropdownMenuTrigger className={buttonClasses("secondary")}>Open a menu</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Profile</DropdownMenuItem>
            <DropdownMenuItem disabled>Disabled</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem>Logout</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </Specimen>
    </>
  );
}

/** Fields, date picker and calendar: empty, filled, with a hint, with an error, disabled. */
export function FormSpecimens({ today }: { today: string }) {
  const [date, setDate] = useState("");
  const last = addDays(today, 60);
  return (
    <>
      <Specimen title="Field">
        <InputField label="Required" required className="w-full max-w-md" />
        <InputField
          label="Optional, with a hint"
          hint="This is a hint."
          className="w-full max-w-md"
          placeholder="A placeholder"
        />
        <InputField
          label="With an error"
          error="Please enter your name."
          required
          className="w-full max-w-md"
          defaultValue="?"
        />
        <InputField label="Disabled" className="w-full max-w-md" disabled defaultValue="Fixed" />
        <SelectField
          label="Select"
          required
          className="w-full max-w-md"
          options={[
            ["standard", "Standard"],
            ["deluxe", "Deluxe"],
          ]}
        />
        <TextAreaField label="Text" className="w-full max-w-md" rows={3} />
      </Specimen>
      <Specimen title="Date picker">
        <Field label="Travel date" required className="w-full max-w-md">
          {(control) => <DatePicker {...control} value={date} onChange={setDate} first={today} last={last} />}
        </Field>
        <Field
          label="Travel date, missing"
          error="Please choose a travel date."
          required
          className="w-full max-w-md"
        >
          {(control) => <DatePicker {...control} value="" onChange={setDate} first={today} last={last} />}
        </Field>
      </Specimen>
      <Specimen title="Date range">
        {[
          {},
          { from: addDays(today, 14), to: addDays(today, 20), flex: 3 },
          { weekends: monthOf(addDays(today, 60)) },
        ].map((filter, index) => (
          <form key={index} className="w-75">
            <DateRangeFields filter={filter} error={undefined} />
          </form>
        ))}
        <form className="w-75">
          <DateRangeFields
            filter={{ from: addDays(today, 20), to: addDays(today, 14) }}
            error="The end date is before the start date."
          />
        </form>
      </Specimen>
      <Specimen title="Calendar">
        <Calendar
          mode="single"
          required={false}
          selected={toLocalDate(date)}
          onSelect={(day) => setDate(day ? fromLocalDate(day) : "")}
          defaultMonth={toLocalDate(today)}
          disabled={{ before: toLocalDate(today) ?? new Date(0) }}
        />
      </Specimen>
    </>
  );
}
