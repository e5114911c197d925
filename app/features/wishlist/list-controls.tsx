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
import { PopDetails } from "./pop-details";

/** Shares a list by a link, and ends that. */
export function ShareList({ list, form }: { list: WishlistList; form: FormState }) {
  const share = form.of({ intent: "share-list", list: list.id });
  const { sharePath, name } = list;
  return (
    <PopDetails
      label={
        <>
          <Icon icon={Link2} className="size-4" />
          <span>{sharePath === null ? "Share" : "Shared"}</span>
          <span className="sr-only">{` the list ${name}`}</span>
        </>
      }
      className={buttonClasses("secondary", "px-4")}
      panelClassName="sm:right-0 sm:w-80"
    >
      {sharePath === null ? (
        <AnsweredForm form={share} className="grid gap-3">
          <p>Anyone with the link can see this list, but not change it. You can stop sharing at any time.</p>
          <ShowName list={list} />
          <SubmitButton form={share}>Create link</SubmitButton>
        </AnsweredForm>
      ) : (
        <div className="grid gap-3">
          <p>
            Anyone with{" "}
            <Link to={sharePath} className="font-semibold text-peacock underline underline-offset-4">
              the link
            </Link>{" "}
            can see this list.
          </p>
          <ShareButton path={sharePath} title={name} label="Share the link" variant="primary" />
          <AnsweredForm form={share} className="grid gap-2 border-t border-line pt-3">
            <ShowName list={list} />
            <SubmitButton form={share} variant="secondary">
              Save
            </SubmitButton>
          </AnsweredForm>
          <AnsweredForm form={form.of({ intent: "unshare-list", list: list.id })}>
            <Button type="submit" variant="danger" className="w-full">
              Stop sharing
            </Button>
          </AnsweredForm>
        </div>
      )}
    </PopDetails>
  );
}

function ShowName({ list }: { list: WishlistList }) {
  const viewer = useViewer();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="showsName"
        value="yes"
        defaultChecked={list.showsName}
        className="size-5 shrink-0 accent-peacock"
      />
      <span>{`Show my first name${viewer ? ` (${viewer.name.trim().split(/\s+/, 1)[0]})` : ""}`}</span>
    </label>
  );
}

/** Renames and deletes a list. */
export function ListMenu({ list, form }: { list: WishlistList; form: FormState }) {
  const rename = form.of({ intent: "rename-list", list: list.id }, { name: list.name });
  return (
    <PopDetails
      label={
        <>
          <Icon icon={Ellipsis} className="size-5" />
          <span className="sr-only">{`Rename or delete the list ${list.name}`}</span>
        </>
      }
      className={buttonClasses("secondary", "size-11 px-0")}
      panelClassName="sm:right-0 sm:w-72"
    >
      <AnsweredForm form={rename} className="grid gap-3">
        <InputField
          label="Name of the list"
          required
          maxLength={maxListNameLength}
          {...rename.field("name")}
        />
        <SubmitButton form={rename} variant="secondary">
          Rename
        </SubmitButton>
      </AnsweredForm>
      <AnsweredForm
        form={form.of({ intent: "delete-list", list: list.id })}
        className="mt-3 border-t border-line pt-3"
      >
        <Button type="submit" variant="danger" className="w-full">
          <Icon icon={Trash2} className="size-4" />
          Delete list
        </Button>
        <p className="mt-2 text-sm text-muted">Its tours stay in your wishlist.</p>
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
  return (
    <PopDetails
      label={
        <>
          <Icon icon={FolderInput} className="size-4" />
          <span>Move</span>
          <span className="sr-only">{` ${tour.place} to another list`}</span>
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
