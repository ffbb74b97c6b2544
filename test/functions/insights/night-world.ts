import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createActiveZones } from '#functions/food-entries/daily-summary/active-zones-repository.ts';
import { onActiveIndex } from '#functions/food-entries/daily-summary/active-day-index.ts';
import { createBillingEntity } from '#functions/platform/plan/billing-entity.ts';
import type { Table } from '#functions/platform/table/client.ts';
import { createDailySummaryEntity } from '#functions/food-entries/daily-summary/daily-summary-entity.ts';
import { createFoodEntryEntity } from '#functions/food-entries/food-entry-entity.ts';
import { createProfileEntity } from '#functions/profile/profile-entity.ts';
import { ulid } from 'ulid';
import type { Tier } from '#shared/plans/tiers.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { instantOf } from '#shared/time/instant-of.ts';

export interface NightPerson {
  user_id: string;
  zone: string;
  tier: Tier;
  weekly_mail?: boolean;
  /** Derived from the ID by default. */
  email?: string;
  /** Days with a meal. */
  days: readonly LocalDate[];
}

/** Returns the rows of a user's logs, for a single write. */
const rowsOf = (table: Table, { user_id, zone, tier, email, weekly_mail, days }: NightPerson): object[] => {
  const itemOf = (command: { params: () => { Item?: object } }): object => command.params().Item!;
  const updated_at = '2026-10-24T00:00:00.000Z';
  const profile = {
    user_id,
    email: email ?? `${user_id}@example.com`,
    time_zone: zone,
    daily_calorie_goal: 2_000,
    updated_at,
    ...(weekly_mail !== undefined && { weekly_mail }),
  };
  const billing = {
    user_id,
    stripe_status: 'active',
    cancels_at_end: false,
    payment_failed: false,
    trial_used: true,
    has_billing: true,
    interval: 'monthly' as const,
    anchor: updated_at,
    version: 1,
  };
  return [
    itemOf(createProfileEntity(table).build(PutItemCommand).item(profile)),
    ...(tier === 'free'
      ? []
      : [
          itemOf(
            createBillingEntity(table)
              .build(PutItemCommand)
              .item({ ...billing, plan: tier }),
          ),
        ]),
    ...days.flatMap((date) => {
      const logged = instantOf(date, '12:00', zone);
      const entry = {
        user_id,
        id: ulid(),
        food_name: 'Lentil soup',
        calories: 1_500,
        protein: 60,
        meal_type: 'lunch' as const,
        logged_at: logged.toISOString(),
        local_date: date,
        time_zone: zone,
        version: 1,
        updated_at,
      };
      const summary = {
        user_id,
        date,
        total_calories: 1_500,
        protein_tenths: 600,
        meal_count: 1,
        ...onActiveIndex(user_id, date, zone, logged),
      };
      return [
        itemOf(createDailySummaryEntity(table).build(PutItemCommand).item(summary)),
        itemOf(createFoodEntryEntity(table).build(PutItemCommand).item(entry)),
      ];
    }),
  ];
};

const BATCH = 25;
const AT_ONCE = 8;

export const writePeople = async (table: Table, people: readonly NightPerson[]): Promise<void> => {
  const activeZones = createActiveZones(table);
  await Promise.all(people.flatMap(({ days, zone }) => days.map((date) => activeZones.record(date, zone))));
  const rows = people.flatMap((person) => rowsOf(table, person));
  const client = table.getDocumentClient();
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_none, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH).map((Item) => ({ PutRequest: { Item } })),
  );
  const work = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      await client.send(new BatchWriteCommand({ RequestItems: { [table.getName()]: batch } }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Returns the days up to one, inclusive. */
export const daysUpTo = (last: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_none, at) => addDays(last, -at));

interface Consumed {
  CapacityUnits?: number;
}

/** Counts the table requests and units from now on. */
export const countCalls = (client: DynamoDBDocumentClient) => {
  const counted = { reads: 0, writes: 0, readUnits: 0, writeUnits: 0 };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await next(args);
      const told = (answer.output as { ConsumedCapacity?: Consumed | Consumed[] }).ConsumedCapacity;
      const units = [told ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      // A query without results costs half a unit, which the local table does not count.
      const isRead = /Get|Query/.test(context.commandName ?? '');
      counted[isRead ? 'reads' : 'writes'] += 1;
      counted[isRead ? 'readUnits' : 'writeUnits'] += Math.max(units, isRead ? 0.5 : 1);
      return answer;
    },
    { step: 'initialize', priority: 'high' },
  );
  return counted;
};
