import { t } from '#web/lib/language/translate.ts';
import { create } from 'zustand';
import { notify } from '#web/ui/feedback/notify.ts';
import { lookUpText, rejectUrgentText, urgentAdviceOf } from '#web/features/foods/public.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import type { Dictation, StoredDictation } from '#web/features/speech/public.ts';
import { findFoods, isOfUse, NOT_RECOGNISED } from '../phrases/find-foods.ts';
import { spokenCommand } from '../phrases/spoken-command.ts';
import { emptySpokenMeal, type Phrase, type SpokenMeal } from './spoken-meal.ts';
import { leftAfterLogging, undoLastPhrase, withMealBefore } from '../phrases/undo-phrase.ts';
import { phraseFailed, phraseFound, phraseUrgent, addPhrase } from '../phrases/meal-transitions.ts';
import { consentAsked, isAsking, phraseUnknown, wordsToFind } from '../phrases/phrase-consent.ts';

/**
 * Store of the spoken meal. It outlives the page: the meal is kept when the user leaves and returns, and lookups
 * continue. It belongs to one user, and is cleared after logging, clearing or signing out.
 */
export const useSpokenMeal = create<SpokenMeal>()(() => emptySpokenMeal);

const { getState } = useSpokenMeal;

export const changeMeal = (change: (meal: SpokenMeal) => SpokenMeal): void =>
  useSpokenMeal.setState(change(getState()), true);

/** Returns the user of the session, including a lost session that can be resumed. */
const ownerOf = ({ user, interrupted }: ReturnType<typeof useSession.getState>): string | null =>
  user?.sub ?? interrupted;
const currentOwner = (): string | null => ownerOf(useSession.getState());

let dictation: Dictation | null = null;
/** Recordings of the meal that are still being transcribed. */
export const storedDictation: StoredDictation = {
  read: () => dictation,
  keep: (one) => {
    dictation = one;
  },
};

useSession.subscribe((now, before) => {
  if (ownerOf(now) === ownerOf(before)) return;
  dictation = null;
  changeMeal(() => emptySpokenMeal);
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : t('We couldn’t reach our food database.');

const look = async (id: string, text: string): Promise<void> => {
  try {
    // The whole transcript: calories given with a food are not looked up.
    await rejectUrgentText(text);
    const found = await findFoods(text, lookUpText);
    changeMeal((meal) =>
      isOfUse(found) ? phraseFound(meal, id, found) : phraseUnknown(meal, id, found.note),
    );
  } catch (error) {
    const urgent = urgentAdviceOf(error);
    if (urgent) return changeMeal((meal) => phraseUrgent(meal, id, urgent));
    changeMeal((meal) => phraseFailed(meal, id, { status: 'failed', note: messageOf(error) }));
  }
};

/** Lookups run one after the other: calories without a food refer to the previous food. */
let line: Promise<void> = Promise.resolve();
const lookUp = (id: string, text: string): void => {
  line = line.then(() => look(id, text));
};

/** Restores a cleared meal before anything added since. */
const bringBack = (cleared: SpokenMeal): void => {
  changeMeal((meal) => withMealBefore(meal, cleared));
  for (const phrase of cleared.phrases)
    if (phrase.status === 'looking') lookUp(phrase.id, wordsToFind(phrase));
};

export const scratch = (): void => changeMeal(undoLastPhrase);

export const clear = (): void => {
  const [cleared, owner] = [getState(), currentOwner()];
  changeMeal(() => emptySpokenMeal);
  if (cleared.phrases.length === 0) return;
  notify.info(t('Cleared'), undefined, {
    undo: () => {
      if (owner === currentOwner()) bringBack(cleared);
    },
  });
};

/** Handles spoken or typed text: food, or a command. */
export const say = (words: string): void => {
  const text = words.trim();
  const command = spokenCommand(text);
  if (command === 'scratch') return scratch();
  if (command === 'clear') return clear();
  if (text === '') return;
  const id = crypto.randomUUID();
  changeMeal((meal) => addPhrase(meal, id, text));
  lookUp(id, text);
};

/** Looks up a phrase again after an error or new consent. */
export const retry = (phrase: Phrase): void => {
  changeMeal((meal) => phraseFailed(meal, phrase.id, { status: 'looking', note: null }));
  lookUp(phrase.id, wordsToFind(phrase));
};

/** Asks for consent to send a phrase's unknown parts to a model. */
export const askAbout = (id: string): void => changeMeal((meal) => consentAsked(meal, id));

/** Looks up the phrases that waited for consent. */
export const agreed = (): void => getState().phrases.filter(isAsking).forEach(retry);

/** Marks the phrases that waited for consent as unknown. */
export const declined = (): void =>
  changeMeal((meal) =>
    meal.phrases.filter(isAsking).reduce((now, { id }) => phraseUnknown(now, id, NOT_RECOGNISED), meal),
  );

/** @param logged the meal as it was logged */
export const mealLogged = (logged: SpokenMeal): void => changeMeal((meal) => leftAfterLogging(meal, logged));
