import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createNightlyRunEntity } from '#functions/insights/nightly/nightly-run-entity.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, newestMail } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { expect, origin } from './journey.ts';

/** A user whose health the product must consider. */
export interface Persona {
  name: string;
  /** Fields of the profile. */
  profile: object;
  /** What the care note names as the reason. */
  reason: RegExp;
  /** Who can help, in the weekly email. */
  help: RegExp;
}

const body = { age: 32, height: 170, weight: 62, sex: 'female', activity_level: 'lightly_active' };

/** Users to whom decision D49 applies. */
export const personasAtRisk: Persona[] = [
  {
    name: 'a user with a BMI of 15.6',
    profile: { ...body, weight: 45 },
    reason: /Your weight is low for your height/,
    help: /doctor/i,
  },
  {
    name: 'a user of 15 years',
    profile: { ...body, age: 15, weight: 58 },
    reason: /You’re still growing/,
    help: /doctor|parent/i,
  },
  {
    name: 'a pregnant user',
    profile: { ...body, weight: 78, conditions: ['pregnant'] },
    reason: /You and your baby/,
    help: /midwife/i,
  },
  {
    name: 'a user with a history of an eating disorder',
    profile: { ...body, conditions: ['history of anorexia'] },
    reason: /Regular meals help you get well/,
    help: /helpline/i,
  },
];

export const diabetic = { ...body, weight: 84, conditions: ['type 2 diabetes'] };

/** Time zone of the journeys' browser. */
const zone = 'Europe/Berlin';
const DAYS = 15;

/** Logs a lunch on each of the last days, today included. */
export const logTwoWeeks = async (user: Pick<ApiUser, 'call'>): Promise<void> => {
  const today = localDateOf(new Date(), zone);
  for (let ago = 0; ago < DAYS; ago += 1) {
    const { status } = await user.call('POST', '/api/food-entries', {
      food_name: 'Pasta bake',
      meal_type: 'lunch',
      calories: 1_400,
      protein: 50,
      fiber: 12,
      time_zone: zone,
      logged_at: instantOf(addDays(today, -ago), ago === 0 ? '00:01' : '12:30', zone).toISOString(),
    });
    expect(status).toBe(201);
  }
};

/** Runs the nightly job as if it had last run before this week, and returns the weekly email to a user. */
export const weeklyMailTo = async (email: string): Promise<string> => {
  const table = await openLocalTable(process.env.JOURNEY_DATA ?? '');
  const lastRun = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await createNightlyRunEntity(table)
    .build(PutItemCommand)
    .item({ job: 'insights', done_until: lastRun })
    .send();
  const { status } = await fetch(`${origin}/__local/schedules/InsightsQuarterly/run`, { method: 'POST' });
  expect(status).toBeLessThan(300);
  await expect
    .poll(async () => (await newestMail(origin, email))?.subject ?? '', { timeout: 120_000 })
    .toMatch(/^Your week/);
  const html = (await newestMail(origin, email))?.html ?? '';
  // The text alone: addresses and styles are no words.
  return html.replaceAll(/<style[^]*?<\/style>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
};
