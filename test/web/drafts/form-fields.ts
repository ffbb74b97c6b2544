import { fireEvent } from '@testing-library/react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typed: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  date: '2026-11-18',
  time: '08:15',
  'datetime-local': '2026-11-19T08:15',
};

const valueFor = (field: Field): string => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].map(({ value }) => value).find((value) => value !== field.value) ?? field.value;
  return typed[field.type] ?? (field.inputMode === 'decimal' ? '12' : 'Typed');
};

const openDialog = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog]')].find((dialog) => dialog.querySelector('form'));

/** Returns the fields of the dialog with a form, or of the page without one. */
export const fieldsOf = (): Field[] =>
  [...(openDialog() ?? document).querySelectorAll<Field>('form input, form textarea, form select')].filter(
    ({ type, disabled }) => !disabled && !['checkbox', 'radio', 'hidden', 'file', 'range'].includes(type),
  );

export const valuesOf = (): string[] => fieldsOf().map(({ value }) => value);

/** Changes every field, also those that a change of another one shows. */
export const typeEverywhere = (): void => {
  for (const field of fieldsOf())
    if (field.isConnected) {
      fireEvent.change(field, { target: { value: valueFor(field) } });
      fireEvent.blur(field);
    }
};
