import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DescribedMeal, foodRoutes } from '#shared/foods/routes.ts';
import { call } from '../../lib/api/call.ts';
import { createKeyring } from '../../lib/api/idempotency-key.ts';
import { isShortage } from '../../lib/credits/shortage.ts';
import { notify } from '../../ui/notify.ts';

const sayNotFound = () => notify.error('Error', 'Failed to get nutrition data. Please enter manually.');

const sayFound = ({ not_understood }: DescribedMeal) =>
  notify.success(
    'Nutrition data found!',
    not_understood.length > 0 ? `Not understood: ${not_understood.join(', ')}.` : undefined,
  );

interface Outcomes {
  onFound: (meal: DescribedMeal, text: string) => void;
  onNotFound: (text: string) => void;
}

/** Looks foods up by the words for them; tells what they hold, and the person how it went. */
export const useFoodLookup = ({ onFound, onNotFound }: Outcomes) => {
  // A second press comes before the first has drawn its answer.
  const isAsking = useRef(false);
  // The same words pressed again are the same action: an answer that came too late is not paid twice.
  const [keyOf] = useState(() => createKeyring());
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => call(foodRoutes.describe, { body: { text }, idempotencyKey: keyOf(text) }),
    onSuccess: (meal, text) => {
      if (meal.items.length === 0) {
        onNotFound(text);
        return sayNotFound();
      }
      onFound(meal, text);
      sayFound(meal);
    },
    onError: (error, text) => {
      onNotFound(text);
      if (!isShortage(error)) sayNotFound();
    },
    onSettled: () => {
      isAsking.current = false;
    },
  });

  const lookUp = (name: string) => {
    const text = name.trim();
    if (text === '') return notify.error('Error', 'Please enter a food name first');
    if (isAsking.current) return;
    isAsking.current = true;
    mutate(text);
  };
  return { lookUp, isLookingUp: isPending };
};
