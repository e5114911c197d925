import { Bookmark, Check, Pencil, Star, Trash2 } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Popover, PopoverContent, PopoverTrigger } from "~/ui/popover";
import { everything, everythingParam, maxViewName, type SavedView } from "~/domain/office/saved-view";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { listAddress, viewQuery, type ListState, type ShownList } from "./definition";

const action = "/office/list-choice";

/** Menu of a person's saved views of a list. A view's address is its filters, so it can be shared. */
export function SavedViews<Row>({
  list,
  state,
  views,
}: {
  list: ShownList<Row>;
  state: ListState;
  views: readonly SavedView[];
}) {
  const [isOpen, setOpen] = useState(false);
  const [renamed, setRenamed] = useState<string | null>(null);
  const query = viewQuery(list, state);
  const form = useForm({ list: list.path }, { action });
  const current = views.find((view) => view.query === query);
  const saving = form.of({ intent: "save-view", query });
  const close = () => setOpen(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger className={buttonClasses("secondary", "min-h-8 max-w-48 px-2.5 py-1 text-sm")}>
        <Icon icon={Bookmark} className={cn("size-4 shrink-0", current && "fill-current")} />
        <span className="truncate max-md:sr-only">{current?.name ?? "Views"}</span>
      </PopoverTrigger>
      <PopoverContent
        aria-label="Saved views"
        align="end"
        className="max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto p-2! text-sm"
      >
        <ul>
          <li>
            <ViewLink
              to={listAddress(
                list,
                views.some(({ isDefault }) => isDefault) ? { [everythingParam]: everything } : {},
              )}
              isHere={query === ""}
              onClick={close}
            >
              Everything
            </ViewLink>
          </li>
          {views.map((view) => (
            <li key={view.id} className="flex items-center">
              {renamed === view.id ? (
                <RenameForm
                  view={view}
                  form={form.of({ intent: "rename-view", id: view.id })}
                  onDone={() => setRenamed(null)}
                />
              ) : (
                <>
                  <ViewLink to={`${list.path}?${view.query}`} isHere={view === current} onClick={close}>
                    {view.name}
                  </ViewLink>
                  <ViewButton
                    label={
                      view.isDefault ? `Stop opening with ${view.name}` : `Open the list with ${view.name}`
                    }
                    isPressed={view.isDefault}
                    onPress={() =>
                      form
                        .of(
                          view.isDefault
                            ? { intent: "no-default-view" }
                            : { intent: "default-view", id: view.id },
                        )
                        .submit()
                    }
                  >
                    <Icon icon={Star} className={cn("size-4", view.isDefault && "fill-marigold")} />
                  </ViewButton>
                  <ViewButton label={`Rename ${view.name}`} onPress={() => setRenamed(view.id)}>
                    <Icon icon={Pencil} className="size-4" />
                  </ViewButton>
                  <ViewButton
                    label={`Delete ${view.name}`}
                    onPress={() => form.of({ intent: "delete-view", id: view.id }).submit()}
                  >
                    <Icon icon={Trash2} className="size-4" />
                  </ViewButton>
                </>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-1 border-t border-line px-2 pt-2">
          {query === "" ? (
            <p className="text-muted">Choose filters, an order or columns to save them as a view.</p>
          ) : (
            <AnsweredForm key={views.length} form={saving} className="flex items-center gap-1.5">
              <input
                name="name"
                aria-label="Name of the view"
                placeholder="Save this view as…"
                required
                maxLength={maxViewName}
                autoComplete="off"
                className={cn(controlClasses, "min-h-8 min-w-0 grow px-2 py-0.5 text-sm")}
              />
              <SubmitButton form={saving} className="min-h-8 px-2.5 py-1 text-sm">
                Save
              </SubmitButton>
            </AnsweredForm>
          )}
          <FormMessage form={form} className="mt-1" />
        </div>
      </PopoverContent>
    </Popover>
  );
}

function ViewLink({
  to,
  isHere,
  onClick,
  children,
}: {
  to: string;
  isHere: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isHere || undefined}
      className="flex min-h-8 min-w-0 grow items-center gap-2 rounded-control px-2 hover:bg-sunken"
    >
      <Icon icon={Check} className={cn("size-4 shrink-0", !isHere && "invisible")} />
      <span className="truncate">{children}</span>
    </Link>
  );
}

function ViewButton({
  label,
  isPressed,
  onPress,
  children,
}: {
  label: string;
  isPressed?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  );
}

function RenameForm({ view, form, onDone }: { view: SavedView; form: FormState; onDone: () => void }) {
  return (
    <AnsweredForm
      form={form}
      onSubmit={onDone}
      className="flex min-w-0 grow items-center gap-1.5 px-2 py-0.5"
    >
      <input
        name="name"
        aria-label={`New name of ${view.name}`}
        defaultValue={view.name}
        required
        maxLength={maxViewName}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
        className={cn(controlClasses, "min-h-8 min-w-0 grow px-2 py-0.5 text-sm")}
      />
      <SubmitButton form={form} variant="secondary" className="min-h-8 px-2.5 py-1 text-sm">
        Rename
      </SubmitButton>
    </AnsweredForm>
  );
}
