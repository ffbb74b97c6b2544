import type { FoodKnowledge } from '#shared/nutrition/food-knowledge.ts';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import type { Profile } from '#shared/profile/schema.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { askAboutWords } from './ask-about-words.ts';

/** Nobody waits longer before an empty field. */
const PATIENCE_MS = 12_000;

/** As many foods as one meal has. */
const MOST_ITEMS = 40;

interface Dependencies {
  openModel: OpenModel;
  ask: typeof askAboutWords;
  readConsent: (userId: string) => Promise<Profile['ai_consent']>;
  /** Hears why the model did not answer. */
  report: (error: unknown) => void;
}

/** A meal with what a model knows of its unknown parts; `byModel` says whether it told anything. */
export type CompleteByModel = (
  userId: string,
  text: string,
  meal: MealDescription,
  foods: FoodKnowledge,
  deadline: AbortSignal,
) => Promise<{ meal: MealDescription; byModel: boolean }>;

/**
 * Asks the language model for what the food table does not know (decision D10). The model names and weighs; the table
 * supplies the numbers where it has the food under the model's name, and the model's own are marked where it has not.
 * Nobody is asked who does not want their data with an AI provider (decision D45). A model that fails takes nothing
 * away: the meal stays as the table knows it.
 */
export const createCompleteByModel =
  ({ openModel, ask, readConsent, report }: Dependencies): CompleteByModel =>
  async (userId, text, meal, foods, deadline) => {
    const lines = meal.items.length === 0 ? [text] : meal.not_understood;
    if (lines.length === 0) return { meal, byModel: false };
    try {
      const model = await openModel();
      if (!model || (await readConsent(userId)) === 'declined') return { meal, byModel: false };
      const patience = AbortSignal.any([deadline, AbortSignal.timeout(PATIENCE_MS)]);
      const told = await ask(model, lines, patience);
      const understood = new Set(told.map(({ line }) => line - 1));
      const items = told.map(({ line: _line, ...item }) => groundItem(item, foods));
      return {
        meal: {
          ...meal,
          items: [...meal.items, ...items].slice(0, MOST_ITEMS),
          not_understood: lines.filter((_, at) => !understood.has(at)),
        },
        byModel: items.length > 0,
      };
    } catch (error) {
      report(error);
      return { meal, byModel: false };
    }
  };
