import type { Zone } from "./zones";

/** The words by which a day's stops and texts ask for a subject. */
export interface SubjectNotes {
  /** Alternative text of its drawing. */
  shows: string;
  /**
   * Words and phrases, separated by commas. "~lake" counts in names of stops and in titles only, "@raft" is a means of
   * travel, "@bed-camp" a kind of bed.
   */
  words: string;
  /** Zones whose places look like this; all if not given. */
  zones?: readonly Zone[];
  /** Subjects of the same kin look alike: a tour shows a second one only for want of others. */
  kin?: string;
  /** Factor of its score, below 1 for what says little about a place. */
  weight?: number;
}
