import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import { agentRoutes } from '#shared/business-agents/agents/routes.ts';
import { type AgentAnswer, type AgentName, agentNames } from '#shared/business-agents/agents/schema.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { AgentView } from '#web/features/business-agents/agents/agent-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

let api: ScriptedApi;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api = scriptedApi();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const anAnswer = (over: Partial<AgentAnswer> = {}): AgentAnswer => ({
  action: 'churn',
  engine: 'rules',
  message: '3.00% of customers left.',
  result: { churn_percent: '3.00' },
  ...over,
});

const open = (agent: AgentName = 'money') => {
  const view = openScreen(
    <AgentView
      agent={agent}
      renderConsent={({ onGranted }) => <button onClick={onGranted}>I agree</button>}
    />,
  );
  const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
  const write = (action: string, payload: string): void => {
    fireEvent.change(field('Action'), { target: { value: action } });
    fireEvent.change(field('JSON payload'), { target: { value: payload } });
  };
  return { ...view, field, write, sent: () => api.sentTo(agentRoutes[agent]) };
};
const shownJson = () => screen.findByLabelText('JSON response');

describe('The page of a free-form agent', () => {
  it.each(agentNames)(
    'RAW-01 RAW-02 RAW-03 shows for %s a field for the action, one for the payload, Run, Reset and a place for the result',
    (agent) => {
      const { field } = open(agent);
      expect(field('Action').tagName).toBe('INPUT');
      expect(field('JSON payload').tagName).toBe('TEXTAREA');
      expect(screen.getByRole('button', { name: 'Run' })).toBeDefined();
      expect(screen.getByRole('button', { name: 'Reset' })).toBeDefined();
      expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain('Results appear here');
    },
  );

  it.each(agentNames)(
    'RAW-04 the page of a free-form agent sends the action and parsed data to the %s agent',
    async (agent) => {
      api.on(agentRoutes[agent], () => anAnswer());
      const { write, click, sent } = open(agent);
      write(' Cash Flow ', '{"opening_balance": "5.00", "movements": []}');
      await click('Run');
      await shownJson();
      expect(sent().map(({ path, body }) => [path, body])).toEqual([
        [
          `/api/functions/${agent}-agent`,
          { action: 'Cash Flow', data: { opening_balance: '5.00', movements: [] } },
        ],
      ]);
      expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/\S{8}/);
    },
  );

  it('RAW-05 shows the parse error for an invalid JSON payload and sends nothing', async () => {
    const { write, click, sent } = open();
    for (const payload of ['{"a":', 'hello', '{"a": 1,}', '['.repeat(100_000)]) {
      write('churn', payload);
      await click('Run');
      let expected = '';
      try {
        JSON.parse(payload);
      } catch (error) {
        expected = (error as Error).message;
      }
      expect((await screen.findByRole('alert')).textContent).toBe(expected);
    }
    expect(sent()).toEqual([]);
  });

  it('RAW-06 the page of a free-form agent sends an empty payload as undefined', async () => {
    api.on(agentRoutes.money, () => anAnswer());
    const { write, click, sent } = open();
    write('churn', ' \n ');
    await click('Run');
    await shownJson();
    expect(sent().map(({ body }) => body)).toEqual([{ action: 'churn' }]);
  });

  it('RAW-07 shows the whole answer as formatted JSON that can be copied', async () => {
    const answer = anAnswer({ result: { list: [1, { deep: null }], html: '<b>bold</b>' } });
    api.on(agentRoutes.money, () => answer);
    const { write, click } = open();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    write('churn', '{}');
    await click('Run');
    expect((await shownJson()).textContent).toBe(JSON.stringify(answer, null, 2));
    await click('Copy');
    expect(copied).toHaveBeenCalledWith(JSON.stringify(answer, null, 2));
  });

  it('RAW-08 shows the message of a failure in a separate block, with the invalid fields', async () => {
    api.on(agentRoutes.money, () =>
      failure('AGENT_DATA_UNFIT', [
        { field: 'lines.0.unit_price', message: 'Enter a number with a decimal point, such as 12.5.' },
      ]),
    );
    const { write, click } = open();
    write('invoice totals', '{"lines": [{}]}');
    await click('Run');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This data doesn’t fit the action. Compare it with the example.lines.0.unit_price: Enter a number with a decimal point, such as 12.5.',
    );
  });

  it('RAW-08 shows “Unknown error” when a failure has no message', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
    vi.spyOn(Response, 'json');
    const { describeFailure } = await import('#web/features/business-agents/agents/describe-failure.ts');
    for (const error of [new Error(''), undefined, 'text', { message: 'no error' }])
      expect(describeFailure(error)).toEqual(['Unknown error']);
    expect(describeFailure(new Error('Broken'))).toEqual(['Broken']);
  });

  it('reuses the Idempotency-Key after a failure and takes a new one after an answer', async () => {
    const answers = [failure('SERVICE_UNAVAILABLE'), anAnswer(), anAnswer()];
    api.on(agentRoutes.money, () => answers.shift()!);
    const { write, click, sent } = open();
    write('churn', '{}');
    await click('Run');
    await screen.findByRole('alert');
    await click('Run');
    await shownJson();
    expect(screen.queryByRole('alert')).toBeNull();
    await click('Run');
    await waitFor(() => expect(sent()).toHaveLength(3));
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('runs once at a time, also by Ctrl+Enter from either field', async () => {
    let finish = (_answer: AgentAnswer): void => undefined;
    api.on(agentRoutes.money, () => new Promise<AgentAnswer>((resolve) => (finish = resolve)));
    const { write, field, sent } = open();
    write('churn', '{}');
    for (const name of ['Action', 'JSON payload'])
      fireEvent.keyDown(field(name), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.getByRole('status').textContent).toBe('The agent is working…');
    finish(anAnswer());
    await shownJson();
    expect(sent()).toHaveLength(1);
  });

  it('RAW-02 the page of a free-form agent clears everything on Reset', async () => {
    api.on(agentRoutes.money, () => anAnswer());
    const { write, click, field } = open();
    write('churn', '{}');
    await click('Run');
    await shownJson();
    await click('Reset');
    expect([field('Action').value, field('JSON payload').value]).toEqual(['', '']);
    expect(screen.queryByLabelText('JSON response')).toBeNull();
    await click('Run');
    expect((await screen.findByRole('alert')).textContent).toBe('Enter an action.');
  });

  it('the page of a free-form agent rejects a payload that is too long, too deep or too large before sending it', async () => {
    const { write, click, sent } = open();
    const refused: [string, string][] = [
      [JSON.stringify('ü'.repeat(131_072)), 'The data is longer than 256 KB.'],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'The data is nested more than 32 levels deep.'],
      [`[${'0,'.repeat(20_000)}0]`, 'The data holds more than 20,000 values.'],
    ];
    for (const [payload, message] of refused) {
      write('churn', payload);
      await click('Run');
      expect((await screen.findByRole('alert')).textContent).toBe(message);
    }
    expect(sent()).toEqual([]);
  });

  it('sends keys named like prototype properties unchanged', async () => {
    api.on(agentRoutes.money, () => anAnswer());
    const { write, click, sent } = open();
    write('churn', '{"__proto__": {"admin": true}, "constructor": 1}');
    await click('Run');
    await shownJson();
    expect(JSON.stringify(sent()[0]?.body)).toBe(
      '{"action":"churn","data":{"__proto__":{"admin":true},"constructor":1}}',
    );
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it.each(agentNames)(
    'the page of a free-form agent lists the actions of the %s agent, each with an example that fills the fields on click',
    async (agent) => {
      const { click, field } = open(agent);
      for (const { action, example } of knownActions[agent]) {
        await click(`Try it: ${action}`);
        expect(field('Action').value).toBe(action);
        expect(JSON.parse(field('JSON payload').value)).toEqual(example);
      }
      expect(document.activeElement).toBe(field('JSON payload'));
      const known = within(screen.getByRole('region', { name: 'Actions' }));
      expect(known.getAllByRole('listitem')).toHaveLength(knownActions[agent].length);
    },
  );

  it('D45 offers AI to a user without a stored choice, and runs the action after consent', async () => {
    const answers = [anAnswer({ needs_consent: true }), anAnswer({ engine: 'model', message: 'By AI now.' })];
    api.on(agentRoutes.amplifier, () => answers.shift()!);
    const { write, click } = open('amplifier');
    write('post', '{}');
    await click('Run');
    expect(await screen.findByText('Created from your data with fixed rules. Free.')).toBeDefined();
    await click('Ask AI');
    await click('I agree');
    expect(await screen.findAllByText('By AI now.')).toHaveLength(2);
  });

  it('D19 shows the price before a run: nothing for money, credits when AI may write', async () => {
    const { unmount } = open('money');
    expect(screen.getByText('Free: numbers are calculated with fixed rules, never by AI.')).toBeDefined();
    unmount();
    open('amplifier');
    expect(await screen.findByText(/2 credits if AI does it/)).toBeDefined();
  });

  it('the page of a free-form agent keeps the typed values and reports that the network is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(screen.getByText(/You’re offline. Your input stays here/)).toBeDefined();
  });
});
