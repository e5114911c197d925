import { Plus } from "lucide";
import { useEffect } from "react";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Button, buttonClasses } from "~/ui/button";
import { InputField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { useToast } from "~/ui/toast";
import { defaultListId, maxListNameLength, type WishlistList } from "~/domain/wishlist/wishlist-lists";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { wishlistMessages } from "./lists/messages";
import { EmptyWishlist } from "./empty-wishlist";
import { ListMenu, MoveTour, ShareList } from "./list-controls";
import { PopDetails } from "./pop-details";
import { WishlistGrid } from "./wishlist-grid";

/** All lists of an account on one page, which therefore opens offline as a whole. */
export function WishlistLists({ lists }: { lists: readonly WishlistList[] }) {
  const m = wishlistMessages();
  const form = useForm();
  useMoveNote(form);
  const isToast = useHydrated() && form.answer?.values["intent"] === "move";
  const named = lists.filter(({ id }) => id !== defaultListId);
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">{m.savedTours(count, named.length > 0 ? lists.length : null)}</p>
        <div className="flex flex-wrap gap-3">
          {named.length === 0 && count > 0 && lists[0] && <ShareList list={lists[0]} form={form} />}
          <NewList form={form.of({ intent: "create-list" })} />
        </div>
      </div>
      <FormMessage form={isToast ? { ...form, notice: null } : form} className="mt-3 empty:hidden" />
      <UndoDeletion form={form} />
      {named.length > 0 && (
        <nav aria-label={m.lists} className="mt-5 flex flex-wrap gap-2">
          {lists.map(({ id, name, items }) => (
            <a
              key={id}
              href={`#${anchorOf(id)}`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control bg-card px-4 font-semibold hover:bg-sunken"
            >
              <span className="truncate">{name}</span>
              <span className="text-sm font-normal text-muted tabular-nums">{items.length}</span>
            </a>
          ))}
        </nav>
      )}
      {lists.map((list) => (
        <ListSection key={list.id} list={list} lists={lists} form={form} />
      ))}
    </>
  );
}

function anchorOf(id: string): string {
  return id === defaultListId ? "list" : `list-${id}`;
}

function ListSection({
  list,
  lists,
  form,
}: {
  list: WishlistList;
  lists: readonly WishlistList[];
  form: FormState;
}) {
  const m = wishlistMessages();
  const { id, name, items } = list;
  const isAlone = lists.length === 1;
  const others = lists.filter((other) => other.id !== id);
  const elsewhere = new Set(others.flatMap((other) => other.items.map(({ tour }) => tour.slug)));
  return (
    <section
      id={anchorOf(id)}
      aria-label={name}
      tabIndex={-1}
      className={cn("scroll-mt-24 outline-none", isAlone ? "mt-2" : "mt-8 border-t border-line pt-6")}
    >
      {isAlone ? (
        <h2 className="sr-only">{m.allSaved}</h2>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="mr-auto min-w-0 text-2xl wrap-anywhere sm:text-3xl">
            <span>{name}</span>{" "}
            <span className="font-sans text-base whitespace-nowrap text-muted">{m.tours(items.length)}</span>
          </h2>
          <ShareList list={list} form={form} />
          {id !== defaultListId && <ListMenu list={list} form={form} />}
        </div>
      )}
      <WishlistGrid
        items={items}
        list={id}
        elsewhere={elsewhere}
        renderBelow={
          isAlone
            ? undefined
            : (tour) => (
                <MoveTour tour={tour} to={others} form={form.of({ intent: "move", slug: tour.slug })} />
              )
        }
      >
        {isAlone ? (
          <EmptyWishlist />
        ) : (
          <p className="mt-4 rounded-card border border-dashed border-control p-6 text-center text-muted">
            {m.noTours(name)}
          </p>
        )}
      </WishlistGrid>
    </section>
  );
}

function NewList({ form }: { form: FormState }) {
  const m = wishlistMessages();
  return (
    <PopDetails
      label={
        <>
          <Icon icon={Plus} className="size-4" />
          <span>{m.newList}</span>
        </>
      }
      className={buttonClasses("secondary")}
      panelClassName="sm:right-0 sm:w-72"
    >
      <AnsweredForm form={form} isReset className="grid gap-3">
        <InputField
          label={m.name}
          hint={m.nameHint}
          required
          maxLength={maxListNameLength}
          {...form.field("name")}
        />
        <SubmitButton form={form}>{m.create}</SubmitButton>
      </AnsweredForm>
    </PopDetails>
  );
}

/** Offers to restore the list that was just deleted. */
function UndoDeletion({ form }: { form: FormState }) {
  const { answer } = form;
  if (!answer?.isDone || answer.values["intent"] !== "delete-list") return null;
  const restore = form.of({ intent: "restore-list", list: String(answer.values["list"]) });
  return (
    <AnsweredForm form={restore} className="mt-2">
      <Button type="submit" variant="secondary">
        {wishlistMessages().undo}
      </Button>
    </AnsweredForm>
  );
}

/** Confirms a move in a toast, because the tour is often far from the page's top, and keeps the focus near it. */
function useMoveNote({ answer, isBusy }: FormState) {
  const showToast = useToast();
  useEffect(() => {
    if (isBusy || !answer?.isDone || answer.values["intent"] !== "move") return;
    showToast({ tone: "success", title: wishlistMessages().moved, description: answer.message ?? "" });
    const target = document.getElementById(anchorOf(String(answer.values["list"])));
    if (document.activeElement === document.body) target?.focus({ preventScroll: true });
  }, [answer, isBusy, showToast]);
}
