import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agentRoutes } from '#shared/business-agents/agents/routes.ts';
import type { AgentAnswer, AgentName } from '#shared/business-agents/agents/schema.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { AgentView } from '#web/features/business-agents/agents/agent-view.tsx';

let api: ScriptedApi;
beforeEach(() => {
  api = scriptedApi();
});
afterEach(() => vi.unstubAllGlobals());

const anAnswer = (over: Partial<AgentAnswer>): AgentAnswer => ({
  action: 'churn',
  engine: 'rules',
  message: '3.00% of customers left.',
  ...over,
});

/** Opens the page of an agent and runs a text. */
const run = (agent: AgentName, text: string) => {
  openScreen(<AgentView agent={agent} renderConsent={() => null} />);
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  return () => api.sentTo(agentRoutes[agent]);
};

describe('A task in free text on the page of an agent', () => {
  const plan = [{ action: 'churn', params: { customers_at_start: 320, customers_lost: 8, currency: 'EUR' } }];

  it('shows the plan with its parameters and runs the edited ones when they are approved', async () => {
    api.on(agentRoutes.money, () => anAnswer({ kind: 'action', plan, params: plan[0]!.params }));
    const sent = run('money', 'We had 320 customers and lost 8. Churn?');
    const step = await screen.findByRole('group', { name: 'churn' });
    fireEvent.change(within(step).getByLabelText('customers lost'), { target: { value: '9' } });
    fireEvent.change(within(step).getByLabelText('currency'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({
      action: 'churn',
      data: { customers_at_start: 320, customers_lost: 9 },
    });
  });

  it('adds a chosen answer to the text and runs it again', async () => {
    api.on(agentRoutes.amplifier, () =>
      anAnswer({ kind: 'clarify', question: 'Where?', choices: ['for LinkedIn'] }),
    );
    const sent = run('amplifier', 'Write a post about bread');
    fireEvent.click(await screen.findByRole('button', { name: 'for LinkedIn' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({ action: 'Write a post about bread for LinkedIn' });
  });

  it('names the agent that does the task', async () => {
    api.on(agentRoutes.operations, () => anAnswer({ kind: 'cannot', near: 'churn', near_agent: 'money' }));
    run('operations', 'What is our churn?');
    expect((await screen.findByRole('link', { name: 'Open Money' })).getAttribute('href')).toBe(
      '/agents/money',
    );
  });
});
