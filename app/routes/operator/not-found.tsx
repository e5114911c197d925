import { data } from "react-router";

/** Any other address below /operator: the layout, which asks first who it is, says that there is nothing. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never shown: without a component this would be an address that answers with data. */
export default function NotFound() {
  return null;
}
