import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createRemindersEntity } from '#functions/reminders/reminders-entity.ts';
import { indexKeysOf } from '#functions/reminders/reminder-index-keys.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { friendRows, putRows } from '#test/support/feed-rows.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { aBrowser } from '#test/support/push-service.ts';
import { openBrowser, type Seen } from './browser.ts';
import { habits } from './habits.ts';
import type { DayPerson } from './person.ts';
import { type Chance, chanceOf } from './random.ts';
import { type SocketCounts, socketsOf } from './sockets.ts';

const DAY_MS = 24 * 3_600_000;

interface Settings {
  product: MeasuredCloud;
  pushOrigin: string;
  people: number;
  seed: number;
  /** Time zone of all users. */
  zone: string;
  today: LocalDate;
  onSeen(seen: Seen): void;
  sockets: SocketCounts;
}

/** Creates a due reminder for a subscribed browser. */
const remind = async ({ product, pushOrigin }: Settings, person: DayPerson): Promise<void> => {
  const due = new Date(Date.now() - 60_000).toISOString();
  const row = {
    user_id: person.sub,
    reminders: [{ time: '19:00', meal_type: 'dinner' as const, weekdays: [1, 2, 3, 4, 5, 6, 7] }],
    time_zone: person.zone,
    next_at: due,
    updated_at: due,
    ...indexKeysOf(person.sub, due),
  };
  await createRemindersEntity(product.table).build(PutItemCommand).item(row).send();
  await person.browser.call('POST', '/api/reminders/devices', aBrowser(pushOrigin).subscription);
};

const personOf = async (settings: Settings, number: number, chance: Chance): Promise<DayPerson> => {
  const { product, today, onSeen, sockets } = settings;
  const plan = chance.byShare(habits.plans);
  const known = await product.person(`day-${number}@example.com`);
  const browser = openBrowser({ origin: product.cloud.origin, token: known.token, onSeen });
  const person: DayPerson = {
    sub: known.sub,
    plan,
    zone: settings.zone,
    today,
    chance,
    browser,
    openSocket: socketsOf(product.cloud.origin, browser, sockets),
  };
  await browser.call('PUT', '/api/profile', { ai_consent: 'granted', first_run: 'done' });
  if (plan !== 'free') await writePlan(product.table, person.sub, plan);
  await loadDiary(product.table, person.sub, habits.entriesBefore, addDays(today, -1));
  // Creates the rows that a first visit creates.
  await browser.call('GET', '/api/credits');
  // Logs a meal yesterday through the API, so that the nightly run finds the user.
  const logged_at = new Date(Date.now() - DAY_MS).toISOString();
  const supper = { food_name: 'Supper', calories: 480, logged_at, time_zone: person.zone };
  await browser.call('POST', '/api/food-entries', supper);
  if (chance.happens(habits.hasReminder)) await remind(settings, person);
  return person;
};

/** Creates all users of the day with their history, without measuring it. */
export const peopleOf = async (settings: Settings): Promise<DayPerson[]> => {
  const people: DayPerson[] = [];
  for (let number = 0; number < settings.people; number += 1)
    people.push(await personOf(settings, number, chanceOf(settings.seed * 1_000 + number)));
  const social = people.filter(({ chance }) => chance.happens(habits.hasFriends));
  for (const [at, { sub }] of social.entries()) {
    const others = social.slice(at + 1, at + 4).map((friend) => friend.sub);
    await putRows(settings.product.table, friendRows(sub, others));
  }
  return people;
};
