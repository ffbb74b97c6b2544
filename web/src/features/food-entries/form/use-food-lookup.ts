import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import {
  localUrgentAdvice,
  lookUpText,
  isConsentNeeded,
  isNoFood,
  isTextInvalid,
  type UrgentAdvice,
  urgentAdviceOf,
} from '#web/features/foods/public.ts';
import { notify } from '#web/ui/feedback/notify.ts';

const sayNotFound = () => notify.error(t('Error'), t('Failed to get nutrition data. Please enter manually.'));

/** Says why nothing of a text is logged, or that it was not found. */
const sayNothing = (error: Error) => {
  const isExplained = isNoFood(error) && error.message !== t(errorCatalogue.NO_FOOD_RECOGNISED.message);
  if (isTextInvalid(error)) notify.error(t('Error'), error.message);
  else if (isExplained) notify.error(t('Nothing to log'), error.message);
  else sayNotFound();
};

/** Confirms the found foods. Words that were not understood are asked about on the form, or else mentioned here. */
export const notifyFound = ({ not_understood, spans }: DescribedMeal) =>
  notify.success(
    t('Nutrition data found!'),
    not_understood.length > 0 && !spans
      ? t('We didn’t understand: {words}.', { words: not_understood.join(', ') })
      : undefined,
  );

interface Outcomes {
  onFound: (meal: DescribedMeal, text: string) => void;
  onNotFound: (text: string) => void;
  /** Called when the food table has no match and the user has not consented to a language model. */
  onConsentNeeded: (text: string) => void;
}

/** Looks up foods by text, reports the result to the form, and shows toasts. */
export const useFoodLookup = ({ onFound, onNotFound, onConsentNeeded }: Outcomes) => {
  // A second click may come before the first one has rendered.
  const isAsking = useRef(false);
  const [urgent, setUrgent] = useState<{ text: string; advice: UrgentAdvice } | null>(null);
  // The server's advice stays if the device has none.
  const showLocalLines = async (text: string): Promise<void> => {
    const advice = await localUrgentAdvice(text).catch(() => null);
    if (advice) setUrgent((now) => (now?.text === text ? { text, advice } : now));
  };
  const giveUp = (text: string): void => {
    onNotFound(text);
    sayNotFound();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: lookUpText,
    onSuccess: (meal, text) => {
      if (meal.items.length === 0) return giveUp(text);
      onFound(meal, text);
      notifyFound(meal);
    },
    onError: (error, text) => {
      if (isConsentNeeded(error)) return onConsentNeeded(text);
      onNotFound(text);
      const advice = urgentAdviceOf(error);
      if (advice) {
        setUrgent({ text, advice });
        return void showLocalLines(text);
      }
      if (!isInsufficientCredits(error)) sayNothing(error);
    },
    onSettled: () => {
      isAsking.current = false;
    },
  });

  const lookUp = (name: string) => {
    const text = name.trim();
    if (text === '') return notify.error(t('Error'), t('Please enter a food name first'));
    if (isAsking.current) return;
    isAsking.current = true;
    setUrgent(null);
    mutate(text);
  };
  /** Returns the advice on an emergency that the looked-up text describes, while it is in the field. */
  const urgentAdviceFor = (name: string) => (urgent?.text === name.trim() ? urgent.advice : null);
  return { lookUp, giveUp, urgentAdviceFor, isLookingUp: isPending };
};
