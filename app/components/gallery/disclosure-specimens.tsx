import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "~/components/ui/accordion";
import { buttonClasses } from "~/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { Specimen } from "./specimen";

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
              <AccordionContent>Content of {name}.</AccordionContent>
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
