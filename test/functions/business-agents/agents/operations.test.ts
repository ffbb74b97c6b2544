import { describe, expect, it } from 'vitest';
import { perform, refusedFields } from './perform.ts';
import { cpuTimeOf } from '#test/support/cpu-time.ts';

const run = (action: string, data: unknown): unknown => perform('operations', action, data).result;

describe('A data summary', () => {
  it('sums numbers exactly, counts texts and reports missing values', () => {
    const { fields, groups } = run('summarise', {
      group_by: 'region',
      records: [
        { region: 'North', sold: 0.1, open: true },
        { region: 'South', sold: 0.2, open: false },
        { region: 'North', sold: null },
      ],
    }) as { fields: unknown; groups: unknown };
    expect(fields).toEqual([
      {
        field: 'region',
        filled: 3,
        missing: 0,
        texts: {
          different: 2,
          most_frequent: [
            { value: 'North', times: 2 },
            { value: 'South', times: 1 },
          ],
        },
      },
      { field: 'sold', filled: 2, missing: 1, numbers: { sum: 0.3, average: 0.15, least: 0.1, most: 0.2 } },
      { field: 'open', filled: 2, missing: 1, yes: 1, no: 1 },
    ]);
    expect(groups).toMatchObject([
      { group: 'North', records: 2 },
      { group: 'South', records: 1 },
    ]);
  });

  it('accepts a bare list and treats a field named __proto__ like any other', () => {
    const records = JSON.parse('[{"__proto__": 2, "constructor": "x"}, {"__proto__": 3}]') as unknown;
    const { fields } = run('summarise', records) as { fields: unknown };
    expect(fields).toMatchObject([
      { field: '__proto__', numbers: { sum: 5 } },
      { field: 'constructor', filled: 1, missing: 1 },
    ]);
  });
});

describe('A table summary', () => {
  it('sums numbers written as text, but not IDs and phone numbers', () => {
    const { fields } = run('summarise', [
      { amount: '12.50', phone: '030123', plan: '7 days' },
      { amount: '7.5', phone: '017123', plan: '7' },
      { amount: -0.5 },
    ]) as { fields: { field: string; numbers?: object }[] };
    expect(fields.map(({ field, numbers = null }) => [field, numbers])).toEqual([
      ['amount', { sum: 19.5, average: 6.5, least: -0.5, most: 12.5 }],
      ['phone', null],
      ['plan', null],
    ]);
  });

  it('ignores a number that is too large to be counted', () => {
    const { fields } = run('summarise', JSON.parse('[{"sold": 1e400}, {"sold": 2}]')) as { fields: unknown };
    expect(fields).toMatchObject([{ field: 'sold', filled: 1, missing: 1, numbers: { sum: 2 } }]);
  });
});

