import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import {
  lookUpText,
  isConsentNeeded,
  isNoFood,
  isTextInvalid,
  useUrgentAdvice,
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
  const { takeUrgent, clearUrgent, urgentAdviceFor } = useUrgentAdvice();
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
      if (!takeUrgent(error, text) && !isInsufficientCredits(error)) sayNothing(error);
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
    clearUrgent();
    mutate(text);
  };
  return { lookUp, giveUp, takeUrgent, urgentAdviceFor, isLookingUp: isPending };
};
