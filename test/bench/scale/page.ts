import { QUEUE_WORKERS } from '#infra/constructs/functions/queue-schedule.ts';
import { assumed } from '../cost/assumed.ts';
import { billOf, sumOfKinds } from '../cost/bill.ts';
import { capacityLimitsOf } from '../cost/bottlenecks.ts';
import { ofOne } from '../cost/page.ts';
import { prices } from '../cost/prices.ts';
import { usageOfPerson } from '../cost/usage.ts';
import type { MeasuredDay } from '../day/measured-day.ts';
import type { RequestCounts } from './lambda-model.ts';
import type { FeedLoad } from './feed-load.ts';
import type { LikesResult } from './likes.ts';
import type { NightResult } from './night.ts';
import { sharedPartitions } from './shared-partitions.ts';

export const SCALE_PAGE = 'docs/scale.md';

/** Monthly active users. */
export const SIZES = [1_000, 100_000, 10_000_000] as const;
const LARGEST = SIZES[2];

/** The simulations that the page describes. */
export interface Simulations {
  likes: { design: string; perSecond: number; seconds: number; result: LikesResult }[];
  nights: { monthly: number; users: number; result: NightResult }[];
  /** Of the largest number of users. */
  feed: FeedLoad;
}

const costOfBucketReads = (prices.bucketReads.dollars / prices.bucketReads.per) * 1_000_000;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const count = (figure: number, digits = 0): string =>
  figure.toLocaleString('en', { maximumFractionDigits: digits });
const percent = (share: number): string => `${count(100 * share, 1)}%`;

const p99 = ({ durations }: RequestCounts): string => {
  const sorted = durations.toSorted((one, other) => one - other);
  const value = sorted[Math.floor(sorted.length * 0.99)];
  return value === undefined ? 'none succeeded' : `${count(value)} ms`;
};

const failures = ({ sent, failed, causes }: RequestCounts): string =>
  `${count(failed)} of ${count(sent)}` +
  (failed === 0
    ? ''
    : ` (${Object.entries(causes)
        .map(([cause, times]) => `${cause} ${count(times)}`)
        .join(', ')})`);

const sizeRows = (day: MeasuredDay): string[][] => {
  const person = usageOfPerson(day);
  const sizes = SIZES.map((monthly) => {
    const daily = monthly * assumed.dailyShare;
    const peak = (ofPerson: number): number => (ofPerson * daily * assumed.peak) / assumed.awakeSeconds;
    const bill = billOf(day, monthly);
    return {
      daily,
      peak,
      busy: peak(person.gbSeconds * 2 + person.modelAnswers * assumed.modelSeconds),
      dollars: sumOfKinds(bill, 'use', 'fixed', 'backups', 'free'),
      perUser: ofOne(bill),
    };
  });
  const rowOf = (name: string, figure: (size: (typeof sizes)[number]) => string): string[] => [
    name,
    ...sizes.map(figure),
  ];
  return [
    rowOf('Daily users', ({ daily }) => count(daily)),
    rowOf('API requests per second', ({ peak }) => count(peak(person.httpRequests), 1)),
    rowOf('Function invocations per second', ({ peak }) => count(peak(person.calls), 1)),
    rowOf('Concurrent executions', ({ busy }) => count(busy, 1)),
    rowOf('Read units per second', ({ peak }) => count(peak(person.readUnits), 1)),
    rowOf('Write units per second', ({ peak }) => count(peak(person.writeUnits), 1)),
    rowOf('Open WebSocket connections', ({ daily }) =>
      count((person.socketMinutes * 60 * daily * assumed.peak) / assumed.awakeSeconds),
    ),
    rowOf('Dollars per month, without Cognito, models and speech', ({ dollars }) => count(dollars)),
    rowOf('Dollars per daily user', ({ perUser }) => perUser.toFixed(4)),
  ];
};

