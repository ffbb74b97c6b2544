import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { signIn } from '#test/support/screen/session.ts';
import type { forms } from './forms.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typed: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  date: '2026-11-18',
  time: '08:15',
  'datetime-local': '2026-11-19T08:15',
};

const fieldsOf = (): Field[] =>
  [...document.querySelectorAll<Field>('form input, form textarea, form select')].filter(
    ({ type, disabled }) => !disabled && !['checkbox', 'radio', 'hidden', 'file', 'range'].includes(type),
  );

const valueFor = (field: Field): string => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].map(({ value }) => value).find((value) => value !== field.value) ?? field.value;
  return typed[field.type] ?? (field.inputMode === 'decimal' ? '12' : 'Typed');
};

const valuesOf = (): string[] => fieldsOf().map(({ value }) => value);

const open = async ({ render, script }: (typeof forms)[number]) => {
  const api = scriptedApi();
  script?.(api);
  const view = openScreen(render());
  await waitFor(() => expect(fieldsOf().length).toBeGreaterThan(0));
  return view;
};

/** Changes every field, also those that a change of another one shows. */
const typeEverywhere = (): void => {
  for (const field of fieldsOf())
    if (field.isConnected) {
      fireEvent.change(field, { target: { value: valueFor(field) } });
      fireEvent.blur(field);
    }
};

/**
 * Types into every field of a form and interrupts it: with Escape, with a save that fails, by leaving the page, and by
 * a reload. What was typed must be there after each of them, until it is discarded.
 */
export const interruptForm = async (form: (typeof forms)[number]): Promise<void> => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn();
  const { unmount, user } = await open(form);
  const before = valuesOf();
  typeEverywhere();
  const after = valuesOf();
  expect(after).not.toEqual(before);

  const dialog = screen.queryByRole('dialog');
  if (dialog) {
    fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape' });
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(valuesOf()).toEqual(after);
  }
  if (!form.isWizard) document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(valuesOf()).toEqual(after);

  unmount();
  await open(form);
  expect(valuesOf()).toEqual(after);
  expect(screen.getByText('We restored what you entered.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(valuesOf()).toEqual(before);
};
