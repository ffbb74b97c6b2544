import { useEffect, useState } from 'react';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import { language } from '#web/lib/language/language.ts';
import { runOnDevice, waitForFoodEngine } from './food-engine.ts';

/** Longer than the pause between two letters, shorter than between words. */
const PAUSE_MS = 120;
/** Minimum length of a text with food: 'egg'. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 1_000;

/** A text and what it means. */
export interface TypedMeal {
  text: string;
  meal: MealDescription;
}

/**
 * Reads a text while it is typed, on the device: without a request and without credits. A newer text cancels the reading
 * of an older one.
 * @param isWanted nothing is read before
 * @returns the latest reading, which may be of an earlier text; null if there is none or the device cannot read
 */
export const useTypedMeal = (text: string, isWanted = true): TypedMeal | null => {
  const typed = text.trim().slice(0, MAX_LENGTH);
  const isToRead = isWanted && typed.length >= MIN_LENGTH;
  const [latest, setRead] = useState<TypedMeal | null>(null);
  useEffect(() => {
    if (!isToRead) return undefined;
    const newer = new AbortController();
    const read = async (): Promise<void> => {
      try {
        // A text may be typed before the engine is offered.
        await waitForFoodEngine();
        const meal = await runOnDevice('describe', { text: typed, language }, newer.signal);
        setRead(meal && { text: typed, meal });
      } catch {
        // A newer text was typed.
      }
    };
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [typed, isToRead]);
  return isToRead ? latest : null;
};
