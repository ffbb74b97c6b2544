import { createScheduleRecounts } from '#functions/social/likes/schedule-recounts.ts';
import { likePartitions } from '#functions/social/likes/meal-like-entity.ts';
import { randomFromSeed } from '#test/support/random-from-seed.ts';
import { createEventLoop } from './event-loop.ts';
import { createLambdaModel, createRequestCounts, type RequestCounts } from './lambda-model.ts';
import {
  MEAL,
  operationsOfCountedLike,
  operationsOfLike,
  operationsOfLog,
  OWNER,
} from './request-templates.ts';
import { createTableModel, type PartitionLoad } from './table-model.ts';

/** Time of a function without its waits, ms: about the measured one of these routes. */
const COMPUTE_MS = 15;
const LOG_ATTEMPTS = 6;
/** Attempts of a like before decision 0107, and now. */
const LIKE_ATTEMPTS = { counter: 30, stream: LOG_ATTEMPTS } as const;
/** Meals logged per second by all users, and by the owner of the popular meal. */
const LOGS_PER_SECOND = 50;
const OWNER_LOGS_PER_SECOND = 0.5;
/** Users whose requests are recorded from the product's code; the others repeat their shards. */
const RECORDED_USERS = 64;
/** Shards of the table's stream, each with one consumer and a batching window of one second. */
const STREAM_SHARDS = 64;
/** Bytes of a like in the index, and bytes per read unit of an eventually consistent query. */
const LIKE_BYTES = 220;
const UNIT_BYTES = 8_192;

export interface LikesSimulation {
  /** `counter`: counted in the meal's item, as before decision 0107. `stream`: the product's code. */
  design: 'counter' | 'stream';
  perSecond: number;
  seconds: number;
  seed: number;
}

export interface LikesResult {
  likes: RequestCounts;
  logs: RequestCounts;
  concurrency: number;
  busiest: PartitionLoad[];
  /** Counts of the meal's likes, and the time of the last like until it is counted, s. */
  recounts: number;
  lag: number;
}

/** Simulates a crowd that likes one meal while users, among them its owner, log meals. */
export const simulateLikes = async ({
  design,
  perSecond,
  seconds,
  seed,
}: LikesSimulation): Promise<LikesResult> => {
  const random = randomFromSeed(seed);
  const loop = createEventLoop();
  const table = createTableModel();
  const lambda = createLambdaModel(loop, table, random);
  const [likes, logs, jobs] = [createRequestCounts(), createRequestCounts(), createRequestCounts()];
  const users = Array.from({ length: RECORDED_USERS }, (_none, at) => `user-${at}`);
  const likeOf =
    design === 'stream' ? await Promise.all(users.map(operationsOfLike)) : users.map(operationsOfCountedLike);
  const logOf = await Promise.all(users.map(operationsOfLog));
  const ownerLog = await operationsOfLog(OWNER);

  /** The recorded users stand for many others, whose own partitions and items are never the same. */
  let everyone = 0;
  const asNewUser = (operations: readonly (typeof ownerLog)[number][], user: string) => {
    const name = `${user}-${(everyone += 1)}`;
    return operations.map(({ kind, units, items }) => ({
      kind,
      units: Object.fromEntries(
        Object.entries(units).map(([partition, count]) => [
          partition === `user#${user}` ? `user#${name}` : partition,
          count,
        ]),
      ),
      items: items.map((item) => item.replace(`user#${user} `, `user#${name} `)),
    }));
  };

  let counted = 0;
  let liked = 0;
  let lastLike = 0;
  let lag = 0;
  let recounts = 0;
  let marker: { due_at: string; likes_count: number } | null = null;
  const schedule = createScheduleRecounts({
    recounts: {
      find: async () => marker as never,
      schedule: async (_id, due) => void (marker = { due_at: due.toISOString(), likes_count: counted }),
    },
    send: async (_message, delay = 0) => {
      loop.after(delay * 1_000, () => {
        recounts += 1;
        const [, ...shards] = likePartitions(MEAL);
        const units = Math.max(0.5, (liked / shards.length) * (LIKE_BYTES / UNIT_BYTES));
        const operations = [
          { kind: 'read', units: Object.fromEntries(shards.map((key) => [`gsi1 ${key}`, units])), items: [] },
          {
            kind: 'write',
            units: { [`shared-meal#${MEAL}`]: 1, 'gsi1 shared-meals#everyone': 1 },
            items: [],
          },
        ] as const;
        lambda.send({ operations, computeMs: COMPUTE_MS, conflictAttempts: LOG_ATTEMPTS }, jobs);
        counted = liked;
        if (marker) marker = { ...marker, likes_count: counted };
        lag = (loop.now() - lastLike) / 1_000;
      });
    },
    clock: () => new Date(loop.now()),
  });

  const end = seconds * 1_000;
  const arrive = (rate: number, send: () => void): void => {
    const next = (): void => {
      const wait = (-Math.log(1 - random()) / rate) * 1_000;
      if (loop.now() + wait > end) return;
      loop.after(wait, () => {
        send();
        next();
      });
    };
    next();
  };
  const pick = (): number => Math.floor(random() * users.length);
  const sent = { computeMs: COMPUTE_MS, conflictAttempts: LOG_ATTEMPTS };
  arrive(perSecond, () => {
    const at = pick();
    const operations = asNewUser(likeOf[at]!, users[at]!);
    lambda.send({ ...sent, operations, conflictAttempts: LIKE_ATTEMPTS[design] }, likes);
    liked += 1;
    lastLike = loop.now();
  });
  arrive(LOGS_PER_SECOND, () => {
    const at = pick();
    lambda.send({ ...sent, operations: asNewUser(logOf[at]!, users[at]!) }, logs);
  });
  arrive(OWNER_LOGS_PER_SECOND, () => lambda.send({ ...sent, operations: ownerLog }, logs));
  if (design === 'stream')
    for (let shard = 0; shard < STREAM_SHARDS; shard += 1) {
      const poll = (): void => {
        if (loop.now() > end + 1_000) return;
        loop.after(1_000, async () => {
          const operations = [{ kind: 'read', units: { [`like-recount#${MEAL}`]: 1 }, items: [] }] as const;
          lambda.send({ ...sent, operations }, jobs);
          await schedule([MEAL]);
          poll();
        });
      };
      loop.at((shard / STREAM_SHARDS) * 1_000, poll);
    }
  await loop.run(end + 600_000);
  return {
    likes,
    logs,
    concurrency: lambda.highest(),
    busiest: table.busiest(4),
    recounts,
    lag: design === 'stream' ? lag : 0,
  };
};
