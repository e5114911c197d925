import { useId } from "react";
import { controlClasses } from "~/ui/field";
import { tourMessages } from "~/domain/tours/messages";
import { pictureKinds } from "~/domain/tours/picture-kind";
import { cn } from "~/ui/cn";

/** Select for what a picture of a tour shows. */
export function PictureKindField({
  label,
  name,
  error,
  defaultValue,
  className,
  controlClassName,
}: {
  label: React.ReactNode;
  name: string;
  error: string | undefined;
  defaultValue: string;
  className?: string;
  controlClassName?: string;
}) {
  const id = useId();
  return (
    <div className={cn("flex flex-col gap-1 text-sm", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue || "place"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className={cn(controlClasses, controlClassName)}
      >
        {pictureKinds.map((kind) => (
          <option key={kind} value={kind}>
            {tourMessages().pictureKinds[kind]}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
