import { expect, it } from 'vitest';
import { executiveRequest } from '#shared/business-agents/executive/schema.ts';

const faultsOf = (data: Record<string, string>): string[] => {
  const parsed = executiveRequest.safeParse({ action: 'get_schedule', data });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const tooLong = 'data.to: Choose a range of up to one year, with the start date first.';

it('a schedule’s range of a year or less, or with an open end, is accepted', () => {
  expect(faultsOf({ from: '2026-01-01', to: '2027-01-01' })).toEqual([]);
  expect(faultsOf({ from: '2026-01-01' })).toEqual([]);
});

it('a schedule’s range that is longer or ends before it starts is rejected', () => {
  expect(faultsOf({ from: '2026-01-01', to: '2027-01-03' })).toEqual([tooLong]);
  expect(faultsOf({ from: '2026-01-02', to: '2026-01-01' })).toEqual([tooLong]);
});

it.each(['${id}', '2026-02-30', 'soon'])(
  'a schedule’s range from the impossible date “%s” is rejected',
  (from) => {
    expect(faultsOf({ from, to: '2026-03-01' })).toContain('data.from: Enter a date as YYYY-MM-DD.');
    expect(faultsOf({ from, to: '2026-03-01' })).not.toContain(tooLong);
  },
);
