import type { WebhookEvent, WebhookEventType } from '#shared/webhooks/schema.ts';
import { t } from '#web/lib/language/translate.ts';

/** Names of the events, by topic. */
export const eventNames: Record<WebhookEventType, string> = {
  'entry.created': t('Entry logged'),
  'entry.changed': t('Entry changed'),
  'entry.deleted': t('Entry deleted'),
  'weight.saved': t('Weight saved'),
  'weight.deleted': t('Weight deleted'),
  'water.changed': t('Water changed'),
  'saved_meal.created': t('Saved meal created'),
  'saved_meal.changed': t('Saved meal changed'),
  'saved_meal.deleted': t('Saved meal deleted'),
  'meal_plan.saved': t('Meal plan saved'),
};

/** Returns the name of a delivered event. */
export const nameOfEvent = (type: WebhookEvent['type']): string =>
  type === 'test' ? t('Test') : eventNames[type];
