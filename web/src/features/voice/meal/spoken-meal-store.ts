import { t } from '#web/lib/language/translate.ts';
import { create } from 'zustand';
import { notify } from '#web/ui/feedback/notify.ts';
import { lookUpText } from '#web/features/foods/public.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import type { Dictation, StoredDictation } from '#web/features/speech/public.ts';
import { findFoods, isOfUse, NOT_RECOGNISED } from '../phrases/find-foods.ts';
import { spokenCommand } from '../phrases/spoken-command.ts';
import { nothingSaid, type Phrase, type SpokenMeal } from './spoken-meal.ts';
import { leftAfterLogging, undoLastPhrase, withMealBefore } from '../phrases/undo-phrase.ts';
import { phraseFailed, phraseFound, phraseSaid } from '../phrases/meal-transitions.ts';
import { consentAsked, isAsking, phraseUnknown, wordsToFind } from '../phrases/phrase-consent.ts';

/**
 * The meal that is being told. It outlives the page: who leaves the logger and comes back finds it, and look-ups go on
 * meanwhile. It belongs to one person, and is gone once it was logged or cleared, and after signing out.
 */
export const useSpokenMeal = create<SpokenMeal>()(() => nothingSaid);

const { getState } = useSpokenMeal;

export const changeMeal = (change: (meal: SpokenMeal) => SpokenMeal): void =>
  useSpokenMeal.setState(change(getState()), true);

/** Whose session it is; a session that was lost waits for its person. */
const ownerOf = ({ user, interrupted }: ReturnType<typeof useSession.getState>): string | null =>
  user?.sub ?? interrupted;
const currentOwner = (): string | null => ownerOf(useSession.getState());

let dictation: Dictation | null = null;
/** Recordings of the meal on their way to words stay with it. */
export const storedDictation: StoredDictation = {
  read: () => dictation,
  keep: (one) => {
    dictation = one;
  },
};

useSession.subscribe((now, before) => {
  if (ownerOf(now) === ownerOf(before)) return;
  dictation = null;
  changeMeal(() => nothingSaid);
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : t('The food table could not be asked.');

const look = async (id: string, text: string): Promise<void> => {
  try {
    const found = await findFoods(text, lookUpText);
    changeMeal((meal) =>
      isOfUse(found) ? phraseFound(meal, id, found) : phraseUnknown(meal, id, found.note),
    );
  } catch (error) {
    changeMeal((meal) => phraseFailed(meal, id, { status: 'failed', note: messageOf(error) }));
  }
};

/** One look-up after the other: calories that are said alone belong to the food before them. */
let line: Promise<void> = Promise.resolve();
const lookUp = (id: string, text: string): void => {
  line = line.then(() => look(id, text));
};

/** Brings back what was cleared, before what was said since. */
const bringBack = (cleared: SpokenMeal): void => {
  changeMeal((meal) => withMealBefore(meal, cleared));
  for (const phrase of cleared.phrases)
    if (phrase.status === 'looking') lookUp(phrase.id, wordsToFind(phrase));
};

export const scratch = (): void => changeMeal(undoLastPhrase);

export const clear = (): void => {
  const [cleared, owner] = [getState(), currentOwner()];
  changeMeal(() => nothingSaid);
  if (cleared.phrases.length === 0) return;
  notify.info(t('Cleared'), undefined, {
    undo: () => {
      if (owner === currentOwner()) bringBack(cleared);
    },
  });
};

/** Something was said or typed: food, or a command. */
export const say = (words: string): void => {
  const text = words.trim();
  const command = spokenCommand(text);
  if (command === 'scratch') return scratch();
  if (command === 'clear') return clear();
  if (text === '') return;
  const id = crypto.randomUUID();
  changeMeal((meal) => phraseSaid(meal, id, text));
  lookUp(id, text);
};

/** Asks again for a phrase that could not be asked for, or may be now. */
export const retry = (phrase: Phrase): void => {
  changeMeal((meal) => phraseFailed(meal, phrase.id, { status: 'looking', note: null }));
  lookUp(phrase.id, wordsToFind(phrase));
};

/** May a model be asked what the food table does not know of a phrase? */
export const askAbout = (id: string): void => changeMeal((meal) => consentAsked(meal, id));

/** A model may be asked: what waited for it is looked up. */
export const agreed = (): void => getState().phrases.filter(isAsking).forEach(retry);

/** No model is asked: what waited for it stays unknown. */
export const declined = (): void =>
  changeMeal((meal) =>
    meal.phrases.filter(isAsking).reduce((now, { id }) => phraseUnknown(now, id, NOT_RECOGNISED), meal),
  );

/** @param logged the meal as it stood when it was logged */
export const mealLogged = (logged: SpokenMeal): void => changeMeal((meal) => leftAfterLogging(meal, logged));
