import { afterAll, afterEach, describe, it, vi } from 'vitest';
import { resetSession } from '#test/support/screen/session.ts';
import { forms } from './forms.tsx';
import { interruptForm } from './interrupt-form.tsx';

afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

describe('Every form with more than one field', () => {
  it.each(forms)('keeps what was typed into the form $draft when it is interrupted', interruptForm);
});
