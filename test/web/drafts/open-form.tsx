import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { signIn } from '#test/support/screen/session.ts';
import { fieldsOf } from './form-fields.ts';
import { forms } from './forms.tsx';

/** Opens the form with this draft for a signed-in user, on an API where every save fails. */
export const openForm = async (draft: string) => {
  signIn();
  const { render, script } = forms.find((form) => form.draft === draft)!;
  const api = scriptedApi();
  script?.(api);
  const view = openScreen(render());
  await waitFor(() => expect(fieldsOf().length).toBeGreaterThan(0));
  return view;
};
