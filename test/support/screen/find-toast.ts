import { screen } from '@testing-library/react';

/** Returns the toast with this title: its tone, visually and for screen readers, and its text. */
export const findToast = async (title: string) => {
  const shown = (await screen.findByText(title)).closest('[role="alert"], [role="status"]');
  const drawn = shown?.querySelector<HTMLElement>('[data-tone]')?.dataset.tone;
  // Errors are assertive, all others polite: if appearance and role differ, the toast has no tone.
  const isTold = shown?.getAttribute('role') === (drawn === 'error' ? 'alert' : 'status');
  return { tone: isTold ? drawn : undefined, text: shown?.textContent ?? '' };
};
