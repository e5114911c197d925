import { cn } from "./cn";
import { controlClasses } from "./field";

/** A file input, drawn as an area to drop a file on. */
export function FileInput({ className = "py-5", ...props }: Omit<React.ComponentProps<"input">, "type">) {
  return (
    <input
      {...props}
      type="file"
      className={cn(
        controlClasses,
        "border-dashed file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink",
        className,
      )}
    />
  );
}
