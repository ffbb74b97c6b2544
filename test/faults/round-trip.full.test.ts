import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { foodEntryChange, newFoodEntry } from '#shared/food-entries/schema.ts';
import { profileChange } from '#shared/profile/profile-change.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { arbitraryOfSchema } from '#test/support/arbitrary-of-schema.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { withUser } from '#test/support/with-user.ts';
import { sumsOf } from './support/diary-of.ts';
import { isFull } from '#test/support/full-size.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import type { Profile } from '#shared/profile/schema.ts';

const RUNS = isFull ? 400 : 12;

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
  // Macro targets depend on the plan.
  await givePlan(inject('dataDir'), mara, 'premium');
});

/** Converts a value as JSON does, which has no -0 and no undefined. */
const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Items are kept only while they add up to the values, so they are returned completely or not at all. */
const expectItems = (stored: unknown, sent: unknown): void => {
  if (stored !== null) expect(stored).toEqual(travelled(sent));
};

const newEntries = arbitraryOfSchema(newFoodEntry).map((body) => ({ ...(body as object), image_url: null }));
const changes = arbitraryOfSchema(foodEntryChange).map((body) => ({ ...(body as object), version: 1 }));

const logged = async (body: object) => {
  const answer = await mara.call('POST', '/api/food-entries', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

describe('A round trip through the API', () => {
  it('returns a new entry unchanged, alone and in the list of its day', async () => {
    await fc.assert(
      fc.asyncProperty(newEntries, async (body) => {
        const { items, logged_at, spoken: _, ...fields } = newFoodEntry.parse(body);
        const entry = await logged(body);
        expect(entry).toMatchObject(travelled(fields));
        expectItems(entry.items, items);
        if (logged_at !== undefined) {
          expect(new Date(entry.logged_at)).toEqual(new Date(logged_at));
          expect(entry.local_date).toBe(localDateOf(new Date(logged_at), fields.time_zone));
        }
        expect((await mara.call('GET', `/api/food-entries/${entry.id}`)).body).toEqual(entry);
        const day = await mara.call('GET', `/api/diary/${entry.local_date}`);
        expect(day.body.entries).toContainEqual(entry);
        expect(day.body.summary).toMatchObject(sumsOf(day.body.entries));
      }),
      { numRuns: RUNS },
    );
  });

  it('returns a changed entry and correct totals for its old and new day', async () => {
    await fc.assert(
      fc.asyncProperty(newEntries, changes, async (body, change) => {
        const before = await logged(body);
        const answer = await mara.call('PATCH', `/api/food-entries/${before.id}`, change);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        const { items, logged_at, version: _, ...fields } = foodEntryChange.parse(change);
        expect(answer.body).toMatchObject({ ...travelled(fields), version: 2 });
        if (items) expectItems(answer.body.items, items);
        if (logged_at) expect(new Date(answer.body.logged_at)).toEqual(new Date(logged_at));
        expect((await mara.call('GET', `/api/food-entries/${before.id}`)).body).toEqual(answer.body);
        for (const date of [before.local_date, answer.body.local_date]) {
          const day = await mara.call('GET', `/api/diary/${date}`);
          expect(day.body.summary).toMatchObject(sumsOf(day.body.entries));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('changes only the submitted fields of a profile', async () => {
    let before = (await mara.call('GET', '/api/profile')).body as object;
    await fc.assert(
      fc.asyncProperty(arbitraryOfSchema(profileChange), async (body) => {
        // The agreement with a doctor is not part of the profile.
        const { unit_system, goal_agreed_with_doctor: _, ...fields } = profileChange.parse(body);
        const answer = await mara.call('PUT', '/api/profile', body);
        // Users at risk are not offered a goal below maintenance (D49).
        if ((answer.body as { code?: string }).code === 'LOSS_GOAL_NOT_OFFERED') return;
        const saved = answer.body as object as Profile;
        const expected: Record<string, unknown> = { ...before, ...travelled(fields) };
        // Metric by default.
        if (unit_system !== undefined) expected['unit_system'] = unit_system ?? 'metric';
        // Lists are stored without duplicates.
        for (const list of ['allergens', 'conditions', 'dislikes']) {
          expected[list] = [...new Set((expected[list] ?? []) as string[])];
        }
        // A goal below maintenance is replaced for users at risk (D49).
        if (healthRiskOf(saved)) expected['daily_calorie_goal'] = saved.daily_calorie_goal;
        expect(saved).toEqual({ ...expected, updated_at: expect.any(String) });
        expect((await mara.call('GET', '/api/profile')).body).toEqual(saved);
        before = saved;
      }),
      { numRuns: RUNS },
    );
  });
});
