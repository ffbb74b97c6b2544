import * as z from 'zod';
import { PALETTE_CHOICES } from '#web/lib/session/clear-drafts.ts';

const MAX_STORED_CHOICES = 20;

const choices = z.array(z.string()).max(MAX_STORED_CHOICES);

const keyOf = (owner: string): string => `${PALETTE_CHOICES}${owner}`;

/** Returns the IDs of the user's recent choices in this browser, latest first. Cleared at sign-out. */
export const recentChoices = (owner: string): string[] => {
  try {
    return choices.parse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]'));
  } catch {
    // Ignores invalid data, such as from an older version, and blocked storage: recent choices are optional.
    return [];
  }
};

export const rememberChoice = (owner: string, id: string): void => {
  const kept = [id, ...recentChoices(owner).filter((other) => other !== id)].slice(0, MAX_STORED_CHOICES);
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(kept));
  } catch {
    // Recent choices are optional.
  }
};
