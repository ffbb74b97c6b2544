import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AgentsHub } from '#web/features/business-agents/agents/agents-hub.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

describe('The agents hub', () => {
  it("AGENTS-01 AGENTS-03 shows five cards, each with the agent's purpose and a link", () => {
    openScreen(<AgentsHub />);
    const cards = screen.getAllByRole('listitem');
    expect(
      cards.map((card) => {
        const link = within(card).getByRole('link');
        return [link.textContent, link.getAttribute('href')];
      }),
    ).toEqual([
      ['Sales agent', '/agents/sdr'],
      ['Executive assistant', '/agents/executive'],
      ['Operations', '/agents/operations'],
      ['Amplifier', '/agents/amplifier'],
      ['Money', '/agents/money'],
    ]);
    for (const card of cards) expect(card.textContent?.length).toBeGreaterThan(40);
  });
});
