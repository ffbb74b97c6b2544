import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAILED_RECORDS_KEPT } from '#infra/constructs/storage/failed-records-bucket.ts';
import { stages } from '#infra/stages.ts';
import { retentionListIn } from '../../../web/site/legal/retention-list.ts';

const timeOf = (beginning: string): string =>
  retentionListIn('en').rows.find(([what]) => what?.startsWith(beginning))?.[2] ?? '';

it('The privacy page states the log retention of production', () => {
  expect(timeOf('Technical logs')).toContain(`At most ${stages.prod.logsKeptForDays} days`);
});

it.each([
  ['privacy-page.tsx', 'failed to process expire within DAYS days'],
  ['de/privacy-page.tsx', 'nicht verarbeitet werden konnten, innerhalb von DAYS Tagen'],
])(
  'the privacy page %s states how long failed changes are kept, which an erasure does not reach',
  (page, text) => {
    const words = readFileSync(`web/site/legal/${page}`, 'utf8').replaceAll(/\s+/g, ' ');
    expect(words).toContain(text.replace('DAYS', String(FAILED_RECORDS_KEPT.toDays())));
  },
);
