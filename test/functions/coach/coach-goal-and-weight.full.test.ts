import { beforeEach, describe, expect, it } from 'vitest';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createProfileEntity } from '#functions/profile/profile-entity.ts';
import { openCoachWorld } from './coach-world.ts';

const world = openCoachWorld();
beforeEach(() => world.withoutModel());

/** A user with body data: 85 kg at 175 cm, 40 years, a goal of 2,200 kcal. */
const somebody = async (body: object = {}): Promise<string> => {
  const user_id = await world.somebody();
  await createProfileEntity(world.table)
    .build(PutItemCommand)
    .item({
      user_id,
      age: 40,
      sex: 'male',
      height: 175,
      weight: 85,
      daily_calorie_goal: 2_200,
      created_at: '2026-11-01T00:00:00Z',
      updated_at: '2026-11-01T00:00:00Z',
      ...body,
    })
    .send();
  return user_id;
};
const profileOf = async (user: string) => (await world.rows(user)).find((row) => 'daily_calorie_goal' in row);
const weightsOf = async (user: string) =>
  (await world.rows(user, 'weight#')).map(({ date, weight }) => [date, weight]);

describe('The energy goal in the chat', () => {
  it.each([
    ['set my goal to 1900', 1_900],
    ['change my daily calorie goal to 2,100 kcal', 2_100],
    ['lower my goal by 200', 2_000],
    ['Setz mein Tagesziel auf 1.900', 1_900],
    ['erhöhe mein Kalorienziel um 150 kcal', 2_350],
  ])('asks about a new energy goal and saves it after "yes" for "%s"', async (message, goal) => {
    const user = await somebody();
    const asked = await world.ask(user, message);
    expect(asked).toMatchObject({ written: [], proposal: { kind: 'confirm' } });
    expect((await profileOf(user))?.['daily_calorie_goal']).toBe(2_200);
    const saved = await world.ask(user, 'yes');
    expect(saved.saved_goal).toBe(goal);
    expect((await profileOf(user))?.['daily_calorie_goal']).toBe(goal);
  });

  it('keeps the energy goal when the user declines', async () => {
    const user = await somebody();
    await world.ask(user, 'set my goal to 1900');
    expect((await world.ask(user, 'no')).saved_goal).toBeUndefined();
    expect((await profileOf(user))?.['daily_calorie_goal']).toBe(2_200);
  });

  it.each([
    ['is underweight', { weight: 48 }],
    ['is under 18', { age: 16 }],
    ['is pregnant', { conditions: ['pregnant'] }],
    ['has a history of an eating disorder', { conditions: ['anorexia'] }],
  ])('does not lower the energy goal of a user who %s', async (_who, body) => {
    const user = await somebody(body);
    const answer = await world.ask(user, 'set my goal to 1300');
    expect(answer.proposal).toBeUndefined();
    expect(answer.response).toMatch(/doctor/i);
    await world.ask(user, 'yes');
    expect((await profileOf(user))?.['daily_calorie_goal']).toBe(2_200);
  });

  it('never sets the energy goal below 1,200 kcal', async () => {
    const user = await somebody();
    const answer = await world.ask(user, 'set my goal to 1000');
    expect(answer.proposal).toBeUndefined();
    expect(answer.response).toContain('1,200 kcal');
  });
});

describe('A weight in the chat', () => {
  it('saves a weight at once if it is close to the last one', async () => {
    const user = await somebody();
    await world.weigh(user, '2026-11-18', 85);
    await world.ask(user, 'I weigh 84.2 kg');
    expect(await weightsOf(user)).toContainEqual(['2026-11-22', 84.2]);
  });

  it.each(['change my weight to 60 kg', 'I weigh 60 kg', 'Ich wiege 60 kg'])(
    'asks about a weight that a body cannot reach so fast: "%s"',
    async (message) => {
      const user = await somebody();
      await world.weigh(user, '2026-11-18', 85);
      const asked = await world.ask(user, message);
      expect(asked).toMatchObject({ written: [], proposal: { kind: 'confirm' } });
      expect(asked.response).toMatch(/85 kg.*60 kg/);
      expect(await weightsOf(user)).toEqual([['2026-11-18', 85]]);
      await world.ask(user, 'yes');
      expect(await weightsOf(user)).toContainEqual(['2026-11-22', 60]);
    },
  );
});

describe('A message about something else', () => {
  it.each(['cancel my subscription', 'Kündige mein Abo'])('undoes nothing for "%s"', async (message) => {
    const user = await somebody();
    await world.ask(user, 'log 2 eggs');
    const answer = await world.ask(user, message);
    expect(answer.response).toMatch(/Billing|Abrechnung/);
    expect(await world.rows(user, 'entry#')).toHaveLength(1);
  });

  it('suggests something instead of changing an entry for "swap my dinner for something with less salt"', async () => {
    const user = await somebody();
    await world.eat(user, 'Tofu stir-fry', 500, '2026-11-21', { meal_type: 'dinner', sodium: 1_200 });
    const answer = await world.ask(user, 'swap my tofu dinner for something with less salt');
    expect(answer.written).toEqual([]);
    expect(answer.response).toMatch(/salt|sodium/);
    expect(answer.response).not.toContain('Which one');
  });

  it('logs a meal after an emergency instead of repeating the advice', async () => {
    const user = await somebody();
    expect((await world.ask(user, 'I drank bleach, what should I do')).refer).toBe('emergency');
    const answer = await world.ask(user, 'had two eggs');
    expect(answer.refer).not.toBe('emergency');
    expect(answer.written).toHaveLength(1);
  });

  it('replaces a food for "not jam, honey"', async () => {
    const user = await somebody();
    await world.ask(user, 'had toast with jam');
    await world.ask(user, 'not jam, honey');
    const [entry] = await world.rows(user, 'entry#');
    expect(String(entry?.['food_name'])).toMatch(/Honey/);
  });

  it('removes today’s meal for "delete my breakfast" and keeps those of other days', async () => {
    const user = await somebody();
    await world.eat(user, 'Porridge', 300, '2026-11-21', { meal_type: 'breakfast' });
    await world.eat(user, 'Muesli', 400, '2026-11-22', { meal_type: 'breakfast' });
    await world.ask(user, 'delete my breakfast');
    expect((await world.rows(user, 'entry#')).map((row) => row['food_name'])).toEqual(['Porridge']);
  });
});
