import { LogOut } from "lucide";
import { useRef } from "react";
import { Link } from "react-router";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/ui/dropdown-menu";
import type { Viewer } from "~/domain/accounts/account";
import { Icon } from "~/ui/icon";
import { useSite } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { Face, PersonHeader, triggerClasses } from "./account-face";
import { LogoutForm } from "./logout-form";
import { siteMessages } from "./messages";

/** Account menu with keyboard navigation by arrow keys and typeahead. */
export default function ScriptedAccountMenu({ viewer }: { viewer: Viewer }) {
  const { accountMenu = [] } = useSite() ?? {};
  const logout = useRef<HTMLFormElement>(null);
  return (
    <>
      {/* Outside the menu, which unmounts before the form is submitted. */}
      <LogoutForm ref={logout} />
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger className={cn(triggerClasses, "group/account")}>
          <Face viewer={viewer} />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-64">
          <PersonHeader viewer={viewer} />
          {accountMenu.map(({ label, to }) => (
            <DropdownMenuItem key={to} asChild>
              <Link to={to}>{label}</Link>
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => logout.current?.requestSubmit()}>
            <Icon icon={LogOut} className="size-4.5 text-muted" />
            <span>{siteMessages().logout}</span>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}
