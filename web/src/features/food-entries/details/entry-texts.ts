import { type OptionalTextName, optionalTextNames } from '#shared/food-entries/schema.ts';

/** The optional texts of an entry as typed into a form; blank for none. */
export type EntryTexts = Record<OptionalTextName, string>;

/** The optional texts of an entry that is stored, or still to be sent. */
type StoredTexts = { readonly [Name in OptionalTextName]?: string | null | undefined };

const mapNames = <T>(valueOf: (name: OptionalTextName) => T): Record<OptionalTextName, T> =>
  Object.fromEntries(optionalTextNames.map((name) => [name, valueOf(name)])) as Record<OptionalTextName, T>;

const storedText = (typed: string): string | null => typed.trim() || null;

/** Returns the texts of an entry for a form. */
export const typedTexts = (entry: StoredTexts): EntryTexts => mapNames((name) => entry[name] ?? '');

/** Returns the typed texts as an entry stores them: a blank one is null. */
export const storedTexts = (typed: EntryTexts): Record<OptionalTextName, string | null> =>
  mapNames((name) => storedText(typed[name]));

/** Returns the typed texts that differ from those of the entry. */
export const changedTexts = (entry: StoredTexts, typed: EntryTexts): StoredTexts => {
  const before = typedTexts(entry);
  const changed = optionalTextNames.filter((name) => typed[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, storedText(typed[name])]));
};
