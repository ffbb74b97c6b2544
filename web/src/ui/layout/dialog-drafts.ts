import { createContext } from 'react';

/** What a form shows about its draft. */
export interface Draft {
  /** Whether the form differs from its initial state. */
  isChanged: boolean;
  /** Whether the changes are those of an earlier visit. */
  isRestored: boolean;
  /** Undoes all changes. */
  discard: () => void;
  /** Deletes the draft, because the form was submitted. */
  end: () => void;
}

/** Drafts of the forms in a dialog, by the ID of their note: the dialog asks before it discards them. */
export const DialogDrafts = createContext<Map<string, Draft> | null>(null);

/** Deletes the drafts of a dialog that the user discards. */
export const endDrafts = (drafts: Map<string, Draft> | null): void => drafts?.forEach(({ end }) => end());

/** Combines the drafts of the parts of one form. */
export const joinDrafts = (...drafts: readonly Draft[]): Draft => ({
  isChanged: drafts.some(({ isChanged }) => isChanged),
  isRestored: drafts.some(({ isRestored }) => isRestored),
  discard: () => drafts.forEach(({ discard }) => discard()),
  end: () => drafts.forEach(({ end }) => end()),
});
