import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Profile } from '#shared/profile/schema.ts';
import { profile as profileSchema } from '#shared/profile/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type EnergyNeeds, energyNeeds } from '#shared/weights/energy-needs.ts';
import { weightEntry, type WeightEntry } from '#shared/weights/schema.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const TODAY = localDateOf(new Date(), ZONE);
const before = (days: number): string => addDays(TODAY, -days);

const weigh = async (user: ApiUser, date: string, weight: number, key: string = randomUUID()) => {
  const { status, body } = await user.call(
    'PUT',
    `/api/weights/${date}`,
    { weight, time_zone: ZONE },
    { 'idempotency-key': key },
  );
  return { status, code: body.code, details: body.details, entry: body as unknown as WeightEntry };
};
const forget = (user: ApiUser, date: string, key: string = randomUUID()) =>
  user.call('DELETE', `/api/weights/${date}`, undefined, { 'idempotency-key': key });
const weightsOf = async (user: ApiUser, from = before(6), to = TODAY) => {
  const { status, body } = await user.call('GET', `/api/weights?from=${from}&to=${to}`);
  const { weights } = body as unknown as { weights: WeightEntry[] };
  return { status, code: body.code, details: body.details, weights };
};
const profileOf = async (user: ApiUser): Promise<Profile> =>
  profileSchema.parse((await user.call('GET', '/api/profile')).body);

let mara: ApiUser;
let ben: ApiUser;
let lea: ApiUser;
beforeAll(async () => {
  [mara, ben, lea] = await Promise.all([withUser(), withUser(), withUser({ plan: 'premium' })]);
});

describe('PUT /api/weights/{date}', () => {
  it('stores one weight per day as typed, visible to its owner only', async () => {
    // 181.7 lb, as the page sends them.
    const kg = 82.417_733_629;
    expect((await weigh(mara, before(1), 83)).status).toBe(200);
    const { status, entry } = await weigh(mara, TODAY, kg);
    expect([status, z.strictObject(weightEntry.shape).parse(entry)]).toEqual([200, entry]);
    await weigh(mara, before(1), 82.9);
    const { weights } = await weightsOf(mara);
    expect(weights.map(({ date, weight }) => [date, weight])).toEqual([
      [before(1), 82.9],
      [TODAY, kg],
    ]);
    expect((await weightsOf(ben)).weights).toEqual([]);
    expect((await profileOf(ben)).weight).toBeNull();
  });

  it('stores the weight once per Idempotency-Key', async () => {
    const user = await withUser();
    const key = randomUUID();
    const first = await weigh(user, TODAY, 80, key);
    await weigh(user, TODAY, 81);
    expect((await weigh(user, TODAY, 80, key)).entry).toEqual(first.entry);
    expect((await weightsOf(user)).weights.map(({ weight }) => weight)).toEqual([81]);
    expect((await weigh(user, TODAY, 79, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it("rejects a day that has not started in the user's time zone", async () => {
    const { status, code, details } = await weigh(ben, addDays(TODAY, 1), 80);
    expect([status, code, details]).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ field: 'date', message: 'This day is in the future.' }],
    ]);
    const ahead = localDateOf(new Date(), 'Pacific/Kiritimati');
    const there = await ben.call('PUT', `/api/weights/${ahead}`, {
      weight: 80,
      time_zone: 'Pacific/Kiritimati',
    });
    expect(there.status).toBe(200);
  });
});

describe('The latest weight', () => {
  it("the latest weight becomes the profile's weight, even when an older one is saved later", async () => {
    const user = await withUser();
    await user.call('PUT', '/api/profile', { full_name: 'Mara' });
    await weigh(user, before(3), 84);
    expect((await profileOf(user)).weight).toBe(84);
    await weigh(user, before(1), 83);
    await weigh(user, before(2), 70);
    expect(await profileOf(user)).toMatchObject({ weight: 83, full_name: 'Mara' });
    await weigh(user, before(1), 82.5);
    expect((await profileOf(user)).weight).toBe(82.5);
    const all = await Promise.all([0, 1, 2, 3, 4, 5].map((days) => weigh(user, before(days), 60 + days)));
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await profileOf(user)).weight).toBe(60);
  });

  it('the latest weight falls back to the previous weight when deleted and returns on undo', async () => {
    const user = await withUser();
    await weigh(user, before(1), 83);
    await weigh(user, TODAY, 38);
    expect((await forget(user, TODAY)).status).toBe(204);
    expect((await profileOf(user)).weight).toBe(83);
    expect((await weightsOf(user)).weights.map(({ date }) => date)).toEqual([before(1)]);
    await weigh(user, TODAY, 38);
    expect((await profileOf(user)).weight).toBe(38);
    await forget(user, before(1));
    expect((await profileOf(user)).weight).toBe(38);
    await forget(user, TODAY);
    expect((await weightsOf(user)).weights).toEqual([]);
    // No older weight is known, so the profile keeps its value and takes the next one.
    expect((await profileOf(user)).weight).toBe(38);
    await weigh(user, before(5), 81);
    expect((await profileOf(user)).weight).toBe(81);
  });

  it('the weight typed in the profile counts until a weight of that day or later is logged', async () => {
    const user = await withUser();
    await weigh(user, before(9), 84);
    await user.call('PUT', '/api/profile', { weight: 78 });
    await weigh(user, before(4), 81);
    expect((await profileOf(user)).weight).toBe(78);
    expect((await forget(user, before(4))).status).toBe(204);
    expect((await profileOf(user)).weight).toBe(78);
    await weigh(user, TODAY, 77.5);
    expect((await profileOf(user)).weight).toBe(77.5);
    // Deleting a mistaken weight restores the profile.
    await forget(user, TODAY);
    expect((await profileOf(user)).weight).toBe(78);
    await user.call('PUT', '/api/profile', { weight: null });
    expect((await profileOf(user)).weight).toBeNull();
    await weigh(user, before(4), 81);
    await forget(user, before(4));
    expect((await profileOf(user)).weight).toBe(84);
  });

  it('the latest weight can be deleted once, and deleting a missing weight does nothing', async () => {
    const user = await withUser();
    const key = randomUUID();
    expect((await forget(user, TODAY)).status).toBe(204);
    await weigh(user, TODAY, 80);
    expect((await forget(user, TODAY, key)).status).toBe(204);
    await weigh(user, TODAY, 80);
    expect((await forget(user, TODAY, key)).status).toBe(204);
    expect((await weightsOf(user)).weights).toHaveLength(1);
  });
});

