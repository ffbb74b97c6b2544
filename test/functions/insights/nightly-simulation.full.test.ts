import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActiveZones } from '#functions/food-entries/daily-summary/active-zones-repository.ts';
import { createReadActiveUsers } from '#functions/insights/nightly/active-users-repository.ts';
import { createStartNightlyRuns } from '#functions/insights/nightly/start-nightly-runs.ts';
import { createInsightsRepository } from '#functions/insights/insights-repository.ts';
import { createNightlyRuns } from '#functions/insights/nightly/nightly-runs-repository.ts';
import { openUserData } from '#functions/insights/open-user-data.ts';
import { createRunNightlyPart } from '#functions/insights/nightly/run-nightly-part.ts';
import { createNightlyProgress } from '#functions/insights/nightly/nightly-progress-repository.ts';
import { createRunNightlyShard } from '#functions/insights/nightly/run-nightly-shard.ts';
import { createRunNightlyMessages } from '#functions/insights/nightly/run-nightly-messages.ts';
import type { SendMessages } from '#functions/platform/send-messages.ts';
import { createReadPlan } from '#functions/platform/plan/read-plan.ts';
import { insight } from '#shared/insights/schema.ts';
import { costOfNight } from '#test/bench/nightly-cost.ts';
import { openTestTable } from '../test-table.ts';
import { createNightQueue } from './night-queue.ts';
import { countCalls, daysUpTo, type NightPerson, writePeople } from './night-world.ts';
import { isFull } from '#test/support/full-size.ts';
import { PATIENCE } from '#test/support/patience.ts';

const PEOPLE = isFull ? 10_000 : 80;
const MINUTE = 60_000;

/**
 * The night in which Berlin sets its clocks back from 3:00, with half-hour and quarter-hour offsets and both sides of
 * the date line.
 */
const NIGHT = '2026-10-25';
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'America/St_Johns',
  'UTC',
];

const people = Array.from({ length: PEOPLE }, (_none, at): NightPerson => ({
  user_id: `person-${at}`,
  zone: zones[at % zones.length]!,
  tier: 'premium',
  days: daysUpTo('2026-10-24', 3),
}));

/** Users who logged nothing yesterday, or whose plan does not include it. */
const others: NightPerson[] = [
  { user_id: 'absent', zone: 'UTC', tier: 'premium', days: ['2026-10-22'] },
  { user_id: 'free', zone: 'UTC', tier: 'free', days: ['2026-10-24'] },
];

let opened: Awaited<ReturnType<typeof openTestTable>>;
let now = new Date('2026-10-24T12:00:00Z');
const clock = (): Date => now;

beforeAll(async () => {
  opened = await openTestTable();
  await writePeople(opened.table, [...people, ...others]);
}, 1_800_000 * PATIENCE);
afterAll(() => opened.stop());

const rowsOfNight = async (userId: string) => {
  const { Items = [] } = await opened.table.getDocumentClient().send(
    new QueryCommand({
      TableName: opened.table.getName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': `user#${userId}`, ':sk': 'insights#' },
    }),
  );
  return Items;
};

describe('A day of nightly runs', { timeout: 1_800_000 * PATIENCE }, () => {
  it(`creates exactly one row for each of ${PEOPLE} users in ten zones despite failed ticks, duplicates and crashes`, async () => {
    const { table } = opened;
    const workNight = createRunNightlyPart({
      readPlan: createReadPlan(table, clock),
      rows: createInsightsRepository(table, clock),
      data: openUserData(table),
      sendWeeklyEmail: async () => {
        throw new Error('No week ends in this night.');
      },
      clock,
    });
    const begun = new Map<string, string>();
    const broken = new Set<string>();
    const failures: unknown[] = [];
    let isAway = false;
    let crashes = 0;
    const send: SendMessages = async (messages) => {
      // Sometimes the queue fails after it accepted the messages.
      await queue.send(messages);
      if (messages.length > 0 && isAway && (crashes += 1) % 3 === 1) throw new Error('The queue is away.');
      // Some messages are delivered twice, as SQS may do.
      await queue.send(messages.filter((_message, at) => at % 50 === 0));
    };
    const runMessages = createRunNightlyMessages(
      async (message) => {
        if (message.user_id.endsWith('7') && !broken.has(message.user_id)) {
          broken.add(message.user_id);
          throw new Error('broken once');
        }
        const outcome = await workNight(message);
        if (outcome.isKept) begun.set(message.user_id, now.toISOString());
        return outcome;
      },
      createRunNightlyShard({
        progress: createNightlyProgress(table, clock),
        readActiveUsers: createReadActiveUsers(table),
        send: (messages) => send(messages),
      }),
      (error) => failures.push(error),
    );
    const queue = createNightQueue(clock, (event) => runMessages(event, () => true));
    const counted = countCalls(table.getDocumentClient());
    const startNightlyRuns = createStartNightlyRuns({
      nights: createNightlyRuns(table),
      activeZones: createActiveZones(table),
      send,
      clock,
    });

    let runs = 0;
    for (; now < new Date('2026-10-25T12:00:00Z'); now = new Date(now.getTime() + 15 * MINUTE)) {
      const hour = now.toISOString().slice(11, 16);
      // The schedule pauses for three quarters of an hour; later a run fails.
      if (['21:00', '21:15', '21:30'].includes(hour)) continue;
      isAway = hour === '02:00';
      await startNightlyRuns().catch((error: unknown) => {
        if (!isAway) throw error;
      });
      runs += 1;
      await queue.drain();
    }
    now = new Date(now.getTime() + queue.waitSeconds * 1_000 + 1);
    await queue.drain();

    const measured = { ...counted };
    const late: string[] = [];
    for (const { user_id } of people) {
      const rows = await rowsOfNight(user_id);
      expect(rows.map(({ date }) => date)).toEqual([NIGHT]);
      expect(insight.array().min(3).safeParse(rows[0]?.['insights']).success).toBe(true);
      if (!begun.has(user_id)) late.push(user_id);
    }
    expect(late).toEqual([]);
    for (const { user_id } of others) expect(await rowsOfNight(user_id)).toEqual([]);
    expect(queue.left()).toEqual({ waiting: 0, dead: 0 });
    expect(failures.length).toBeGreaterThanOrEqual(broken.size);
    expect(broken.size).toBeGreaterThan(0);

    // Sends, receives and deletes of ten messages per request.
    const queueRequests = queue.counted.requests + 2 * queue.counted.batches;
    const lambdaRequests = runs + queue.counted.batches;
    // Assumes one second per batch of ten, and two per scheduled run.
    const cost = costOfNight({
      writeUnits: measured.writeUnits,
      readUnits: measured.readUnits,
      queueRequests,
      lambdaRequests,
      lambdaSeconds: queue.counted.batches + 2 * runs,
      mails: 0,
    });
    console.log(
      `${PEOPLE} people, one night: ${measured.reads} reads (${measured.readUnits} units), ${measured.writes} writes (${measured.writeUnits} units), ${queueRequests} queue requests, ${lambdaRequests} calls: $${cost.total.toFixed(4)} (table ${cost.table.toFixed(4)}, queue ${cost.queue.toFixed(4)}, functions ${cost.functions.toFixed(4)})`,
    );
    // Plan, day row, profile, sums, entries and weights: six reads per user, plus the active zones and their index.
    expect(measured.reads).toBeLessThan(PEOPLE * 8 + runs * 3 + zones.length * 8 * 4);
    expect(measured.writes).toBeLessThan(PEOPLE * 1.2 + runs + 10);
    if (isFull) expect(cost.total).toBeLessThan(0.25);
    queue.close();
  });
});
