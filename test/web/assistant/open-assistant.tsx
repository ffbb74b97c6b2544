import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { Assistant } from '#web/features/assistant/assistant.tsx';
import { consentQuestion, type scriptCoach, signInSomeone } from '../coach/open-coach.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

export const open = () => {
  signInSomeone();
  return openScreen(<Assistant renderConsent={consentQuestion} />);
};
export const plate = () => screen.getByRole('button', { name: /^(?:Start|Stop) recording$/ });
export const state = () => plate().dataset.state;
export const is = (wanted: string) => waitFor(() => expect(state()).toBe(wanted));
export const tap = () => userEvent.click(plate());
/** Runs the steps from the first tap to the question. */
export const spoken = async (coach: ReturnType<typeof scriptCoach>) => {
  await tap();
  await is('recording');
  await tap();
  await waitFor(() => expect(coach.questions().length).toBeGreaterThan(0));
};
export const said = () => screen.queryByRole('region', { name: 'Conversation' })?.textContent ?? '';
