import { ChevronDown } from "lucide";
import type { Viewer } from "~/domain/accounts/account";
import { roleLabels } from "~/domain/accounts/roles/messages";
import { Icon } from "~/ui/icon";
import { Avatar } from "./avatar";

/** Classes of the account menu's trigger. */
export const triggerClasses =
  "flex min-h-11 items-center gap-2 rounded-full border border-line bg-card py-1 pr-3 pl-1 font-semibold hover:bg-sunken";

/** Content of the account menu's trigger: the signed-in user. */
export function Face({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <Avatar person={viewer} />
      <span className="max-w-36 truncate lg:sr-only xl:not-sr-only xl:max-w-36 xl:truncate">
        {viewer.name}
      </span>
      <Icon
        icon={ChevronDown}
        className="size-4 shrink-0 text-muted transition-transform duration-150 group-open/account:rotate-180 group-data-[state=open]/account:rotate-180"
      />
    </>
  );
}

/** Header of the open menu. */
export function PersonHeader({ viewer: { name, role, email } }: { viewer: Viewer }) {
  return (
    <div className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2.5 leading-snug">
      <p className="truncate font-semibold">{name}</p>
      <p className="truncate text-sm text-muted">{email}</p>
      <p className="mt-0.5 text-sm text-peacock">{roleLabels()[role].label}</p>
    </div>
  );
}
