import { screen } from '@testing-library/react';

/** The toast with this title: its tone as it is drawn and as a screen reader tells it, and its text. */
export const shownToast = async (title: string) => {
  const shown = (await screen.findByText(title)).closest('[role="alert"], [role="status"]');
  const drawn = shown?.querySelector<HTMLElement>('[data-tone]')?.dataset.tone;
  // An error interrupts, everything else waits: drawn one way and told another, a toast has no tone.
  const isTold = shown?.getAttribute('role') === (drawn === 'error' ? 'alert' : 'status');
  return { tone: isTold ? drawn : undefined, text: shown?.textContent ?? '' };
};
