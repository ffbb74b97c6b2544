import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { CreditCost } from '#web/features/credits/credit-cost.tsx';
import { RecordingNote } from '#web/features/speech/recording/recording-note.tsx';
import { paid } from '#test/support/builders/a-subscription.ts';
import { setSubscription } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

afterEach(forgetSubscription);

it.each([
  ['photo_analysis', '5 credits if we find food. Free if we don’t.'],
  ['food_lookup', 'Free when we find it in our database. 1 credit if AI has to help.'],
  ['voice_transcription', 'Free with your browser’s speech recognition; otherwise 1 credit.'],
  ['coach_message', '2 credits for AI answers. Answers from your own data are free.'],
  ['insights', '3 credits if AI writes them. Otherwise free.'],
] as const)('D19 the credit history shows the price of %s before the action', (action, words) => {
  openScreen(<CreditCost action={action} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('D19 shows no price on a plan that does not use a balance', () => {
  setSubscription(paid({ subscription_tier: 'enterprise' }));
  openScreen(
    <>
      <CreditCost action="coach_message" />
      <RecordingNote />
    </>,
  );
  expect(screen.getByText(/^Recordings are transcribed, then deleted\.$/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/credit|free/i);
});

it('D19 the credit history shows the prices on every other plan', () => {
  setSubscription(paid());
  openScreen(
    <>
      <CreditCost action="coach_message" />
      <RecordingNote />
    </>,
  );
  expect(screen.getByText(/^2 credits for AI answers/)).toBeDefined();
  expect(screen.getByText(/Transcribing costs 1 credit\. The recording is then deleted/)).toBeDefined();
});
