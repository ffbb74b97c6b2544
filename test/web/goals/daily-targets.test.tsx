import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGoals, resetGoals } from './open-goals.tsx';

resetGoals();

describe('The daily targets on the Set New Goal page', () => {
  it('(D56) the Set New Goal page explains each target with its formula, inputs and source', async () => {
    const { retype } = await openGoals();
    const targets = within(screen.getByRole('region', { name: 'Your daily targets' }));
    // 15% of 2,100 kcal at 4 kcal per gram are 78.75 g.
    expect(targets.getByText('Protein').parentElement?.textContent).toContain('78.8 g');
    expect(targets.getByText(/^15% of 2,100 kcal, divided by 4 kcal per gram/)).toBeDefined();
    expect(targets.getByRole('link', { name: /WHO\/FAO/ })).toBeDefined();
    await retype('Daily calorie goal', '2000');
    expect(targets.getByText('Protein').parentElement?.textContent).toContain('75 g');
  });
});
