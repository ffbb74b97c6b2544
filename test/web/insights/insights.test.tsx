import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { insightRoutes } from '#shared/insights/routes.ts';
import { type Insight, type InsightsAnswer, insightTypes } from '#shared/insights/schema.ts';
import { failure, type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { InsightsView } from '#web/features/insights/insights-view.tsx';
import { UnsubscribeForm } from '#web/features/insights/unsubscribe-form.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { PATIENCE } from '#test/support/patience.ts';

const nobody = useSession.getState();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSession.setState(nobody, true);
});

const anInsight = (over: Partial<Insight> = {}): Insight => ({
  type: 'improvement',
  title: 'Room for more fiber',
  description: 'You average 14.2 g a day.',
  action: { label: 'Plan a meal with fiber', kind: 'plan' },
  ...over,
});
const anAnswer = (over: Partial<InsightsAnswer> = {}): InsightsAnswer => ({
  insights: [anInsight()],
  healthScore: 84,
  engine: 'rules',
  generated_at: '2026-11-20T08:04:00.000Z',
  ...over,
});

const open = (script: Parameters<ScriptedApi['on']>[1], isAtRisk = false) => {
  const api = scriptedApi();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  useSession.setState({ status: 'signed-in', user: { sub: 'mara', email: 'mara@example.com' } as never });
  api.on(insightRoutes.generate, script as never);
  const onAct = vi.fn((kind: string) => kind !== 'from-the-future');
  const view = openScreen(
    <InsightsView
      onAct={onAct}
      renderConsent={({ onGranted }) => <button onClick={onGranted}>I agree</button>}
      isAtRisk={isAtRisk}
      more={null}
    />,
  );
  return { api, onAct, ...view };
};
const press = (view: ReturnType<typeof open>, name: string) =>
  view.user.click(screen.getByRole('button', { name }));

