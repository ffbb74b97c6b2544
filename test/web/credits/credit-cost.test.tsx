import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { CreditCost } from '#web/features/credits/credit-cost.tsx';
import { RecordingNote } from '#web/features/speech/recording/recording-note.tsx';
import { paid } from '../billing/a-status.ts';
import { know } from '../billing/signed-in.ts';
import { renderScreen } from '../ui/render-screen.tsx';

afterEach(forgetSubscription);

it.each([
  ['photo_analysis', 'Costs 5 credits when food is found, nothing otherwise.'],
  ['food_lookup', 'Free from the food table, 1 credit when AI has to help.'],
  ['voice_transcription', 'Free where your browser hears you itself, else 1 credit for the words.'],
  ['coach_message', 'Costs 2 credits when AI answers. Answers from your own data alone are free.'],
  ['insights', 'Costs 3 credits when AI writes them, nothing otherwise.'],
] as const)('D19 shows the price of %s before the action', (action, words) => {
  renderScreen(<CreditCost action={action} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('D19 shows no price on a plan that does not use a balance', () => {
  know(paid({ subscription_tier: 'enterprise' }));
  renderScreen(
    <>
      <CreditCost action="coach_message" />
      <RecordingNote />
    </>,
  );
  expect(screen.getByText(/^A recording is turned into words, then deleted\.$/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/credit|free/i);
});

it('D19 shows the prices on every other plan', () => {
  know(paid());
  renderScreen(
    <>
      <CreditCost action="coach_message" />
      <RecordingNote />
    </>,
  );
  expect(screen.getByText(/^Costs 2 credits when AI answers/)).toBeDefined();
  expect(screen.getByText(/turned into words for 1 credit, then deleted/)).toBeDefined();
});
