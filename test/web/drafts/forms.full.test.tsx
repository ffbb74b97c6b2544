import { afterAll, afterEach, describe, it, vi } from 'vitest';
import { resetSession } from '#test/support/screen/session.ts';
import { changeList } from './change-list.tsx';
import { forms } from './forms.tsx';
import { interruptForm, reloadForm } from './interrupt-form.tsx';
import { lists } from './lists.tsx';

afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

describe('Every form with more than one field', () => {
  it.each(forms)('keeps what was typed into the form $draft when it is interrupted', interruptForm);

  it.each(lists)(
    'keeps what was typed into the form $draft when another tab empties or fills the list behind it',
    changeList,
  );

  it.each(forms)('restores what was typed into the form $draft after a reload', reloadForm);
});
