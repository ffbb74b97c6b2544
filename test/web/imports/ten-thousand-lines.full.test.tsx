import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importRoutes } from '#shared/imports/routes.ts';
import type { NewImport } from '#shared/imports/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { ImportsCard } from '#web/features/imports/imports-card.tsx';
import { cronometer } from './exports.ts';

const LINES = 10_000;
const TODAY: LocalDate = '2026-11-20';

it('imports 10,000 lines with a preview, progress, a stop halfway and an undo', async () => {
  const api = scriptedApi();
  const stored = new Set<number>();
  api.on(importRoutes.list, () => ({ imports: [] }));
  const halfway = Promise.withResolvers<void>();
  api.on(importRoutes.log, async ({ body }) => {
    if (stored.size === LINES / 2) await halfway.promise;
    const { entries } = body as NewImport;
    for (const { line } of entries) stored.add(line);
    return { lines: entries.map(({ line }) => ({ line, status: 'logged' as const, message: null })) };
  });
  let removed = 0;
  api.on(importRoutes.undo, () => {
    removed += 2_500;
    return { removed: 2_500, left: LINES - removed };
  });
  const { user, click } = openScreen(<ImportsCard />);
  await click('Import a diary');
  const rows = Array.from(
    { length: LINES },
    (_none, at) => `${addDays(TODAY, -Math.floor(at / 10))},Lunch,Food ${at},1 cup,100,,,,,,,,`,
  );
  await user.upload(
    await screen.findByLabelText('Exported file'),
    new File([cronometer(...rows)], 'servings.csv'),
  );
  expect(await screen.findByText('10,000 entries from Cronometer')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(7);

  await click('Import 10,000 entries');
  expect(await screen.findByText('5,000 of 10,000 entries')).toBeDefined();
  await click('Stop');
  halfway.resolve();
  expect(await screen.findByText('Stopped after 5,200 of 10,000 entries')).toBeDefined();
  expect(stored.size).toBe(5_200);

  await click('Continue');
  expect(await screen.findByText('10,000 entries imported', undefined, { timeout: 60_000 })).toBeDefined();
  expect(stored.size).toBe(LINES);
  await click('Undo import');
  await click('Undo import');
  expect((await findToast('Import undone')).text).toContain('10,000 entries were removed from your diary.');
}, 120_000);
