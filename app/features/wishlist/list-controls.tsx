import { Ellipsis, FolderInput, Link2, Trash2 } from "lucide";
import { Link } from "react-router";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Button, buttonClasses } from "~/ui/button";
import { InputField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { ShareButton } from "~/ui/share-button";
import type { TourCard } from "~/domain/tours/tour-schema";
import { maxListNameLength, type WishlistList } from "~/domain/wishlist/wishlist-lists";
import type { FormState } from "~/platform/forms/use-form";
import { useViewer } from "~/platform/pages/use-site";
import { wishlistMessages } from "./lists/messages";
import { PopDetails } from "./pop-details";

/** Shares a list by a link, and ends that. */
export function ShareList({ list, form }: { list: WishlistList; form: FormState }) {
  const m = wishlistMessages().share;
  const share = form.of({ intent: "share-list", list: list.id });
  const { sharePath, name } = list;
  return (
    <PopDetails
      label={
        <>
          <Icon icon={Link2} className="size-4" />
          <span>{sharePath === null ? m.share : m.shared}</span>
          <span className="sr-only">{m.theList(name)}</span>
        </>
      }
      className={buttonClasses("secondary", "px-4")}
      panelClassName="sm:right-0 sm:w-80"
    >
      {sharePath === null ? (
        <AnsweredForm form={share} className="grid gap-3">
          <p>{m.explanation}</p>
          <ShowName list={list} />
          <SubmitButton form={share}>{m.createLink}</SubmitButton>
        </AnsweredForm>
      ) : (
        <div className="grid gap-3">
          <p>
            {m.anyoneWith}{" "}
            <Link to={sharePath} className="font-semibold text-peacock underline underline-offset-4">
              {m.link}
            </Link>{" "}
            {m.canSee}
          </p>
          <ShareButton path={sharePath} title={name} label={m.shareLink} variant="primary" />
          <AnsweredForm form={share} className="grid gap-2 border-t border-line pt-3">
            <ShowName list={list} />
            <SubmitButton form={share} variant="secondary">
              {m.save}
            </SubmitButton>
          </AnsweredForm>
          <AnsweredForm form={form.of({ intent: "unshare-list", list: list.id })}>
            <Button type="submit" variant="danger" className="w-full">
              {m.stop}
            </Button>
          </AnsweredForm>
        </div>
      )}
    </PopDetails>
  );
}

function ShowName({ list }: { list: WishlistList }) {
  const viewer = useViewer();
  const firstName = viewer ? (viewer.name.trim().split(/\s+/, 1)[0] ?? "") : null;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="showsName"
        value="yes"
        defaultChecked={list.showsName}
        className="size-5 shrink-0 accent-peacock"
      />
      <span>{wishlistMessages().share.showName(firstName)}</span>
    </label>
  );
}

/** Renames and deletes a list. */
export function ListMenu({ list, form }: { list: WishlistList; form: FormState }) {
  const m = wishlistMessages();
  const rename = form.of({ intent: "rename-list", list: list.id }, { name: list.name });
  return (
    <PopDetails
      label={
        <>
          <Icon icon={Ellipsis} className="size-5" />
          <span className="sr-only">{m.renameOrDelete(list.name)}</span>
        </>
      }
      className={buttonClasses("secondary", "size-11 px-0")}
      panelClassName="sm:right-0 sm:w-72"
    >
      <AnsweredForm form={rename} className="grid gap-3">
        <InputField label={m.name} required maxLength={maxListNameLength} {...rename.field("name")} />
        <SubmitButton form={rename} variant="secondary">
          {m.rename}
        </SubmitButton>
      </AnsweredForm>
      <AnsweredForm
        form={form.of({ intent: "delete-list", list: list.id })}
        className="mt-3 border-t border-line pt-3"
      >
        <Button type="submit" variant="danger" className="w-full">
          <Icon icon={Trash2} className="size-4" />
          {m.remove}
        </Button>
        <p className="mt-2 text-sm text-muted">{m.toursStay}</p>
      </AnsweredForm>
    </PopDetails>
  );
}

/** Moves a tour to another list. */
export function MoveTour({
  tour,
  to,
  form,
}: {
  tour: Pick<TourCard, "place">;
  to: readonly WishlistList[];
  form: FormState;
}) {
  const m = wishlistMessages();
  return (
    <PopDetails
      label={
        <>
          <Icon icon={FolderInput} className="size-4" />
          <span>{m.move}</span>
          <span className="sr-only">{m.moveWhat(tour.place)}</span>
        </>
      }
      className={buttonClasses("quiet", "px-2")}
      panelClassName="p-1.5! sm:left-0 sm:w-60"
    >
      <AnsweredForm form={form} className="grid max-h-72 overflow-y-auto">
        {to.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="list"
            value={id}
            className="min-h-11 truncate rounded-control px-3 text-left hover:bg-sunken"
          >
            {name}
          </button>
        ))}
      </AnsweredForm>
    </PopDetails>
  );
}
