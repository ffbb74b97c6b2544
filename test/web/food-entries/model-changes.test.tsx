import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { describedText } from '#test/support/described-text.ts';
import { openLogFood } from './open-log-food.tsx';

describe('A text that a language model read', () => {
  it('a looked-up text says what a language model changed, until the user chooses another food', async () => {
    const form = openLogFood();
    form.api.on(foodRoutes.describe, (request) => {
      const meal = describedText(request);
      if (meal instanceof Response) return meal;
      const changes = [{ item: 0, words: '2 eggs', before: 'Goose egg' }];
      return {
        ...meal,
        engine: 'model' as const,
        model_changes: [...changes, { item: 1, words: 'banan', before: null }],
      };
    });
    await form.enter({ 'Food name': '2 eggs and a banana' });
    expect(
      screen.getByText('Free when we find it in our database. 1 credit if AI has to help.'),
    ).toBeDefined();
    await form.click('AI Lookup');
    expect(await screen.findByText('You wrote “2 eggs”. AI reads it as Egg, not Goose egg.')).toBeDefined();
    expect(screen.getByText('You wrote “banan”. AI reads it as Banana.')).toBeDefined();
    await form.click('Remove Egg');
    expect(screen.queryByText(/^You wrote “2 eggs”/)).toBeNull();
  });
});
