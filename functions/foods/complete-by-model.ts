import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { FoodKnowledge } from '#shared/nutrition/food-knowledge.ts';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import type { Charge, Payer } from '../credits/charge.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import type { ReadConsent } from '../profile/read-consent.ts';
import type { askAboutWords } from './ask-about-words.ts';

/** Nobody waits longer before an empty field. */
const PATIENCE_MS = 12_000;

/** As many foods as one meal has. */
const MOST_ITEMS = 40;

/** Why no model is asked: told only where the table cannot answer instead. */
const limits = new Set<ErrorCode>(['DAILY_LIMIT_REACHED', 'CREDITS_EXHAUSTED', 'FAIR_USE_REACHED']);

/** The same press is being answered, or was another request: half an answer would contradict the other. */
const ofThePress = new Set<ErrorCode>(['REQUEST_RUNNING', 'IDEMPOTENCY_KEY_REUSED']);

interface Dependencies {
  openModel: OpenModel;
  ask: typeof askAboutWords;
  readConsent: ReadConsent;
  countCall: CountCall;
  charge: Charge;
  /** Hears why the model did not answer. */
  report: (error: unknown) => void;
}

interface Completed {
  meal: MealDescription;
  /** A model told something of it. */
  byModel: boolean;
  /** A model may know more, but the person never decided whether it may be asked. */
  needsConsent?: boolean;
}

/**
 * A meal with what a model knows of its unknown parts.
 * @throws CodedError DAILY_LIMIT_REACHED, CREDITS_EXHAUSTED or FAIR_USE_REACHED when nothing of the meal is known, and
 *   no model is asked any more; REQUEST_RUNNING while the same press is answered
 */
export type CompleteByModel = (
  payer: Payer,
  text: string,
  meal: MealDescription,
  foods: FoodKnowledge,
) => Promise<Completed>;

/**
 * Asks the language model for what the food table does not know (decision D10). The model names and weighs; the table
 * supplies the numbers where it has the food under the model's name, and the model's own are marked where it has not.
 * It is asked only for people who agreed that an AI provider gets their data (decision D45), so often a day, and for a
 * credit where it tells anything (decision D19); who never decided is to be asked first. A model that fails takes
 * nothing away: the meal stays as the table knows it.
 */
export const createCompleteByModel =
  ({ openModel, ask, readConsent, countCall, charge, report }: Dependencies): CompleteByModel =>
  async (payer, text, meal, foods) => {
    const { user_id: userId, deadline } = payer;
    const parts = meal.items.length === 0 ? [text] : meal.not_understood;
    // What has no place on the plate any more need not be known.
    const lines = parts.slice(0, MOST_ITEMS - meal.items.length);
    if (lines.length === 0) return { meal, byModel: false };
    try {
      const model = await openModel();
      if (!model) return { meal, byModel: false };
      const consent = await readConsent(userId);
      if (consent !== 'granted') return { meal, byModel: false, needsConsent: consent === null };
      const told = await charge.run(payer, 'food_lookup', async () => {
        await countCall(userId);
        const patience = AbortSignal.any([deadline, AbortSignal.timeout(PATIENCE_MS)]);
        const answer = await ask(model, lines, patience);
        return { answer, isUseful: answer.length > 0 };
      });
      const understood = new Set(told.map(({ line }) => line - 1));
      const items = told.map(({ line: _line, ...item }) => groundItem(item, foods));
      return {
        meal: {
          ...meal,
          items: [...meal.items, ...items].slice(0, MOST_ITEMS),
          not_understood: parts.filter((_, at) => !understood.has(at)),
        },
        byModel: items.length > 0,
      };
    } catch (error) {
      const code = error instanceof CodedError ? error.code : null;
      if (code !== null && (ofThePress.has(code) || (limits.has(code) && meal.items.length === 0)))
        throw error;
      report(error);
      return { meal, byModel: false };
    }
  };
