import { CodedError } from '#shared/errors/coded-error.ts';
import type { foodRoutes } from '#shared/foods/routes.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { refuseUrgentTexts } from '../platform/http/with-triage.ts';
import { responseLanguage } from '../platform/response-language.ts';
import { nothingToLog } from './nothing-to-log.ts';
import type { CompleteByModel } from './complete-by-model.ts';
import type { Recall } from './recall-correction.ts';

interface Dependencies {
  openFoods: OpenFoods;
  recall: Recall;
  completeByModel: CompleteByModel;
}

/**
 * Parses free text with the food table, after emergencies, for which it says what to do instead, asks a language model about unknown foods and applies the user's corrections.
 */
export const describeFood =
  ({ openFoods, recall, completeByModel }: Dependencies): Endpoint<typeof foodRoutes.describe> =>
  async ({ caller: { user_id }, body: { text }, idempotency, deadline, raw }) => {
    const language = responseLanguage(raw.headers, null);
    await refuseUrgentTexts([text], raw.headers);
    const foods = await openFoods();
    const known = describeMeal(text, foods);
    const payer = { user_id, idempotency, deadline };
    const { meal, changes = [], byModel, needsConsent } = await completeByModel(payer, text, known, foods);
    if (meal.items.length === 0) {
      throw needsConsent ? new CodedError('CONSENT_NEEDED') : nothingToLog(meal);
    }
    const recalled = await recall(user_id, meal.items, foods);
    const items = nameItemsIn(language, recalled, foods);
    const engine = byModel ? 'model' : 'rules';
    const model_changes = changes.map(({ item, words, before }) => {
      const [old] = before === null ? [] : nameItemsIn(language, known.items.slice(item, item + 1), foods);
      return { item, words, before: old?.name ?? before };
    });
    return {
      ...meal,
      items,
      engine,
      ...(model_changes.length > 0 && { model_changes }),
      ...(needsConsent && { consent_needed: true }),
    };
  };
