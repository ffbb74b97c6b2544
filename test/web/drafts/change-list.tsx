import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { reload, ReloadButton } from '#test/support/screen/reload-button.tsx';
import { signIn } from '#test/support/screen/session.ts';
import { fieldsOf, typeEverywhere, valuesOf } from './form-fields.ts';
import type { ListCase } from './lists.tsx';

/**
 * Types into every field of a form while another tab changes the list behind it between empty and not empty. The form
 * must stay open with what was typed.
 */
export const changeList = async ({
  render,
  script,
  open,
  opensEmpty,
  needsList,
}: ListCase): Promise<void> => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn();
  const api = scriptedApi();
  let isFilled = !opensEmpty;
  script(api, (list) => (isFilled ? list : []));
  const view = openScreen(
    <>
      {render()}
      <ReloadButton />
    </>,
  );
  await open?.(view);
  await waitFor(() => expect(fieldsOf().length).toBeGreaterThan(0));
  const before = valuesOf();
  typeEverywhere();
  const after = valuesOf();
  expect(after).not.toEqual(before);

  const changeInAnotherTab = async (): Promise<void> => {
    isFilled = !isFilled;
    const sent = api.requests.length;
    reload();
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(sent));
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await changeInAnotherTab();
  if (!needsList) expect(valuesOf()).toEqual(after);
  await changeInAnotherTab();
  expect(valuesOf()).toEqual(after);
};