const limitRows = (day: MeasuredDay): string[][] =>
  capacityLimitsOf(day, LARGEST * assumed.dailyShare)
    .filter(({ needed, allowed }) => needed > allowed / 2)
    .map(({ name, needed, allowed, remedy }) => [
      name,
      count(needed, 1),
      count(allowed, 1),
      percent(needed / allowed),
      remedy,
    ]);

/** Returns docs/scale.md of the measured day and the simulations. */
const dollars = (amount: number): string => `${amount.toFixed(2)} dollars`;

/** Returns what the edge could cache of the feed, and why it does not. */
const feedCacheRows = ({ units, edge, photos }: FeedLoad): string[][] => [
  [
    'Whole pages',
    `${count(units.page, 1)} read units per page`,
    'Readers would share a page that depends on blocks in both directions, reports, friendships, diets and likes. Blocked users would ' +
      'see it, and hidden or unshared meals would stay on it.',
  ],
  [
    'Positions of public meals, which the API would read from the edge and check',
    `${count(units.positions)} of these units: ${dollars(edge.positions)} per million pages`,
    `${dollars(edge.requests)} per million requests to the edge, and each page waits for one more request.`,
  ],
  [
    'Photos of public meals',
    `${dollars(costOfBucketReads)} per million photos. ${count(photos.perSecond)} photos a second at peak, of ${count(photos.most)} that S3 reads per prefix.`,
    'A deleted photo, also of an erased account, would be shown until its copy expires (decision 0080).',
  ],
];

