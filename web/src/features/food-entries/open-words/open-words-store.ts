import * as z from 'zod';
import { create } from 'zustand';
import { mealType } from '#shared/food-entries/meal-type.ts';
import type { MealPlace } from '#shared/foods/meal-place.ts';
import { localDate } from '#shared/time/local-date.ts';
import { mealIndexOf, openWordsOf, type ReadText, textOfWords } from '#web/features/foods/public.ts';
import { OPEN_WORDS } from '#web/lib/session/clear-drafts.ts';
import { useSession } from '#web/lib/session/session-store.ts';

/** Maximum number of words that are kept; the oldest are dropped. */
const MAX_KEPT = 20;
const MAX_LENGTH = 120;

const openWord = z.object({
  id: z.string(),
  words: z.string().min(1).max(MAX_LENGTH),
  meal_type: mealType,
  local_date: localDate,
});

/** Words of a logged meal that were not understood. */
export type OpenWord = z.infer<typeof openWord>;

interface Kept {
  owner: string | null;
  rows: readonly OpenWord[];
}

const currentOwner = (): string | null => useSession.getState().user?.sub ?? null;

const load = (owner: string | null): Kept => {
  try {
    const stored = owner === null ? null : localStorage.getItem(`${OPEN_WORDS}${owner}`);
    return {
      owner,
      rows: z
        .array(openWord)
        .max(MAX_KEPT)
        .parse(JSON.parse(stored ?? '[]')),
    };
  } catch {
    // Invalid data of an older version, or blocked storage.
    return { owner, rows: [] };
  }
};

const useStore = create<Kept>()(() => load(currentOwner()));

useSession.subscribe(({ user }) => {
  if ((user?.sub ?? null) !== useStore.getState().owner) useStore.setState(load(user?.sub ?? null));
});

const save = (rows: readonly OpenWord[]): void => {
  const { owner } = useStore.getState();
  useStore.setState({ rows });
  if (owner === null) return;
  try {
    if (rows.length === 0) localStorage.removeItem(`${OPEN_WORDS}${owner}`);
    else localStorage.setItem(`${OPEN_WORDS}${owner}`, JSON.stringify(rows));
  } catch {
    // Blocked storage: the words are kept until the page is closed.
  }
};

/** Returns the words of logged meals that the user has neither added nor dismissed, oldest first. */
export const useOpenWords = (): readonly OpenWord[] => useStore(({ rows }) => rows);

/**
 * Keeps the open words of a text whose meals were logged, so that they stay asked about.
 * @param places where each meal of the text was logged; the last one applies to words outside of any meal
 */
export const keepOpenWords = (
  read: ReadText | null,
  placeOf: (mealIndex: number) => Pick<MealPlace, 'meal_type' | 'local_date'> | undefined,
): void => {
  if (read === null) return;
  const added = openWordsOf(read).flatMap((words) => {
    const place = placeOf(mealIndexOf(read, words));
    const { meal_type, local_date } = place ?? {};
    if (meal_type === undefined || local_date === undefined) return [];
    const text = textOfWords(read, words).slice(0, MAX_LENGTH);
    return [{ id: crypto.randomUUID(), words: text, meal_type, local_date }];
  });
  if (added.length > 0) save([...useStore.getState().rows, ...added].slice(-MAX_KEPT));
};

/** Forgets words that were added or dismissed. */
export const dropOpenWord = (id: string): void =>
  save(useStore.getState().rows.filter((row) => row.id !== id));
