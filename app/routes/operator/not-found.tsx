import { data } from "react-router";

/** Throws a 404 for any other path below /operator, inside the layout, which checks access first. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never rendered: without a component this would be a resource route. */
export default function NotFound() {
  return null;
}