describe('A work schedule', () => {
  const plan = (tasks: unknown[], more: object = {}) =>
    run('schedule', { start: '2026-11-20', tasks, ...more }) as {
      finish: string;
      plan: { name: string; start: string; end: string }[];
      late: unknown[];
      by_person: unknown[];
    };

  it('respects working hours, working days and dependencies', () => {
    const made = plan([
      { name: 'Print', hours: 1, person: 'Ada', after: ['Review'], due: '2026-11-23' },
      { name: 'Draft', hours: 6, person: 'Ada' },
      { name: 'Review', hours: 4, person: 'Ben', after: ['Draft'] },
    ]);
    // A Friday; the weekend is free.
    expect(made.plan).toEqual([
      { name: 'Draft', person: 'Ada', start: '2026-11-20T09:00', end: '2026-11-20T15:00' },
      { name: 'Review', person: 'Ben', start: '2026-11-20T15:00', end: '2026-11-23T11:00' },
      { name: 'Print', person: 'Ada', start: '2026-11-23T11:00', end: '2026-11-23T12:00' },
    ]);
    expect(made.finish).toBe('2026-11-23T12:00');
    expect(made.late).toEqual([]);
    expect(made.by_person).toEqual([
      { person: 'Ada', tasks: 2, minutes: 420 },
      { person: 'Ben', tasks: 1, minutes: 240 },
    ]);
  });

  it('assigns no one two tasks at once, starts with the most important and reports late tasks', () => {
    const made = plan([
      { name: 'Later', hours: 4, priority: 'Low' },
      { name: 'Soon', hours: 6, due: '2026-11-20' },
      { name: 'Now', hours: 4, priority: 'high' },
    ]);
    expect(made.plan.map(({ name }) => name)).toEqual(['Now', 'Soon', 'Later']);
    expect(made.plan[1]).toMatchObject({ start: '2026-11-20T13:00', end: '2026-11-23T11:00' });
    expect(made.late).toEqual([{ name: 'Soon', due: '2026-11-20', end: '2026-11-23T11:00' }]);
  });

  it('accepts custom hours and days', () => {
    const made = plan([{ name: 'Night', minutes: 150, earliest: '2026-11-21' }], {
      working_hours: { from: '22:00', to: '23:30' },
      working_days: [7],
    });
    expect(made.plan).toMatchObject([{ start: '2026-11-22T22:00', end: '2026-11-29T23:00' }]);
  });

  it.each([
    [{ hours: 'a while' }, 'Enter hours as a number from 0.01 to 1,000, such as 1.5.'],
    [{ hours: -1 }, 'Enter hours as a number from 0.01 to 1,000, such as 1.5.'],
    [{ minutes: 0 }, 'Enter minutes as a number from 1 to 60,000, such as 90.'],
    [{}, 'Say how long this takes: hours, such as 1.5, or minutes, such as 90.'],
  ])('AGENTS-03 says what a duration must be instead of %o', (length, message) => {
    expect(() => perform('operations', 'schedule', { tasks: [{ name: 'Draft', ...length }] })).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ message })] }),
    );
  });

  it('accepts hours as text and treats blank or null as missing', () => {
    const made = plan([
      { name: 'Draft', hours: '2.5', minutes: '', after: null, person: '', earliest: ' ', due: null },
    ]);
    expect(made.plan).toEqual([
      { name: 'Draft', person: null, start: '2026-11-20T09:00', end: '2026-11-20T11:30' },
    ]);
  });

  it('rejects a schedule that would take centuries without delay', () => {
    const rare = { working_hours: { from: '09:00', to: '09:01' }, working_days: [1] };
    const tasks = Array.from({ length: 200 }, (_, at) => ({ name: `${at}`, hours: 1000, person: `${at}` }));
    const refuse = () => refusedFields('operations', 'schedule', { tasks, ...rare });
    expect(refuse()).toEqual(['tasks.0']);
    expect(cpuTimeOf(refuse)).toBeLessThan(2_000);
    const [long] = plan([{ name: 'Long', minutes: 60 }], rare).plan;
    // The last of 60 Mondays, starting with 23 November.
    expect(long?.end).toBe('2028-01-10T09:01');
  });

  it('a work schedule error names exactly the tasks of a dependency cycle', () => {
    const tasks = [
      { name: 'Before', hours: 1 },
      { name: 'A', hours: 1, after: ['B', 'Before'] },
      { name: 'B', hours: 1, after: ['C'] },
      { name: 'C', hours: 1, after: ['A'] },
      { name: 'Behind', hours: 1, after: ['C'] },
      { name: 'Itself', hours: 1, after: ['Itself'] },
    ];
    expect(refusedFields('operations', 'schedule', { tasks })).toEqual([
      'tasks.1.after',
      'tasks.2.after',
      'tasks.3.after',
      'tasks.5.after',
    ]);
  });

  it('a work schedule error names duplicate tasks, unknown tasks and tasks without a duration', () => {
    const tasks = [
      { name: 'A', hours: 1 },
      { name: 'A', hours: 1 },
      { name: 'B', after: ['X'] },
    ];
    expect(refusedFields('operations', 'schedule', { tasks })).toEqual([
      'tasks.1.name',
      'tasks.2.after.0',
      'tasks.2.hours',
    ]);
    expect(
      refusedFields('operations', 'schedule', { tasks: [{ name: 'A', hours: 1 }], start: '9999-12-31' }),
    ).toEqual(['start']);
  });
});

describe('Priorities', () => {
  it('computes priority as impact times urgency divided by effort; a near deadline is urgent', () => {
    const { tasks } = run('prioritise', {
      tasks: [
        { name: 'Archive', impact: 2, effort: 2 },
        { name: 'Audit', impact: 5, effort: 3, due: '2026-11-24' },
        { name: 'Checkout', impact: 5, effort: 2, urgency: 5 },
      ],
    }) as { tasks: object[] };
    expect(tasks).toMatchObject([
      { rank: 1, name: 'Checkout', score: 12.5, quarter: 'do_now' },
      { rank: 2, name: 'Audit', score: 6.67, urgency: 4, quarter: 'do_now' },
      { rank: 3, name: 'Archive', score: 1, quarter: 'leave' },
    ]);
  });
});

describe('Overdue tasks', () => {
  it('lists open tasks due before today, the latest first', () => {
    expect(
      run('overdue', {
        tasks: [
          { name: 'Offer', due: '2026-11-18', person: 'Ada' },
          { name: 'Old', due: '2026-11-01', person: 'Ada' },
          { name: 'Done', due: '2026-11-01', done: true },
          { name: 'Today', due: '2026-11-22' },
          { name: 'Soon', due: '2026-11-29' },
          { name: 'Later', due: '2026-11-30' },
          { name: 'Some day' },
        ],
      }),
    ).toMatchObject({
      today: '2026-11-22',
      late: [
        { name: 'Old', days_late: 21 },
        { name: 'Offer', days_late: 4 },
      ],
      due_today: [{ name: 'Today' }],
      due_soon: [{ name: 'Soon', days: 7 }],
      later: 1,
      without_day: 1,
      done: 1,
      late_by_person: [{ person: 'Ada', tasks: 2 }],
    });
  });
});