export const scalePage = (day: MeasuredDay, { likes, nights, feed }: Simulations): string =>
  [
    '# Scale',
    'Generated by `npm run bench -- scale` from `docs/measured-day.json`, the assumptions in `test/bench/cost/assumed.ts` and ' +
      'the simulations in `test/bench/scale/`. `test/infra/docs/scale.test.ts` repeats the simulations and checks the limits. ' +
      'Nothing of it has been compared with real traffic yet.',
    '## Load and cost by number of users',
    `Values per second are at a peak of ${assumed.peak} times the average of ${assumed.awakeSeconds / 3_600} waking hours. ` +
      `${100 * assumed.dailyShare}% of monthly users are active on a day.`,
    table(['', ...SIZES.map((monthly) => `${count(monthly)} users`)], sizeRows(day)),
    `## Limits to raise before ${count(LARGEST)} users`,
    'Limits of which this number of users needs more than half. The others have room.',
    table(['Limit', 'Needed', 'Allowed today', 'Used', 'How to raise it'], limitRows(day)),
    '## A popular meal',
    'A crowd likes one public meal while other users, and its owner every two seconds, log meals. The requests to the ' +
      'table are recorded from the code of the API and repeated in a discrete simulation with DynamoDB’s limits per partition ' +
      '(1,000 write and 3,000 read units per second), conflicts of transactions, retries of the SDK and of conflicts, API ' +
      'Gateway’s time-out and 1,000 concurrent executions. Bursts and adaptive capacity are left out: DynamoDB does better. ' +
      'Not simulated: cold starts, the rate at which Lambda adds executions, views of the meal, and other load.',
    table(
      [
        'Design',
        'Likes',
        'Failed likes',
        'Failed logs of meals',
        'p99 of logs',
        'Concurrency',
        'Busiest partition',
      ],
      likes.map(({ design, perSecond, seconds, result }) => [
        design,
        `${count(perSecond)}/s for ${count(seconds)} s`,
        failures(result.likes),
        failures(result.logs),
        p99(result.logs),
        count(result.concurrency),
        result.busiest
          .slice(0, 1)
          .map(({ partition, kind, share }) => `${partition.split('#')[0]}, ${kind}s: ${percent(share)}`)
          .join(),
      ]),
    ),
    `The likes of the new design were counted ${likes.map(({ result }) => result.recounts).find((times) => times > 0) ?? 0} times, the last time ` +
      `${count(likes.find(({ result }) => result.recounts > 0)?.result.lag ?? 0)} s after the last like. Users see their own like at once (decision 0107).`,
    '## The public feed',
    `At ${count(LARGEST)} users, ${count(feed.pagesPerSecond, 1)} pages of the feed are read per second at peak. If all of them show the same ` +
      'public meals, each page reads these partitions, of which each takes 3,000 read units per second:',
    table(
      ['Partition', 'Units per page', 'Used', 'Throttled from, pages per second'],
      feed.partitions.map(({ what, unitsPerPage, mostPages }) => [
        what,
        count(unitsPerPage, 1),
        percent(feed.pagesPerSecond / mostPages),
        count(mostPages),
      ]),
    ),
    'So nothing of the feed is cached (decision 0113). What the edge could cache:',
    table(['Cached', 'Saved', 'Price'], feedCacheRows(feed)),
    'That the edge does not cache the API is tested (`test/infra/stack/rules/edge.ts`).',
    '## The nightly job',
    `Insights are due at 6:00, three hours after the job starts at 3:00. The largest time zone is assumed to have ${percent(assumed.largestZone)} ` +
      `of the users; a user’s run takes as long as a measured invocation, and ${QUEUE_WORKERS} batches run at once. The simulation runs the ` +
      'code that pages through the shards and kills it at random requests (decision 0108).',
    table(
      ['Monthly users', 'Users in the zone', 'Hours', 'Reached', 'Kills', 'Queued twice'],
      nights.map(({ monthly, users, result }) => [
        count(monthly),
        count(users),
        count(result.hours, 2),
        count(result.reached),
        count(result.kills),
        count(result.queuedTwice),
      ]),
    ),
    'A user who is queued twice finds the item of the day and gets nothing twice. On Mondays the weekly email is sent too: ' +
      'the sending rate of SES has to be raised with the number of users, otherwise emails are retried until the next day.',
    '## Partitions that many users write',
    `All items of a user are in the user’s own partition. The table lists every index partition that many users share, with its load at ${count(LARGEST)} ` +
      'monthly users. A partition takes 1,000 write units per second.',
    table(
      ['Partition of `gsi1`', 'Content', 'Write units per second', 'Used', 'Divided by'],
      sharedPartitions(day, LARGEST * assumed.dailyShare).map(({ key, what, units, share, divided }) => [
        key,
        what,
        count(units, 1),
        percent(share),
        divided,
      ]),
    ),
    '## Consumers of the table’s stream',
    'A shard of the stream supports two consumers. `achievements/award` follows what earns an award or changes a feed, and ' +
      '`realtime/changes` what open tabs and webhooks show. Both retry failed records for up to six hours; what still fails goes to ' +
      'a bucket with its records, from which `npm run replay` sends it again within 7 days. Work that takes longer is queued: a third consumer is ' +
      'another queue of `achievements/award`, as social feeds and webhooks have, with its own retries and dead letters. A consumer that ' +
      'needs every record, such as a data warehouse, uses Kinesis Data Streams for DynamoDB, which does not count as one of the two.',
    '## Cells',
    'One stage serves one region. Beyond the limits above, or to store data in a user’s region, a stage is deployed again as a ' +
      'cell: the stacks take the region and the name from `infra/stages.ts`, and nothing in the code is shared between stages. ' +
      'What has to change in the code:',
    [
      '- **Finding the cell of a user**: the user pool belongs to a cell. The sign-in page asks a global table (email hash to cell, ' +
        'DynamoDB global table) before it signs in; `/config.json` then comes from the cell (`web/src/lib/config`).',
      '- **Friends and shared meals across cells**: `functions/social` reads both users’ partitions in one table. Friendships would ' +
        'be limited to a cell, or their writes sent to the other cell’s queue, as jobs of feeds are today.',
      '- **Stripe webhooks**: one endpoint per cell; the customer’s metadata names the cell, and others ignore the event.',
      '- **Public pages** stay in one distribution; only `/api` and the socket are routed to the cell.',
      '- **Staff** sign in per cell.',
    ].join('\n'),
    '',
  ].join('\n\n');
