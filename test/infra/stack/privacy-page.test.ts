import { expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { keptData } from '../../../web/site/legal/kept-data.ts';

const timeOf = (beginning: string): string =>
  keptData.rows.find(([what]) => what.startsWith(beginning))?.[2] ?? '';

it('The privacy page tells how long production keeps its logs', () => {
  expect(timeOf('Technical logs')).toContain(`At most ${stages.prod.logsKeptForDays} days`);
});
