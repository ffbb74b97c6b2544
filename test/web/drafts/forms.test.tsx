import { afterAll, afterEach, describe, it, vi } from 'vitest';
import { resetSession } from '#test/support/screen/session.ts';
import { forms } from './forms.tsx';
import { interruptForm } from './interrupt-form.tsx';

afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

/** A page, and a dialog; the full run interrupts all forms. */
const some = forms.filter(({ draft }) => ['weight-goal', 'quick-add'].includes(draft));

describe('A form with more than one field', () => {
  it.each(some)('keeps what was typed into the form $draft when it is interrupted', interruptForm);
});
