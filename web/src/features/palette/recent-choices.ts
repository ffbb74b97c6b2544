import * as z from 'zod';
import { PALETTE_CHOICES } from '#web/lib/session/clear-drafts.ts';

const MAX_STORED_CHOICES = 20;

const choices = z.array(z.string()).max(MAX_STORED_CHOICES);

const keyOf = (owner: string): string => `${PALETTE_CHOICES}${owner}`;

/** Ids of what a person chose in this browser, the last first. Forgotten when they sign out. */
export const recentChoices = (owner: string): string[] => {
  try {
    return choices.parse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]'));
  } catch {
    // What an older version or somebody else wrote, or a browser that keeps nothing: it is but a convenience.
    return [];
  }
};

export const rememberChoice = (owner: string, id: string): void => {
  const kept = [id, ...recentChoices(owner).filter((other) => other !== id)].slice(0, MAX_STORED_CHOICES);
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(kept));
  } catch {
    // Nothing is lost but the convenience.
  }
};
