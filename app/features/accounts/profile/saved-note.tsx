import { Check } from "lucide";
import { Icon } from "~/ui/icon";

/** Announces a save. It is rendered empty beforehand so that screen readers announce the change. */
export function SavedNote({ text }: { text: string | null }) {
  return (
    <p role="status" className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-success">
      {text !== null && (
        <>
          <Icon icon={Check} className="size-5" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
