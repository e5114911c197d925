import { ChevronDown } from "lucide";
import * as Primitive from "@radix-ui/react-accordion";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

export const Accordion = Primitive.Root;

export function AccordionItem({ className, ...props }: React.ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item data-slot="accordion-item" className={cn("border-b border-line", className)} {...props} />
  );
}

export function AccordionTrigger({
  className,
  children,
  ...props
}: React.ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header className="font-sans">
      <Primitive.Trigger
        data-slot="accordion-trigger"
        className={cn(
          "group flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left font-semibold hover:underline",
          className,
        )}
        {...props}
      >
        <span>{children}</span>
        <Icon
          icon={ChevronDown}
          className="size-5 shrink-0 text-peacock transition-transform duration-150 group-data-[state=open]:rotate-180"
        />
      </Primitive.Trigger>
    </Primitive.Header>
  );
}

export function AccordionContent({ className, ...props }: React.ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="accordion-content" className={cn("pb-4", className)} {...props} />;
}
