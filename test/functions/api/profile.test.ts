import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { profile } from '#shared/profile/schema.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser({ name: 'Mara Lind' });
});

const profileOf = async (user: ApiUser) => profile.parse((await user.call('GET', '/api/profile')).body);
const save = async (user: ApiUser, change: object, headers = {}) =>
  user.call('PUT', '/api/profile', change, headers);
const dashboardOf = async (user: ApiUser) =>
  (await user.call('GET', `/api/dashboard?time_zone=${ZONE}`)).body;

const everything = {
  full_name: 'Mara Lindt',
  age: 34,
  weight: 68.0388555,
  height: 180.34,
  activity_level: 'extra_active',
  daily_calorie_goal: 2100,
  sex: 'female',
  unit_system: 'imperial',
  time_zone: 'Europe/Berlin',
  ai_consent: 'declined',
  first_run: 'done',
} as const;

describe('/api/profile', () => {
  it('DATA-04 PROFILE-14 stores every field and returns the stored row after saving', async () => {
    const before = await profileOf(mara);
    const { status, body } = await save(mara, everything);
    expect([status, body]).toMatchObject([200, { ...everything, id: before.id, email: mara.email }]);
    const kept = await profileOf(mara);
    expect(kept).toEqual(body);
    expect(kept.updated_at > before.updated_at).toBe(true);
  });

  it('PROFILE-09 (D2) accepts extremely_active for the top activity level', async () => {
    await save(mara, { activity_level: 'extremely_active' });
    expect((await profileOf(mara)).activity_level).toBe('extra_active');
  });

  it('PROFILE-05 PROFILE-06 clears a field sent as null and keeps fields that are not sent', async () => {
    const lena = await withUser({ name: 'Lena Lind' });
    await save(lena, everything);
    const numbers = { age: null, weight: null, height: null, daily_calorie_goal: null };
    await save(lena, numbers);
    expect(await profileOf(lena)).toMatchObject({ ...everything, ...numbers });
    const rest = { full_name: null, activity_level: null, sex: null, unit_system: null, time_zone: null };
    await save(lena, rest);
    expect(await profileOf(lena)).toMatchObject({ ...numbers, ...rest, unit_system: 'metric' });
  });

  it('maps everyday names of diet, allergens and conditions, and keeps others as typed', async () => {
    const lena = await withUser({ name: 'Lena Lind' });
    const typed = {
      diet: 'Veganerin',
      allergens: ['shellfish', 'Erdnüsse', 'kiwi'],
      dislikes: ['olives', 'olives'],
      conditions: ['Zöliakie', 'nursing', 'migraine'],
    };
    const mapped = {
      diet: 'vegan',
      allergens: ['crustacean', 'mollusc', 'peanut', 'kiwi'],
      dislikes: ['olives'],
      conditions: ['celiac disease', 'breastfeeding', 'migraine'],
    };
    expect(await save(lena, typed)).toMatchObject({ status: 200, body: mapped });
    expect(await profileOf(lena)).toMatchObject(mapped);
    expect(await dashboardOf(lena)).toMatchObject({ health_risk: 'pregnant' });
    await save(lena, { diet: '', conditions: null, allergens: [] });
    expect(await profileOf(lena)).toMatchObject({ diet: null, allergens: [], conditions: [] });
    const tooMany = { allergens: Array.from({ length: 41 }, (_, index) => `food ${index}`) };
    expect((await save(lena, tooMany)).status).toBe(400);
    expect((await save(lena, { diet: 'x'.repeat(61) })).status).toBe(400);
  });

  it('keeps the changes of two tabs that save at the same moment', async () => {
    const lena = await withUser({ name: 'Lena Lind' });
    const answers = await Promise.all([
      save(lena, { age: 40 }),
      save(lena, { weight: 70.5 }),
      save(lena, { daily_calorie_goal: 1900 }),
      save(lena, { full_name: 'Lena Berg' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await profileOf(lena)).toMatchObject({
      age: 40,
      weight: 70.5,
      daily_calorie_goal: 1900,
      full_name: 'Lena Berg',
    });
  });

  it('ignores a late repetition of an earlier save', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await save(mara, { daily_calorie_goal: 1800 }, key);
    await save(mara, { daily_calorie_goal: 1900 });
    const late = await save(mara, { daily_calorie_goal: 1800 }, key);
    expect([late.status, late.body.daily_calorie_goal]).toEqual([200, 1900]);
    const other = await save(mara, { daily_calorie_goal: 1700 }, key);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await profileOf(mara)).daily_calorie_goal).toBe(1900);
  });

  it("returns the caller's own profile only", async () => {
    const ben = await withUser({ name: 'Ben Other' });
    await save(ben, { full_name: 'Ben Changed' });
    expect((await profileOf(mara)).full_name).not.toBe('Ben Changed');
    const smuggled = await save(ben, { id: (await profileOf(mara)).id, full_name: 'Ben' });
    expect(smuggled.status).toBe(400);
  });
});

describe('The first-run tour', () => {
  it('greets a new user until it is done or skipped or a goal is set', async () => {
    const [lena, ida] = await Promise.all([withUser(), withUser()]);
    expect((await dashboardOf(lena)).first_run).toBeNull();
    await save(lena, { first_run: 'skipped' });
    expect((await dashboardOf(lena)).first_run).toBe('skipped');
    await save(ida, { daily_calorie_goal: 1900 });
    expect((await dashboardOf(ida)).first_run).toBe('done');
  });
});
