import { Smartphone } from "lucide";
import { useInstall } from "~/platform/offline/use-install";
import { cn } from "~/ui/cn";
import { install } from "~/platform/offline/install-prompt";
import { Icon } from "~/ui/icon";

/** Installs the office as an app, where the browser can. */
export function InstallRow({ className }: { className: string }) {
  const way = useInstall();
  const icon = <Icon icon={Smartphone} strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />;
  if (way === "offered")
    return (
      <button
        type="button"
        onClick={() => void install()}
        className={cn("flex w-full items-center", className)}
      >
        {icon}
        <span>Install app</span>
      </button>
    );
  if (way === "by hand")
    return (
      <p className={cn("flex items-center", className)}>
        {icon}
        <span>
          To install the app, tap Share, then <strong>Add to Home Screen</strong>.
        </span>
      </p>
    );
  return null;
}
