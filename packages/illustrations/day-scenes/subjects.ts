import { places } from "./places";
import type { SubjectNotes } from "./subject-notes";
import { things } from "./things";

/** Names whose words would ask for what is not there. */
export const misleading =
  "artificial lake, partition museum, gandhi memorial museum, don bosco museum, tribal museum, war museum, jaisalmer war museum, submarine museum, rock garden, jallianwala bagh, fossil park, durgiana temple, lion gate, elephant trench, camel s back, duke s nose, tiger cave";

export const subjects = { ...places, ...things };

/** Names of the subjects of day scenes. */
export type DaySubject = keyof typeof subjects;

export function isDaySubject(name: string): name is DaySubject {
  return Object.hasOwn(subjects, name);
}

export function notesOf(subject: DaySubject): SubjectNotes {
  return subjects[subject];
}