describe('The Smart Insights tab', () => {
  it('requests the language of the page, and marks the language of each insight for screen readers', async () => {
    const { api } = open(() =>
      anAnswer({ language: 'de', insights: [anInsight({ title: 'Mehr Ballaststoffe' })] }),
    );
    expect((await screen.findByRole('heading', { name: 'Mehr Ballaststoffe' })).lang).toBe('de');
    expect(api.sentTo(insightRoutes.generate)[0]?.headers.get('accept-language')).toBe('en');
  });

  it('INSIGHT-01 INSIGHT-05 the Smart Insights tab lists insights of every type by icon and label, with title, description and a button', async () => {
    open(() =>
      anAnswer({ insights: insightTypes.map((type) => anInsight({ type, title: `A matter of ${type}` })) }),
    );
    const list = within(await screen.findByRole('list', { name: 'Insights' }));
    const items = list.getAllByRole('listitem');
    const words = ['Improvement', 'Warning', 'Achievement', 'Recommendation', 'Health'];
    expect(items).toHaveLength(words.length);
    expect(insightTypes).toEqual(words.map((word) => word.toLowerCase()));
    for (const [at, word] of words.entries()) {
      const item = within(items[at]!);
      expect(item.getByText(word)).toBeDefined();
      expect(item.getByRole('heading', { name: `A matter of ${insightTypes[at]!}` })).toBeDefined();
      expect(item.getByText('You average 14.2 g a day.')).toBeDefined();
      expect(item.getByRole('button', { name: 'Plan a meal with fiber' })).toBeDefined();
    }
  });

  it('INSIGHT-02 INSIGHT-04 the Smart Insights tab shows the health score with its label', async () => {
    open(() => anAnswer({ healthScore: 79 }));
    expect(await screen.findByRole('img', { name: '79 out of 100: Good' })).toBeDefined();
  });

  it("INSIGHT-03 (D25) opens the page of an insight, and shows 'Feature Coming Soon!' for an unknown one", async () => {
    const view = open(() =>
      anAnswer({
        insights: [
          anInsight(),
          anInsight({ title: 'New', action: { label: 'Fly', kind: 'from-the-future' } }),
        ],
      }),
    );
    await screen.findByText('New');
    await press(view, 'Plan a meal with fiber');
    expect(view.onAct).toHaveBeenLastCalledWith('plan');
    expect(screen.queryByText('Feature Coming Soon!')).toBeNull();
    await press(view, 'Fly');
    expect((await findToast('Feature Coming Soon!')).tone).toBe('info');
  });

  it("API-12 requests the user's own insights, free of charge by default", async () => {
    const { api } = open(() => anAnswer());
    await screen.findByText('Room for more fiber');
    expect(api.sentTo(insightRoutes.generate).map(({ body }) => body)).toEqual([
      { userId: 'mara', time_zone: expect.any(String) },
    ]);
  });

  it('INSIGHT-07 the Smart Insights tab shows the insights of an answer with an error, with score 50 when it has no score', async () => {
    open(() => anAnswer({ error: 'Insights cannot be made right now.', healthScore: undefined }));
    expect(await screen.findByRole('img', { name: '50 out of 100: Needs Improvement' })).toBeDefined();
    expect(screen.getByText('Room for more fiber')).toBeDefined();
    expect(screen.getByText('Insights cannot be made right now.')).toBeDefined();
  });

  it('INSIGHT-07 an answer with an error and no score does not claim that anything was calculated', async () => {
    open(() => anAnswer({ error: 'Insights cannot be made right now.', healthScore: undefined }));
    expect(await screen.findByText('This score is only a placeholder.')).toBeDefined();
    expect(screen.queryByText(/^Calculated from your data/)).toBeNull();
  });

  it('INSIGHT-02 INSIGHT-09 INSIGHT-10 (D49) users at risk see no score, with an answer or without', async () => {
    open(() => anAnswer({ healthScore: undefined, health_risk: 'pregnant' }));
    expect(await screen.findByText('Room for more fiber')).toBeDefined();
    expect(screen.queryByRole('img', { name: /out of 100/ })).toBeNull();
    open(() => failure('INTERNAL'), true);
    expect(await screen.findByText('We couldn’t load your insights.')).toBeDefined();
    expect(screen.queryByRole('img', { name: /out of 100/ })).toBeNull();
  });

  it('INSIGHT-08 INSIGHT-09 the Smart Insights tab warns with score 65 when the function fails, and shows it in a toast', async () => {
    open(() => failure('INTERNAL'));
    const heading = await screen.findByRole('heading', { name: 'Insights Temporarily Unavailable' });
    expect(within(heading.closest('li')!).getByText('Warning')).toBeDefined();
    expect(screen.getByRole('img', { name: '65 out of 100: Good' })).toBeDefined();
    // The toast disappears; the note that the values are not the user's own stays.
    expect(screen.getByText(/This score is only a placeholder\./)).toBeDefined();
    const toast = await findToast('Unable to load insights');
    expect(toast.tone).toBe('error');
    expect(toast.text).toContain('Please try again later or check your connection.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it('INSIGHT-10 the Smart Insights tab encourages with score 65 when no answer arrives', async () => {
    open(() => {
      throw new TypeError('Failed to fetch');
    });
    const heading = await screen.findByRole(
      'heading',
      { name: 'Keep Tracking Your Progress' },
      { timeout: 10_000 * PATIENCE },
    );
    expect(within(heading.closest('li')!).getByText('Recommendation')).toBeDefined();
    expect(screen.getByRole('img', { name: '65 out of 100: Good' })).toBeDefined();
  });

  it('asks AI only on Refresh, which shows its price, and keeps the list after a failure', async () => {
    let isFailing = true;
    const view = open(({ body }) => {
      if (!(body as { refresh?: boolean }).refresh) return anAnswer();
      if (isFailing) return failure('REQUEST_RUNNING');
      return anAnswer({ engine: 'model', insights: [anInsight({ title: 'By AI' })] });
    });
    await screen.findByText('Room for more fiber');
    expect(screen.getByText('3 credits if AI writes them. Otherwise free.')).toBeDefined();
    await press(view, 'Refresh');
    expect((await findToast('Error')).tone).toBe('error');
    expect(screen.getByText('Room for more fiber')).toBeDefined();
    isFailing = false;
    await press(view, 'Refresh');
    expect(await screen.findByText('By AI')).toBeDefined();
    expect(screen.getByText(/^Written by AI at/)).toBeDefined();
    const refreshes = view.api
      .sentTo(insightRoutes.generate)
      .filter(({ body }) => (body as { refresh?: boolean }).refresh);
    const keys = refreshes.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('the Smart Insights tab asks for consent before AI receives data, and continues once it is given', async () => {
    let isAsked = false;
    const view = open(({ body }) => {
      if (!(body as { refresh?: boolean }).refresh) return anAnswer();
      if (!isAsked) {
        isAsked = true;
        return anAnswer({ needs_consent: true });
      }
      return anAnswer({ engine: 'model', insights: [anInsight({ title: 'By AI' })] });
    });
    await screen.findByText('Room for more fiber');
    await press(view, 'Refresh');
    await view.user.click(await screen.findByRole('button', { name: 'I agree' }));
    expect(await screen.findByText('By AI')).toBeDefined();
  });
});

describe('The page that unsubscribes from the weekly email', () => {
  const token = 'a'.repeat(43);

  it('changes nothing when opened, and unsubscribes with one click', async () => {
    const api = scriptedApi();
    api.on(insightRoutes.unsubscribe, () => ({ unsubscribed: true }));
    const { user } = openScreen(<UnsubscribeForm token={token} />);
    expect(api.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'Weekly emails are off' })).toBeDefined();
    await waitFor(() => expect(api.sentTo(insightRoutes.unsubscribe)).toHaveLength(1));
    const [sent] = api.sentTo(insightRoutes.unsubscribe);
    expect(sent?.query.get('token')).toBe(token);
    expect(sent?.headers.get('authorization')).toBeNull();
  });

  it('reports a link whose account no longer exists instead of confirming', async () => {
    const api = scriptedApi();
    api.on(insightRoutes.unsubscribe, () => ({ unsubscribed: false }));
    const { user } = openScreen(<UnsubscribeForm token={token} />);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired');
    expect(screen.queryByRole('heading', { name: 'Weekly emails are off' })).toBeNull();
  });

  it('reports an incomplete link', () => {
    openScreen(<UnsubscribeForm token="abc" />);
    expect(screen.getByRole('alert').textContent).toContain('This link is incomplete');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
