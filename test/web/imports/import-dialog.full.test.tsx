import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importRoutes } from '#shared/imports/routes.ts';
import type { LineAnswer, NewImport, PastImport } from '#shared/imports/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { ImportsCard } from '#web/features/imports/imports-card.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aCronometerDay, cronometer, loseIt } from './exports.ts';

const saved: Blob[] = [];
beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  saved.length = 0;
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:errors';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const bodyOf = (body: unknown) => body as NewImport;
const logAll = (body: unknown): { lines: LineAnswer[] } => ({
  lines: bodyOf(body).entries.map(({ line }) => ({ line, status: 'logged', message: null })),
});
const manyFoods = (count: number): string =>
  cronometer(
    ...Array.from({ length: count }, (_none, at) => `2026-11-18,Lunch,Food ${at},1 cup,100,,,,,,,,`),
  );

const open = async (past: PastImport[] | Response = []) => {
  const api = scriptedApi();
  api.on(importRoutes.list, () => (past instanceof Response ? past : { imports: past }));
  api.on(importRoutes.log, ({ body }) => logAll(body));
  const view = openScreen(<ImportsCard />);
  await view.user.click(screen.getByRole('button', { name: 'Import a diary' }));
  await screen.findByRole('dialog', { name: 'Import a diary' });
  const choose = async (content: string, name = 'servings.csv') =>
    view.user.upload(screen.getByLabelText('Exported file'), new File([content], name));
  const sent = () => api.sentTo(importRoutes.log);
  return { api, choose, sent, ...view };
};

