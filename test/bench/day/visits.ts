import * as z from 'zod';
import { foodEntry } from '#shared/food-entries/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { habits } from './habits.ts';
import { logMeal } from './meals.ts';
import type { DayPerson } from './person.ts';

type Act = (person: DayPerson) => Promise<unknown>;

/** A visit of the app with its actions. */
export interface Visit {
  /** Hour of the day. */
  hour: number;
  person: DayPerson;
  acts: Act[];
}

const dashboard: Act = ({ browser, zone }) =>
  browser.call('GET', `/api/dashboard?time_zone=${encodeURIComponent(zone)}`);

/** Wraps a change with the requests of the open view that follow it, as recorded in Chromium. */
const afterChange =
  (change: Act): Act =>
  async (person) => {
    await change(person);
    await dashboard(person);
  };

const edit: Act = async (person) => {
  const answer = await person.browser.call('GET', `/api/diary/${person.today}`);
  const { entries } = z.object({ entries: z.array(foodEntry) }).parse(answer.body);
  const [entry] = entries;
  if (!entry) return;
  const body = { version: entry.version, calories: entry.calories + 20 };
  await person.browser.call('PATCH', `/api/food-entries/${entry.id}`, body);
};

const remove: Act = async (person) => {
  const id = await logMeal(person, 'typed');
  await person.browser.call('DELETE', `/api/food-entries/${id}`);
};

/** Adds a glass in the diary, which has its new sum from the response. */
const drink: Act = async ({ browser, today }) => {
  await browser.call('GET', `/api/diary/${today}`);
  await browser.call('POST', `/api/diary/${today}/water`, { milliliters: 250 });
};

const weigh: Act = ({ browser, today, zone, chance }) =>
  browser.call('PUT', `/api/weights/${today}`, { weight: chance.between(600, 900) / 10, time_zone: zone });

const week: Act = ({ browser, zone, today }) =>
  Promise.all([
    browser.call('GET', `/api/dashboard/trend?days=7&time_zone=${encodeURIComponent(zone)}`),
    browser.call('GET', `/api/weights?from=${addDays(today, -6)}&to=${today}`),
  ]);

/** Requests of the profile page, as recorded in Chromium. */
const profile: Act = ({ browser, zone }) =>
  Promise.all(
    [
      '/api/profile',
      `/api/achievements?time_zone=${encodeURIComponent(zone)}`,
      '/api/tokens',
      '/api/account/exports',
    ]
      .concat(['/api/foods/corrections', '/api/reminders'])
      .map((path) => browser.call('GET', path)),
  );

const coach: Act = ({ browser, zone }) =>
  browser.call('POST', '/api/functions/nutrition-assistant', {
    message: 'How much protein did I have today?',
    context: 'voice_interaction',
    time_zone: zone,
  });

const pageOfFeed = z.object({ meals: z.array(z.object({ id: z.string() })) });

/** Requests of the friends page, as recorded in Chromium. */
const readFeed: Act = async ({ browser, zone, chance }) => {
  await Promise.all(
    [
      `/api/achievements?limit=5&time_zone=${encodeURIComponent(zone)}`,
      '/api/friends',
      '/api/food-entries?limit=10',
    ].map((path) => browser.call('GET', path)),
  );
  const { meals } = pageOfFeed.parse((await browser.call('GET', '/api/shared-meals')).body);
  const [newest] = meals;
  if (newest && chance.happens(habits.likes / habits.readsFeed))
    await browser.call('POST', `/api/shared-meals/${newest.id}/like`);
};

const share: Act = async (person) => {
  const food_entry_id = await logMeal(person, 'typed');
  await person.browser.call('POST', '/api/shared-meals', { food_entry_id, caption: 'Today’s soup' });
};

/** Sends two meals queued offline. The first response is lost, so it is retried with its key. */
const sendWaiting: Act = async ({ browser, zone }) => {
  const meal = { food_name: 'Sandwich on the train', calories: 320, time_zone: zone };
  const key = crypto.randomUUID();
  await browser.call('POST', '/api/food-entries', meal, key);
  await browser.call('POST', '/api/food-entries', meal, key);
  await browser.call('POST', '/api/food-entries', { ...meal, calories: 90 });
};

/** Occasional daily actions with the share of users who do them. */
const occasional: readonly [share: number, act: Act][] = [
  [habits.edits, afterChange(edit)],
  [habits.deletes, afterChange(remove)],
  [habits.weighs, weigh],
  [habits.looksAtWeek, week],
  [habits.looksAtYesterday, ({ browser, today }) => browser.call('GET', `/api/diary/${addDays(today, -1)}`)],
  [habits.looksAtProfile, profile],
  [habits.asksCoach, coach],
  [habits.readsFeed, readFeed],
  [habits.shares, share],
  [habits.logsOffline, afterChange(sendWaiting)],
];

/** Returns a user's visits of the day: one per meal, and some in between. */
export const visitsOf = (person: DayPerson): Visit[] => {
  const { chance } = person;
  const meals = chance.between(habits.meals.least, habits.meals.most);
  const looks = chance.between(habits.looks.least, habits.looks.most);
  const visits = Array.from({ length: meals + looks }, (_, at): Visit => {
    const way = chance.byShare(habits.ways);
    const acts = at < meals ? [afterChange((who) => logMeal(who, way))] : [];
    return { hour: chance.between(6, 22), person, acts };
  });
  for (const [howMany, act] of occasional) if (chance.happens(howMany)) chance.oneOf(visits).acts.push(act);
  if (chance.happens(habits.drinks))
    for (let glass = 0; glass < habits.glasses; glass += 1) chance.oneOf(visits).acts.push(drink);
  return visits;
};

/** Opens the app, runs the actions and closes it. The requests of opening were recorded in Chromium. */
export const visit = async ({ person, acts }: Visit): Promise<void> => {
  const { browser } = person;
  await Promise.all([browser.file('/sw.js'), browser.file('/config.json')]);
  const [close] = await Promise.all([
    person.openSocket(),
    browser.call('POST', '/api/functions/check-subscription'),
    dashboard(person),
    ...(person.chance.happens(habits.seesCredits) ? [browser.call('GET', '/api/credits')] : []),
  ]);
  for (const act of acts) await act(person);
  await close();
};
