import { accentsOf } from "~/domain/partners/widget-color";

/** Returns the variables of an operator's color (app/widget.css). React has no type for them. */
export function accentStyle(color: string): React.CSSProperties & Record<`--${string}`, string> {
  const { light, lightDeep, dark, darkDeep } = accentsOf(color);
  return {
    "--accent-light": light,
    "--accent-light-deep": lightDeep,
    "--accent-dark": dark,
    "--accent-dark-deep": darkDeep,
  };
}
