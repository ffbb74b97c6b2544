import { expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { retentionListIn } from '../../../web/site/legal/retention-list.ts';

const timeOf = (beginning: string): string =>
  retentionListIn('en').rows.find(([what]) => what?.startsWith(beginning))?.[2] ?? '';

it('The privacy page states the log retention of production', () => {
  expect(timeOf('Technical logs')).toContain(`At most ${stages.prod.logsKeptForDays} days`);
});
