import type { MealType } from '#shared/food-entries/schema.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';

/** Where a meal is logged in two presses. */
const LOG_PAGE = '/dashboard';

const titles: Readonly<Record<MealType, string>> = {
  breakfast: 'Breakfast is not logged yet',
  lunch: 'Lunch is not logged yet',
  dinner: 'Dinner is not logged yet',
  snack: 'Had a snack?',
};

/** No figure and no food: anybody who sees the screen reads it. */
export const reminderWords = (meal: MealType): PushMessage => ({
  title: titles[meal],
  body: 'It takes a moment while you remember it.',
  path: LOG_PAGE,
  tag: 'reminder',
});

export const testWords: PushMessage = {
  title: 'Reminders work on this device',
  body: 'This is the test that you asked for.',
  path: LOG_PAGE,
  tag: 'reminder-test',
};
