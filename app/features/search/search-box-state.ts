/** State of a search field with suggestions, and its transitions. */
interface SearchBoxState {
  text: string;
  /** Text to suggest for; "" until the user types or opens the list. */
  asked: string;
  isOpen: boolean;
  /** Index of the suggestion selected by keyboard, or -1. */
  active: number;
  /** True after a name was chosen: the search for it is offered below. */
  isChosen: boolean;
}

/** Returns the initial state. */
export function untouched(text: string): SearchBoxState {
  return { text, asked: "", isOpen: false, active: -1, isChosen: false };
}

export function withText(text: string): SearchBoxState {
  return { text, asked: text, isOpen: true, active: -1, isChosen: false };
}

/** Closes the list; its suggestions are kept for reopening. */
export function closed(state: SearchBoxState): SearchBoxState {
  return { ...state, isOpen: false, active: -1, isChosen: false };
}

export function chosen(suggestion: string): SearchBoxState {
  return { ...untouched(suggestion), isChosen: true };
}

/**
 * Handles an arrow key: opens the list, or moves through it, wrapping around.
 * @param count number of suggestions for `state.asked`
 */
export function moveActive(state: SearchBoxState, step: 1 | -1, count: number): SearchBoxState {
  const known = state.asked === state.text ? count : 0;
  const active = state.isOpen ? state.active : -1;
  const start = active < 0 && step < 0 ? 0 : active;
  return {
    text: state.text,
    asked: state.text,
    isOpen: true,
    active: known === 0 ? -1 : (start + step + known) % known,
    isChosen: false,
  };
}