describe('Importing a diary from another tracker', () => {
  it('an import shows a preview before anything is logged', async () => {
    const { choose, sent } = await open();
    await choose(aCronometerDay);
    expect(await screen.findByText('3 entries from Cronometer')).toBeDefined();
    expect(screen.getByText('Wed, Nov 18: 156 kcal')).toBeDefined();
    expect(screen.getByText('1 for breakfast and 2 between meals')).toBeDefined();
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayMealFoodkcal',
      'Wed, Nov 18SnackCoffee1 cup2',
      'Wed, Nov 18SnackCoffee1 cup2',
      'Wed, Nov 18BreakfastOats, rolled40 g152',
    ]);
    const group = within(screen.getByRole('group', { name: 'Which meal is “Pre-workout”?' }));
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Snack' }).checked).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('shows the period, the average and the newest lines of several days', async () => {
    const { choose } = await open();
    const days = ['2026-11-18', '2026-11-10', '2026-11-12'];
    await choose(cronometer(...days.flatMap((day) => Array(4).fill(`${day},Lunch,Soup,1,150,,,,,,,,`))));
    expect(await screen.findByText('Tue, Nov 10 to Wed, Nov 18: 3 days, 600 kcal per day')).toBeDefined();
    const newest = within(await screen.findByRole('table', { name: 'Latest 6 lines' }));
    expect(newest.getAllByRole('row').map((row) => row.textContent?.slice(0, 11))).toEqual([
      'DayMealFood',
      ...Array(4).fill('Wed, Nov 18'),
      ...Array(2).fill('Thu, Nov 12'),
    ]);
  });

  it('sends 200 lines per request, once for a double click, each with its own Idempotency-Key', async () => {
    const { choose, sent, user } = await open();
    await choose(manyFoods(430));
    await user.dblClick(await screen.findByRole('button', { name: 'Import 430 entries' }));
    expect(await screen.findByText('430 entries imported')).toBeDefined();
    const bodies = sent().map(({ body }) => bodyOf(body));
    expect(bodies.map(({ entries }) => entries.length)).toEqual([200, 200, 30]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
    expect(bodies[0]).toMatchObject({ source: 'cronometer', file_name: 'servings.csv' });
  });

  it('shows the skipped and rejected lines, on screen and in a file', async () => {
    const { choose, click, api } = await open();
    const lines: LineAnswer[] = [
      { line: 2, status: 'logged', message: null },
      { line: 3, status: 'duplicate', message: null },
      { line: 4, status: 'refused', message: 'This day is in the future.' },
    ];
    api.on(importRoutes.log, () => ({ lines }));
    const soups = ['2026-11-18,Lunch,=1+1,1,200,,,,,,,,', '2026-11-18,Lunch,Soup,1,lots,,,,,,,,'];
    await choose(
      cronometer('2026-11-18,Lunch,Tea,1,1,,,,,,,,', '2026-11-18,Lunch,Pie,1,1,,,,,,,,', ...soups),
    );
    await click('Import 3 entries');
    expect(await screen.findByText('1 entry imported')).toBeDefined();
    expect(screen.getByText('1 was already imported and skipped.')).toBeDefined();
    const faults = within(screen.getByRole('region', { name: 'Lines with errors' }));
    expect(faults.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Line 4: This day is in the future.',
      'Line 5: “lots” isn’t a number.',
    ]);
    await click('Download errors');
    const bytes = new Uint8Array(await saved[0]!.arrayBuffer());
    // The byte order mark by which spreadsheets recognize UTF-8.
    expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf');
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Line,Problem,Text',
      // The leading quote prevents a spreadsheet from running a formula.
      `4,This day is in the future.,"'=1+1"`,
      '5,“lots” isn’t a number.,"2026-11-18,Lunch,Soup,1,lots,,,,,,,,"',
    ]);
  });

  it('an interrupted import resumes with the same request', async () => {
    const { choose, click, api, sent } = await open();
    let asked = 0;
    api.on(importRoutes.log, ({ body }) => {
      asked += 1;
      return asked === 2 ? failure('SERVICE_UNAVAILABLE') : logAll(body);
    });
    await choose(manyFoods(250));
    await click('Import 250 entries');
    expect(await screen.findByText('Stopped after 200 of 250 entries')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('busy right now');
    await click('Continue');
    expect(await screen.findByText('250 entries imported')).toBeDefined();
    const [, broken, again] = sent();
    expect(again!.body).toEqual(broken!.body);
    expect(again!.headers.get('idempotency-key')).toBe(broken!.headers.get('idempotency-key'));
  });

  it('an import can be stopped after the current request, and resumed', async () => {
    const { choose, click, api, user, sent } = await open();
    const held = Promise.withResolvers<void>();
    let asked = 0;
    api.on(importRoutes.log, async ({ body }) => {
      asked += 1;
      if (asked === 2) await held.promise;
      return logAll(body);
    });
    await choose(manyFoods(450));
    await click('Import 450 entries');
    const bar = await screen.findByRole('progressbar', { name: 'Import' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('200 of 450 entries'));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Stopping')).toBeDefined();
    held.resolve();
    expect(await screen.findByText('Stopped after 400 of 450 entries')).toBeDefined();
    expect(sent()).toHaveLength(2);
    await click('Continue');
    expect(await screen.findByText('450 entries imported')).toBeDefined();
    expect(sent()).toHaveLength(3);
  });

  it('an import asks how to read ambiguous dates', async () => {
    const { choose, user, click, sent } = await open();
    await choose(loseIt('02/03/2026,Tea,,Lunch,1,Cup,1,0,,,,,,,,'), 'food-logs.csv');
    const question = within(await screen.findByRole('group', { name: 'Which date is 02/03/2026?' }));
    await user.click(question.getByRole('radio', { name: 'Mon, Mar 2' }));
    await click('Import 1 entry');
    await screen.findByText('1 entry imported');
    expect(bodyOf(sent()[0]!.body).entries[0]!.local_date).toBe('2026-03-02');
  });

  it('rejects another kind of file with the reason, and lets the user choose another one', async () => {
    const { choose } = await open();
    await choose('a,b\n1,2', 'numbers.csv');
    expect((await screen.findByRole('alert')).textContent).toContain('We don’t recognize this file.');
    await choose(aCronometerDay);
    expect(await screen.findByText('3 entries from Cronometer')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('A completed import', () => {
  const past: PastImport = {
    id: '01KAHZQ3N00000000000000001',
    source: 'loseit',
    file_name: 'food-logs.csv',
    started_at: '2026-11-19T12:00:00.000Z',
    logged: 120,
  };

  it('a completed import appears in the list, and is undone in several requests after a confirmation', async () => {
    const { api, click } = await open([past]);
    const left = [20, 0];
    const held = Promise.withResolvers<void>();
    api.on(importRoutes.undo, async () => {
      const now = left.shift()!;
      if (now === 0) await held.promise;
      return { removed: now === 0 ? 20 : 100, left: now };
    });
    expect(await screen.findByText('Lose It!, 120 entries')).toBeDefined();
    await click('Undo food-logs.csv');
    expect(api.sentTo(importRoutes.undo)).toEqual([]);
    expect(document.activeElement?.textContent).toContain('Undo import');
    await click('Undo import');
    expect(await screen.findByText('100 entries removed so far')).toBeDefined();
    held.resolve();
    expect((await findToast('Import undone')).text).toContain('120 entries were removed from your diary.');
    expect(api.sentTo(importRoutes.undo).map(({ path }) => path)).toEqual([
      `/api/imports/${past.id}/removals`,
      `/api/imports/${past.id}/removals`,
    ]);
  });

  it('a completed import can be undone immediately', async () => {
    const { api, choose, click, sent } = await open();
    api.on(importRoutes.undo, () => ({ removed: 3, left: 0 }));
    await choose(aCronometerDay);
    await click('Import 3 entries');
    await click('Undo import');
    await click('Undo import');
    await findToast('Import undone');
    expect(api.sentTo(importRoutes.undo)[0]!.path).toContain(bodyOf(sent()[0]!.body).id);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows that undoing was incomplete, and can be undone again', async () => {
    const { api, click } = await open([past]);
    api.on(importRoutes.undo, () => failure('SERVICE_UNAVAILABLE'));
    await click('Undo food-logs.csv');
    await click('Undo import');
    expect((await findToast('Some entries weren’t removed')).tone).toBe('error');
    expect(screen.getByRole('button', { name: 'Undo import' })).toBeDefined();
  });

  it('shows a load failure of earlier imports, and loads them on retry', async () => {
    const { api, click } = await open(failure('INTERNAL'));
    expect(await screen.findByText(/We couldn’t load your past imports/)).toBeDefined();
    api.on(importRoutes.list, () => ({ imports: [past] }));
    await click('Retry');
    expect(await screen.findByText('Lose It!, 120 entries')).toBeDefined();
  });
});
