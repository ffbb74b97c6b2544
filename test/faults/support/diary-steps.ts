import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { type DiaryModel, type Expected, modelEntryOf } from './diary-model.ts';

const kinds = [
  'log',
  'edit',
  'move',
  'remove',
  'copy',
  'take back',
  'drink',
  'look',
  'repeat',
  'reuse',
] as const;

/** One thing that a person does in one of two windows. Numbers choose among what there is. */
export interface Step {
  kind: (typeof kinds)[number];
  window: 0 | 1;
  which: number;
  others: number[];
  day: number;
  amount: number;
  /** Sent twice at the same moment, as a double press is. */
  twice: boolean;
}

export const steps: Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('log', ...kinds),
  window: fc.constantFrom(0, 1),
  which: fc.nat(99),
  others: fc.array(fc.nat(99), { maxLength: 4 }),
  day: fc.nat(2),
  amount: fc.integer({ min: 1, max: 4_000 }),
  twice: fc.boolean(),
});

interface Press {
  method: string;
  path: string;
  body?: object;
  key: string;
  answer: { status: number; body: unknown };
}

/** Carries steps out against the API and the model side by side. */
export const createDiaryPlayer = (user: ApiUser, model: DiaryModel, firstDay: string) => {
  const presses: Press[] = [];
  /** What each window shows: as it was when it last looked. */
  const windows: [FoodEntry[], FoodEntry[]] = [[], []];
  const days = [0, 1, 2].map((index) => addDays(firstDay, index));
  const timeOn = (day: number, amount: number): string =>
    `${days[day]!}T${String(amount % 24).padStart(2, '0')}:30:00.000Z`;

  const send = ({ method, path, body, key }: Omit<Press, 'answer'>) =>
    user.call(method, path, body, { 'idempotency-key': key });

  const press = async (
    { twice }: Step,
    method: string,
    path: string,
    body: object | undefined,
    expected: Expected,
  ) => {
    const request = { method, path, ...(body && { body }), key: randomUUID() };
    const [answer, again] = await Promise.all([send(request), twice ? send(request) : null]);
    for (const each of again ? [answer, again] : [answer]) {
      expect([path, each.status, each.status >= 400 ? each.body.code : undefined]).toEqual([
        path,
        expected.status,
        expected.code,
      ]);
    }
    if (again && answer.status < 300 && !path.endsWith('/water')) expect(again.body).toEqual(answer.body);
    presses.push({ ...request, answer });
    return answer;
  };

  /** What a window shows of an entry: perhaps not what stands. */
  const seen = ({ window, which }: Step): FoodEntry | undefined =>
    windows[window][which % Math.max(1, windows[window].length)];

  const note = (window: 0 | 1, entry: FoodEntry): void => {
    windows[window] = [...windows[window].filter(({ id }) => id !== entry.id), entry];
  };

  const play: Record<Step['kind'], (step: Step) => Promise<void>> = {
    log: async (step) => {
      const body = {
        food_name: `Food ${step.amount}`,
        calories: step.amount,
        protein: step.amount / 10,
        time_zone: 'UTC',
        logged_at: timeOn(step.day, step.amount),
      };
      const { body: entry } = await press(step, 'POST', '/api/food-entries', body, { status: 201 });
      expect(entry).toMatchObject({ ...body, local_date: days[step.day], version: 1 });
      model.add(modelEntryOf(entry as FoodEntry));
      note(step.window, entry as FoodEntry);
    },
    edit: async (step) => {
      const entry = seen(step);
      if (!entry) return;
      const change = { calories: step.amount, protein: null };
      const expected = model.change(entry.id, entry.version, change);
      const body = { ...change, version: entry.version };
      const answer = await press(step, 'PATCH', `/api/food-entries/${entry.id}`, body, expected);
      if (answer.status === 200) note(step.window, answer.body as FoodEntry);
    },
    move: async (step) => {
      const entry = seen(step);
      if (!entry) return;
      const logged_at = timeOn(step.day, step.amount);
      const expected = model.change(entry.id, entry.version, { logged_at, local_date: days[step.day]! });
      const body = { logged_at, time_zone: 'UTC', version: entry.version };
      const answer = await press(step, 'PATCH', `/api/food-entries/${entry.id}`, body, expected);
      if (answer.status === 200) note(step.window, answer.body as FoodEntry);
    },
    remove: async (step) => {
      const entry = seen(step);
      if (!entry) return;
      await press(step, 'DELETE', `/api/food-entries/${entry.id}`, undefined, model.remove(entry.id));
    },
    copy: async (step) => {
      const ids = chosen(step);
      if (ids.length === 0) return;
      const body = { ids, local_date: days[step.day], time_zone: 'UTC', meal_type: 'lunch' };
      const expected = model.copy(ids);
      const answer = await press(step, 'POST', '/api/food-entries/copies', body, expected);
      if (answer.status !== 201) return;
      expect(answer.body.entries).toHaveLength(ids.length);
      for (const [at, copy] of answer.body.entries.entries()) {
        const { food_name, calories, protein, logged_at } = model.entries.get(ids[at]!)!;
        const time = logged_at.slice(10);
        expect(copy).toMatchObject({ food_name, calories, protein, meal_type: 'lunch', version: 1 });
        expect(copy).toMatchObject({ local_date: days[step.day], logged_at: days[step.day] + time });
        model.add(modelEntryOf(copy));
      }
    },
    'take back': async (step) => {
      const ids = chosen(step);
      if (ids.length === 0) return;
      const date = days[step.day]!;
      const body = { ids, local_date: date };
      await press(step, 'POST', '/api/food-entries/removals', body, model.removeTogether(ids, date));
    },
    drink: async (step) => {
      const milliliters = step.which % 2 === 0 ? step.amount : -step.amount;
      const date = days[step.day]!;
      const holds = model.drink(date, milliliters);
      const answer = await press(step, 'POST', `/api/diary/${date}/water`, { milliliters }, { status: 200 });
      expect(answer.body.water_ml).toBe(holds);
    },
    look: async ({ window }) => {
      const answers = await Promise.all(days.map((day) => user.call('GET', `/api/diary/${day}`)));
      windows[window] = answers.flatMap(({ body }) => body.entries);
    },
    /** The same press again: what was done is answered and not done again; what was refused is refused again. */
    repeat: async ({ which }) => {
      const earlier = presses[which % Math.max(1, presses.length)];
      if (!earlier) return;
      const answer = await send(earlier);
      if (earlier.answer.status >= 400) return expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBe(earlier.answer.status);
      // A day's water and copied entries are told as they stand now.
      if (!/water$|copies$/.test(earlier.path)) expect(answer.body).toEqual(earlier.answer.body);
    },
    /** The key of one press with another request: refused, and nothing done. */
    reuse: async ({ which, amount }) => {
      const done = presses.filter(({ answer }) => answer.status < 300);
      const earlier = done[which % Math.max(1, done.length)];
      if (!earlier) return;
      const body = { food_name: `Other ${amount}`, calories: 1, time_zone: 'UTC' };
      const answer = await send({ ...earlier, method: 'POST', path: '/api/food-entries', body });
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    },
  };

  const chosen = ({ window, which, others }: Step): string[] => {
    const shown = windows[window];
    if (shown.length === 0) return [];
    return [...new Set([which, ...others].map((index) => shown[index % shown.length]!.id))];
  };

  return { days, play: (step: Step): Promise<void> => play[step.kind](step) };
};
