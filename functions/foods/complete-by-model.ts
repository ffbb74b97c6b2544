import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { addFoundFoods } from '#shared/foods/add-found-foods.ts';
import type { ModelChange } from '#shared/foods/described-meal.ts';
import { findUnsureItems, replacementOf } from '#shared/foods/replace-unsure.ts';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import type { Charge, Payer } from '../credits/public.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import type { ReadConsent } from '../profile/public.ts';
import type { describeWithModel } from './describe-with-model.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

/** Maximum wait for the model while the form is empty. */
const TIMEOUT_MS = 12_000;

/** Maximum number of foods in a meal. */
const MAX_ITEMS = 40;

/** Errors that prevent a model call. Reported only if the food table has no answer either. */
const limits = new Set<ErrorCode>(['DAILY_LIMIT_REACHED', 'CREDITS_EXHAUSTED', 'FAIR_USE_REACHED']);

/** Errors about the request itself: a partial answer would contradict the other response. */
const requestErrors = new Set<ErrorCode>(['REQUEST_RUNNING', 'IDEMPOTENCY_KEY_REUSED']);

/**
 * Returns the parts of a text that a model may know: the words that were not understood, or the whole text of one meal
 * without any known food. A text that is about something else is not asked about.
 */
const partsToAsk = ({ items, meals, not_understood, skipped, spans }: MealDescription, text: string) => {
  if (items.length > 0 || meals.length > 1) return not_understood;
  const isAboutElse = skipped.length > 0 || spans.some(({ kind }) => kind === 'negated');
  return isAboutElse ? not_understood : [text];
};

interface Dependencies {
  openModel: OpenModel;
  ask: typeof describeWithModel;
  readConsent: ReadConsent;
  countCall: CountCall;
  charge: Charge;
  /** Logs why the model did not answer. */
  report: (error: unknown) => void;
}

interface Completed {
  meal: MealDescription;
  /** What the model changed; missing without a model. */
  changes?: ModelChange[];
  /** Whether a model contributed to the answer. */
  byModel: boolean;
  /** Whether a model could add something but the user has not decided about AI yet. */
  needsConsent?: boolean;
}

/**
 * Completes a meal with a model's knowledge of its unknown parts.
 * @throws CodedError DAILY_LIMIT_REACHED, CREDITS_EXHAUSTED or FAIR_USE_REACHED if nothing of the meal is known and no
 * model may be asked; REQUEST_RUNNING while the same request is in progress
 */
export type CompleteByModel = (
  payer: Payer,
  text: string,
  meal: MealDescription,
  foods: FoodKnowledge,
) => Promise<Completed>;

/**
 * Asks the language model about words that the food table does not know (decision D10) and about items that the parser
 * is unsure of; those are replaced only by another food of the table. The model names and weighs
 * foods; the values come from the food table where it has the food, and are otherwise marked as the model's. Requires
 * the user's consent (decision D45; undecided users are asked first), has a daily limit and costs a credit if it helps
 * (decision D19). If the model fails, the meal stays as the food table knows it.
 */
export const createCompleteByModel =
  ({ openModel, ask, readConsent, countCall, charge, report }: Dependencies): CompleteByModel =>
  async (payer, text, meal, foods) => {
    const { user_id: userId, deadline } = payer;
    const parts = partsToAsk(meal, text);
    // Skips lines beyond the maximum number of items.
    const lines = parts.slice(0, MAX_ITEMS - meal.items.length);
    const unsure = findUnsureItems(meal, text).slice(0, MAX_ITEMS - lines.length);
    if (lines.length + unsure.length === 0) return { meal, byModel: false };
    /** Returns the items that replace unsure ones, by index. */
    const replacedBy = (answer: Awaited<ReturnType<typeof ask>>): [number, FoodItem][] =>
      unsure.flatMap(({ at }, place) => {
        const of = answer.filter(({ line }) => line === lines.length + place + 1);
        const grounded = of.map(({ line: _line, ...item }) => groundItem(item, foods));
        const item = replacementOf(meal.items[at]!, grounded);
        return item === null ? [] : [[at, item]];
      });
    try {
      const model = await openModel();
      if (!model) return { meal, byModel: false };
      const consent = await readConsent(userId);
      if (consent !== 'granted')
        return { meal, byModel: false, needsConsent: consent === null && lines.length > 0 };
      const completed = await charge.run(payer, 'food_lookup', async () => {
        await countCall(userId);
        const patience = AbortSignal.any([deadline, timeoutSignal(TIMEOUT_MS)]);
        const answer = await ask(model, [...lines, ...unsure.map(({ part }) => part)], patience);
        const isUseful = answer.some(({ line }) => line <= lines.length) || replacedBy(answer).length > 0;
        return { answer, isUseful };
      });
      const room = MAX_ITEMS - meal.items.length;
      const found = completed
        .filter(({ line }) => line <= lines.length)
        .slice(0, room)
        .map(({ line, ...item }) => ({ line, item: groundItem(item, foods) }));
      const replaced = new Map(replacedBy(completed));
      const foundFoods = lines.map((part, at) => ({
        part: part === text ? null : part,
        items: found.filter(({ line }) => line === at + 1).map(({ item }) => item),
      }));
      const sure = { ...meal, items: meal.items.map((item, at) => replaced.get(at) ?? item) };
      const sureAndFound = addFoundFoods(sure, text, foundFoods);
      const indexOf = new Map(sureAndFound.items.map((item, at) => [item, at]));
      const changed = unsure.flatMap(({ at, part }) =>
        replaced.has(at) ? [{ item: at, words: part, before: meal.items[at]?.name ?? null }] : [],
      );
      const added = found.flatMap(({ line, item }) => {
        const [at, words] = [indexOf.get(item), lines[line - 1]];
        return at === undefined || words === undefined ? [] : [{ item: at, words, before: null }];
      });
      return {
        meal: sureAndFound,
        changes: [...changed, ...added],
        byModel: found.length + replaced.size > 0,
      };
    } catch (error) {
      const code = error instanceof CodedError ? error.code : null;
      if (code !== null && (requestErrors.has(code) || (limits.has(code) && meal.items.length === 0)))
        throw error;
      report(error);
      return { meal, byModel: false };
    }
  };