describe('GET /api/weights', () => {
  it('returns a week on every plan and more on a paid plan', async () => {
    expect((await weightsOf(ben, before(6))).status).toBe(200);
    const longer = await weightsOf(ben, before(7));
    expect([longer.status, longer.code, longer.details]).toEqual([
      403,
      'TIER_REQUIRED',
      [{ field: 'feature', message: 'premium' }],
    ]);
    await Promise.all([0, 100, 399, 400].map((days) => weigh(lea, before(days), 80)));
    const { status, weights } = await weightsOf(lea, before(399));
    expect([status, weights.map(({ date }) => date)]).toEqual([200, [before(399), before(100), TODAY]]);
    expect((await weightsOf(lea, before(400))).details).toMatchObject([{ field: 'to' }]);
  });
});

describe("Energy needs estimated from the user's log", () => {
  const needsOf = async (user: ApiUser) => {
    const { status, body } = await user.call('GET', `/api/energy-needs?time_zone=${ZONE}`);
    return { status, code: body.code, needs: body as unknown as EnergyNeeds };
  };

  it('estimated energy needs require a paid plan', async () => {
    expect(await needsOf(ben)).toMatchObject({ status: 403, code: 'TIER_REQUIRED' });
  });

  it('estimated energy needs list the missing data first, then report what meals and weights imply', async () => {
    const user = await withUser({ plan: 'premium' });
    expect((await needsOf(user)).needs).toEqual({
      state: 'unknown',
      span: 0,
      meals: 0,
      weights: 0,
      partly: 0,
    });
    await Promise.all(
      Array.from({ length: 15 }, async (_none, at) => {
        // 0.05 kg per day equals 385 kcal per day.
        await weigh(user, before(at), 80 + at * 0.05);
        await user.call('POST', '/api/food-entries', {
          food_name: 'A whole day',
          calories: 1800,
          logged_at: `${before(at)}T12:00:00Z`,
          time_zone: ZONE,
        });
      }),
    );
    const { needs } = await needsOf(user);
    expect(energyNeeds.parse(needs)).toMatchObject({
      state: 'known',
      calories: 2185,
      eaten: 1800,
      change: -0.35,
      weights: 15,
      meals: 14,
      span: 15,
      is_bounded: false,
    });
    await user.call('PUT', '/api/profile', { age: 34, height: 171, activity_level: 'sedentary' });
    // 80 kg: 1703.75 at rest, 2045 per day; the estimate is between half and twice that.
    expect((await needsOf(user)).needs).toMatchObject({ calories: 2185, is_bounded: false });
  });
});

describe('Goals of a profile', () => {
  it('GOAL-18 upserts goals with age, weight, height, activity, goal and time', async () => {
    const goals = {
      age: 34,
      weight: 68.2,
      height: 171,
      activity_level: 'extremely_active',
      daily_calorie_goal: 2347,
    };
    const saved = await mara.call('PUT', '/api/profile', goals);
    expect(saved.status).toBe(200);
    const kept = await profileOf(mara);
    expect(kept).toMatchObject({ ...goals, activity_level: 'extra_active' });
    expect(Date.parse(kept.updated_at)).toBeGreaterThan(Date.now() - 60_000);
    expect((await mara.call('GET', `/api/dashboard?time_zone=${ZONE}`)).body.daily_calorie_goal).toBe(2347);
  });

  it('the goals include macro targets where the plan has them, on the dashboard and in the diary', async () => {
    const targets = { protein_goal: 120, carbs_goal: 250 };
    const refused = await ben.call('PUT', '/api/profile', targets);
    expect([refused.status, refused.body.code]).toEqual([403, 'TIER_REQUIRED']);
    // Clearing targets needs no plan.
    expect((await ben.call('PUT', '/api/profile', { protein_goal: null })).status).toBe(200);
    expect((await lea.call('PUT', '/api/profile', targets)).status).toBe(200);
    const macro_goals = { protein: 120, carbs: 250, fat: null };
    expect((await lea.call('GET', `/api/dashboard?time_zone=${ZONE}`)).body.macro_goals).toEqual(macro_goals);
    expect((await lea.call('GET', `/api/diary/${TODAY}`)).body.macro_goals).toEqual(macro_goals);
  });
});
