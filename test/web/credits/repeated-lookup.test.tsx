import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { clearInsufficientCredits, useInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { openLogFood } from '../food-entries/open-log-food.tsx';

afterEach(clearInsufficientCredits);

const keysOf = ({ api }: ReturnType<typeof openLogFood>): (string | null)[] =>
  api.sentTo(foodRoutes.describe).map(({ headers }) => headers.get('idempotency-key'));

describe('A repeated AI lookup', () => {
  it('D19 reuses the same Idempotency-Key for the same text, so that the user pays once', async () => {
    const opened = openLogFood();
    opened.api.on(foodRoutes.describe, () => failure('SERVICE_UNAVAILABLE'));
    await opened.enter({ 'Food name': 'zvrblk' });
    await opened.click('AI Lookup');
    await findToast('Error');
    await opened.click('AI Lookup');
    await opened.enter({ 'Food name': 'zvrblk stew' });
    await opened.click('AI Lookup');
    const [first, again, other] = keysOf(opened);
    expect(first).toBe(again);
    expect(other).not.toBe(first);
  });

  it('D19 shows its price in advance, and reports insufficient credits only in the dialog', async () => {
    const opened = openLogFood();
    opened.api.on(foodRoutes.describe, () => failure('CREDITS_EXHAUSTED'));
    expect(
      screen.getByText('Free when we find it in our database. 1 credit if AI has to help.'),
    ).toBeDefined();
    await opened.enter({ 'Food name': 'zvrblk' });
    await opened.click('AI Lookup');
    await waitFor(() => expect(useInsufficientCredits.getState().shortage).not.toBeNull());
    opened.api.on(foodRoutes.describe, () => failure('SERVICE_UNAVAILABLE'));
    await opened.click('AI Lookup');
    await findToast('Error');
    expect(screen.getAllByText('Failed to get nutrition data. Please enter manually.')).toHaveLength(1);
  });
});
