import type { MealType } from '#shared/food-entries/meal-type.ts';
import { openTranslator, type Translator } from '#shared/language/translator.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';

/** Says what a browser shows in its language. */
export const openReminderTexts = openTranslator(
  () => import('#shared/languages/de/reminders.json', { with: { type: 'json' } }),
);

/** Where a meal is logged in two presses. */
const LOG_PAGE = '/dashboard';

/** No figure and no food: anybody who sees the screen reads it. */
export const reminderWords = (meal: MealType, { t }: Translator): PushMessage => {
  const titles: Readonly<Record<MealType, string>> = {
    breakfast: t('Breakfast is not logged yet'),
    lunch: t('Lunch is not logged yet'),
    dinner: t('Dinner is not logged yet'),
    snack: t('Had a snack?'),
  };
  return {
    title: titles[meal],
    body: t('It takes a moment while you remember it.'),
    path: LOG_PAGE,
    tag: 'reminder',
  };
};

export const testWords = ({ t }: Translator): PushMessage => ({
  title: t('Reminders work on this device'),
  body: t('This is the test that you asked for.'),
  path: LOG_PAGE,
  tag: 'reminder-test',
});
