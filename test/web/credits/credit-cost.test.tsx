import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CreditCost } from '#web/ui/credit-cost.tsx';
import { renderScreen } from '../ui/render-screen.tsx';

it.each([
  ['photo_analysis', 'Costs 5 credits when food is found, nothing otherwise.'],
  ['food_lookup', 'Free from the food table, 1 credit when AI has to help.'],
  ['voice_transcription', 'Free where your browser hears you itself, else 1 credit for the words.'],
  ['coach_message', 'Costs 2 credits when AI answers. Answers from your own data alone are free.'],
  ['insights', 'Costs 3 credits when AI writes them, nothing otherwise.'],
] as const)('D19 the price of %s stands before the action', (action, words) => {
  renderScreen(<CreditCost action={action} />);
  expect(screen.getByText(words)).toBeDefined();
});
