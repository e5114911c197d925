import { initials } from "~/domain/accounts/account";

/** A user's picture or initials. Decorative, because the name is beside it. */
export function ProfilePicture({ image, name }: { image: string | null; name: string }) {
  if (image === null) {
    return (
      <span
        aria-hidden
        className="grid size-24 shrink-0 place-items-center rounded-full bg-sunken font-display text-3xl"
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <img src={image} alt="" width={96} height={96} className="size-24 shrink-0 rounded-full object-cover" />
  );
}
