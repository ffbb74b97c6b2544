import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { openExecutive } from './open-executive.tsx';

describe('An email from a template with unknown values', () => {
  it('asks for the values that a template needs, and writes the email again with them', async () => {
    const { api, openTab, click, user } = openExecutive();
    const email = { subject: 'Hi', body: 'Hello.' };
    api.on(executiveRoutes.run, ({ body }) => {
      const { customData } = (body as { data: { customData: Record<string, string> } }).data;
      return {
        message: 'Done.',
        engine: 'rules' as const,
        email,
        ...(!customData['price'] && { missing: ['price'] }),
      };
    });
    await openTab('Emails');
    await user.type(screen.getByLabelText('More fields'), 'topic: Teams');
    await click('Generate email');
    await user.type(await screen.findByLabelText('price'), '€9');
    await click('Add to the email');
    await waitFor(() => expect(screen.queryByLabelText('price')).toBeNull());
    expect(api.sentTo(executiveRoutes.run)[1]?.body).toMatchObject({
      data: { customData: { topic: 'Teams', price: '€9' } },
    });
    expect(screen.getByLabelText('More fields')).toHaveProperty('value', 'topic: Teams\nprice: €9');
  });
});
