import { expect, it } from 'vitest';
import { greetingAt } from '#web/features/dashboard/greeting-plate.tsx';

it.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('the plate at %i o’clock says “%s” until the day is loaded', (hour, greeting) => {
  expect(greetingAt(hour)?.text).toBe(greeting);
});
