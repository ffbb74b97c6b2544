import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { typeEverywhere, valuesOf } from './form-fields.ts';
import type { forms } from './forms.tsx';
import { openForm } from './open-form.tsx';

const expectRestored = (before: string[], after: string[]): void => {
  expect(valuesOf()).toEqual(after);
  expect(screen.getByText('We restored what you entered.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(valuesOf()).toEqual(before);
};

const openAndType = async (draft: string) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await openForm(draft);
  const before = valuesOf();
  typeEverywhere();
  const after = valuesOf();
  expect(after).not.toEqual(before);
  return { ...view, before, after };
};

/**
 * Types into every field of a form and interrupts it: with Escape, with a save that fails, and by leaving the page.
 * What was typed must be there after each of them, until it is discarded.
 */
export const interruptForm = async ({ draft, isWizard }: (typeof forms)[number]): Promise<void> => {
  const { unmount, user, before, after } = await openAndType(draft);
  const dialog = screen.queryByRole('dialog');
  if (dialog) {
    fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape' });
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(valuesOf()).toEqual(after);
  }
  if (!isWizard) document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(valuesOf()).toEqual(after);

  unmount();
  await openForm(draft);
  expectRestored(before, after);
};

/**
 * Types into every field of a form and reloads the page: all modules of the app, with their stores and the query
 * cache, start again, and only the browser's storage remains.
 */
export const reloadForm = async ({ draft }: (typeof forms)[number]): Promise<void> => {
  const { unmount, before, after } = await openAndType(draft);
  unmount();
  vi.resetModules();
  const reloaded = await import('./open-form.tsx');
  expect(reloaded.openForm).not.toBe(openForm);
  await reloaded.openForm(draft);
  expectRestored(before, after);
};
