import type { MealType } from '#shared/food-entries/meal-type.ts';
import { openTranslator, type Translator } from '#shared/language/translator.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';

/** Loads the texts of reminders in a language. */
export const loadReminderTexts = openTranslator(
  () => import('#shared/languages/de/reminders.json', { with: { type: 'json' } }),
);

/** Page where a meal is logged in two taps. */
const LOG_PAGE = '/dashboard';

/** Returns the text of a reminder without numbers or foods, since anyone who sees the screen can read it. */
export const reminderTexts = (meal: MealType, { t }: Translator): PushMessage => {
  const titles: Readonly<Record<MealType, string>> = {
    breakfast: t('Time to log breakfast'),
    lunch: t('Time to log lunch'),
    dinner: t('Time to log dinner'),
    snack: t('Had a snack?'),
  };
  return {
    title: titles[meal],
    body: t('Log it now, while it’s fresh in your mind.'),
    path: LOG_PAGE,
    tag: 'reminder',
  };
};

export const testWords = ({ t }: Translator): PushMessage => ({
  title: t('Reminders work on this device'),
  body: t('This is the test you requested.'),
  path: LOG_PAGE,
  tag: 'reminder-test',
});
