import { createECDH, randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { createClosedAccounts } from '#functions/account/closed-account-repository.ts';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { createStartReminderJobs } from '#functions/reminders/due/start-reminder-jobs.ts';
import { createClaims } from '#functions/reminders/due/claims-repository.ts';
import { createDevicesRepository } from '#functions/reminders/push/devices-repository.ts';
import { createDueUsers, type DueUsers } from '#functions/reminders/due/due-users-repository.ts';
import { createRemindUser } from '#functions/reminders/due/remind-user.ts';
import { createRemindersRepository } from '#functions/reminders/reminders-repository.ts';
import { createSendPush } from '#functions/reminders/push/send-push.ts';
import { createReadVapidKeys } from '#functions/reminders/push/vapid-keys.ts';
import { createRunReminderJobs } from '#functions/reminders/due/run-reminder-jobs.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { Language } from '#shared/language/languages.ts';
import type { Reminder } from '#shared/reminders/schema.ts';
import { aBrowser, type PushService, startPushService } from '#test/support/push-service.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

/** Padded to 32 bytes, since a small number would be shorter. */
export const newVapidKey = (): string => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
};
const vapidKey = newVapidKey();

export const anAction = () => ({ key: randomUUID(), request_hash: 'reminders' });

export const lunchAt = (time: string, over: Partial<Reminder> = {}): Reminder => ({
  time,
  meal_type: 'lunch',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  ...over,
});

/** Reminders with a table and a push service, and the test's own clock and queue. */
const createScene = (table: Table, service: PushService) => {
  const time = { now: new Date('2026-11-20T10:00:00Z'), hasKey: true };
  const clock = (): Date => time.now;
  const queue: { body: string; after: number }[] = [];
  const reported: unknown[] = [];
  const devices = createDevicesRepository(table, clock);
  const reminders = createRemindersRepository(table, clock);
  const everybody = createDueUsers(table);
  const own = new Set<string>();
  /** Only the users of this scene, since others in the table are due too. */
  const people: DueUsers = {
    ...everybody,
    upTo: (now) =>
      everybody.upTo(now).map(async function* (pages) {
        for await (const page of pages) yield page.filter(({ user_id }) => own.has(user_id));
      }),
  };

  const begin = createStartReminderJobs({
    people,
    clock,
    report: (error) => void reported.push(error),
    send: async (messages) =>
      void queue.push(...messages.map((message) => ({ body: JSON.stringify(message), after: 0 }))),
  });
  const readKeys = createReadVapidKeys(async () => (time.hasKey ? vapidKey : undefined), '/key');
  const remind = createRemindUser({
    reminders,
    entriesOf: createFoodEntryRepository(table, clock).ofDay,
    devices,
    claims: createClaims(table),
    sendPush: createSendPush({
      readKeys,
      contact: 'support@plate.example',
      clock,
      ownService: service.origin,
      timeoutMs: 200,
    }),
    sendLater: async (message, after = 0) => void queue.push({ body: JSON.stringify(message), after }),
    clock,
    report: (why) => void reported.push(why),
  });
  const worker = createRunReminderJobs(remind, (error) => void reported.push(error));

  /** Processes the queue and puts back failed messages. */
  const work = async (messages = queue.splice(0)): Promise<number> => {
    const Records = messages.map(({ body }, at) => ({ body, messageId: String(at) }));
    const { batchItemFailures } = await worker({ Records } as Parameters<typeof worker>[0]);
    for (const { itemIdentifier } of batchItemFailures) queue.push(messages[Number(itemIdentifier)]!);
    return batchItemFailures.length;
  };

  return {
    table,
    devices,
    reminders,
    people,
    begin,
    work,
    queue,
    reported,
    setKey: (hasKey: boolean): void => void (time.hasKey = hasKey),
    at: (instant: string): void => void (time.now = new Date(instant)),
    /** Runs the quarter of an hour at an instant, until all messages are processed. */
    quarter: async (instant: string): Promise<void> => {
      time.now = new Date(instant);
      await begin();
      await work();
    },
    /** Creates a user with reminders and browsers. */
    person: async (chosen: Reminder[], zone = 'UTC', browsers = 1, language: Language = 'en') => {
      const user_id = randomUUID();
      own.add(user_id);
      await reminders.save(user_id, { reminders: chosen, time_zone: zone }, anAction());
      const theirs = Array.from({ length: browsers }, () => aBrowser(service.origin, language));
      for (const { subscription } of theirs) await devices.add(user_id, subscription, anAction());
      const [first] = theirs;
      return {
        user_id,
        browsers: theirs,
        choose: (reminder: Reminder[], in_zone = zone) =>
          reminders.save(user_id, { reminders: reminder, time_zone: in_zone }, anAction()),
        /** Returns the number of messages to the first browser. */
        heard: async (): Promise<number> => (await first!.received()).length,
        log: async (meal_type: FoodEntry['meal_type'], logged_at: string): Promise<void> => {
          const entries = createFoodEntryRepository(table, clock);
          const entry = aFoodEntry({
            user_id,
            meal_type,
            logged_at,
            local_date: logged_at.slice(0, 10),
            time_zone: 'UTC',
          });
          await entries.rewrite(user_id, { before: [], after: [entry] }, anAction(), entry);
        },
        close: () => createClosedAccounts(table, clock).note(user_id),
      };
    },
    row: async (pk: string, sk: string) =>
      (await table.getDocumentClient().send(new GetCommand({ TableName: table.getName(), Key: { pk, sk } })))
        .Item,
  };
};

/** Returns an instant of Friday, 20 November 2026. */
export const onFriday = (time: string): string => `2026-11-20T${time}:00.000Z`;

/** Opens a table and a push service for the tests of a file. */
export const openReminderScenes = () => {
  const database = openForAllTests(openTestTable);
  const service = openForAllTests(startPushService);
  return { database, service, open: () => createScene(database.table, service) };
};
