import * as Primitive from "@radix-ui/react-tabs";
import { cn } from "./cn";

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: React.ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="tabs-list"
      className={cn("flex gap-1 border-b border-line", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: React.ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        "-mb-px min-h-11 border-b-3 border-transparent px-4 font-semibold text-muted hover:text-ink",
        "data-[state=active]:border-vermilion data-[state=active]:text-ink",
        "disabled:cursor-not-allowed disabled:opacity-55",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({
  className = "pt-5",
  ...props
}: React.ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" className={className} {...props} />;
}
