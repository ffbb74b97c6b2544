import { beforeAll, describe, expect, inject, it } from 'vitest';
import { micronutrientColumns } from '#shared/micronutrients/csv-columns.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');
let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser({ name: 'Mara Report', plan: 'enterprise' });
  const meals = [
    { food_name: '=SUM(A1), "cake"', calories: 400, logged_at: '2026-11-10T11:00:00Z' },
    { food_name: 'Apple', calories: 95, carbs: 25.1, note: 'After a run', logged_at: '2026-11-12T07:30:00Z' },
    { food_name: 'Outside', calories: 1, logged_at: '2026-11-14T07:30:00Z' },
  ];
  for (const meal of meals) await mara.call('POST', '/api/food-entries', { ...meal, time_zone: ZONE });
  await mara.call('POST', '/api/diary/2026-11-11/water', { milliliters: 750 });
});

const ask = async (body: object, person = mara) => {
  const response = await fetch(`${origin}/api/functions/health-report`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.tokens.AccessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const range = { from: '2026-11-10', to: '2026-11-13' };
const codeOf = ({ bytes }: { bytes: Buffer }) => (JSON.parse(bytes.toString()) as { code: string }).code;

describe('POST /api/functions/health-report', () => {
  it('GATE-09 returns a CSV file with the entries, days and averages of the range', async () => {
    const { response, bytes } = await ask({ ...range, format: 'csv' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="platewise-2026-11-10-to-2026-11-13.csv"',
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [titles, ...rows] = bytes.toString().split('\r\n');
    expect(titles).toBe(
      '\uFEFFrow,date,weekday,time,meal,food,serving,energy_kcal,goal_kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,sodium_mg,water_ml,entries,source,note,protein_target_g,' +
        micronutrientColumns.join(','),
    );
    // A nutrient that no entry of a day contains is unknown. Typed entries have no vitamins and minerals: empty cells, and none of their energy is covered.
    const none = ','.repeat(micronutrientColumns.length);
    expect(rows).toEqual([
      `entry,2026-11-10,Tuesday,12:00,snack,"'=SUM(A1), ""cake""",,400,,,,,,,,,,user,,${none}0`,
      `entry,2026-11-12,Thursday,08:30,snack,Apple,,95,,,25.1,,,,,,,user,After a run,${none}0`,
      `day,2026-11-10,Tuesday,,,,,400,2000,,,,,,,0,1,,,75${none}0`,
      `day,2026-11-11,Wednesday,,,,,0,2000,0,0,0,0,0,0,750,0,,,75${none}`,
      `day,2026-11-12,Thursday,,,,,95,2000,,25.1,,,,,0,1,,,75${none}0`,
      `day,2026-11-13,Friday,,,,,0,2000,0,0,0,0,0,0,0,0,,,75${none}`,
      `average,,,,,,,248,2000,,25.1,,,,,750,,,,75${none}0`,
      '',
    ]);
  });

  it('GATE-09 returns a PDF file', async () => {
    const { response, bytes } = await ask({ ...range, format: 'pdf' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toContain('platewise-2026-11-10-to-2026-11-13.pdf');
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  });

  it('GATE-09 needs Enterprise', async () => {
    const free = await withUser();
    const refused = await ask({ ...range, format: 'csv' }, free);
    expect([refused.response.status, codeOf(refused)]).toEqual([403, 'TIER_REQUIRED']);
    await givePlan(inject('dataDir'), free, 'premium');
    expect(codeOf(await ask({ ...range, format: 'csv' }, free))).toBe('TIER_REQUIRED');
  });

  it('answers 422 when nothing was logged in the range', async () => {
    const nothing = await ask({ from: '2025-01-01', to: '2025-01-31', format: 'pdf' });
    expect([nothing.response.status, codeOf(nothing)]).toEqual([422, 'REPORT_EMPTY']);
  });

  it.each([
    ['a range that ends before it starts', { from: '2026-11-13', to: '2026-11-10', format: 'csv' }, 'to'],
    ['more than 92 days', { from: '2026-01-01', to: '2026-04-03', format: 'csv' }, 'to'],
    ['an impossible date', { from: '2026-02-30', to: '2026-03-01', format: 'csv' }, 'from'],
    ['an unknown format', { ...range, format: 'docx' }, 'format'],
  ])('rejects %s', async (_, body, field) => {
    const { response, bytes } = await ask(body);
    expect(response.status).toBe(400);
    expect((JSON.parse(bytes.toString()) as { details: { field: string }[] }).details[0]?.field).toBe(field);
  });

  it('accepts a range of 92 days', async () => {
    const { response } = await ask({ from: '2026-08-14', to: '2026-11-13', format: 'csv' });
    expect(response.status).toBe(200);
  });
});
