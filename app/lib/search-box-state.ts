/** What a search field with suggestions shows, and what each thing a person does makes of it. */
export interface SearchBoxState {
  text: string;
  /** The text whose suggestions are wanted; "" until the person types or opens the list. */
  asked: string;
  isOpen: boolean;
  /** The suggestion the keyboard stands on, or -1 for none. */
  active: number;
}

/** The field before anybody touches it. */
export function untouched(text: string): SearchBoxState {
  return { text, asked: "", isOpen: false, active: -1 };
}

export function typed(text: string): SearchBoxState {
  return { text, asked: text, isOpen: true, active: -1 };
}

/** The list closed; what it showed is kept, to be opened again. */
export function closed(state: SearchBoxState): SearchBoxState {
  return { ...state, isOpen: false, active: -1 };
}

export function chosen(suggestion: string): SearchBoxState {
  return untouched(suggestion);
}

/**
 * An arrow key: opens the list, or goes on in it, round its ends.
 * @param count how many suggestions there are for `state.asked`
 */
export function moved(state: SearchBoxState, step: 1 | -1, count: number): SearchBoxState {
  const known = state.asked === state.text ? count : 0;
  const active = state.isOpen ? state.active : -1;
  const start = active < 0 && step < 0 ? 0 : active;
  return {
    text: state.text,
    asked: state.text,
    isOpen: true,
    active: known === 0 ? -1 : (start + step + known) % known,
  };
}
