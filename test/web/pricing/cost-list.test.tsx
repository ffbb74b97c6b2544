import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import { creditCosts } from '#shared/credits/costs.ts';
import { PricingFacts } from '#web/features/pricing/pricing-facts.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { closePage, openPage } from '../site/open-page.tsx';

const expected = Object.values(creditCosts).map(
  ({ name, cost }) => `${name}${cost} credit${cost === 1 ? '' : 's'}`,
);
const costsIn = (root: HTMLElement) => {
  const column = within(root).getByRole('heading', { name: 'What a credit buys' }).parentElement!;
  return [...column.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
};

afterEach(closePage);

it('both pricing pages list the cost of every AI action, and the fair-use limit', () => {
  openScreen(<PricingFacts />);
  expect(costsIn(document.body)).toEqual(expected);
  const limit = `up to ${FAIR_USE_CREDITS} credits a day`;
  expect(screen.getByText(new RegExp(`${limit} on Enterprise`))).toBeDefined();
  openPage('/pricing');
  expect(costsIn(document.body)).toEqual(expected);
  expect(document.body.textContent).toContain(limit);
});
