import { type Reminder, weekdays } from '#shared/reminders/schema.ts';

const daily = { weekdays: [...weekdays] };

/** Default reminders when the user turns reminders on. */
export const suggestedReminders: readonly Reminder[] = [
  { ...daily, time: '08:00', meal_type: 'breakfast' },
  { ...daily, time: '12:30', meal_type: 'lunch' },
  { ...daily, time: '19:00', meal_type: 'dinner' },
];

/** Returns a new reminder: a snack in the first free hour of the afternoon. */
export const oneMore = (reminders: readonly Reminder[]): Reminder => {
  const hours = ['16:00', '15:00', '10:00', '21:00', '17:00', '14:00', '11:00'];
  const time = hours.find((hour) => reminders.every((other) => other.time !== hour)) ?? '16:00';
  return { ...daily, time, meal_type: 'snack' };
};
