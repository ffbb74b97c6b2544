import type { FunctionFigures, MeasuredDay } from '../day/measured-day.ts';
import { PHOTO_VERSION_DAYS } from '#shared/photos/retention.ts';
import { habits, PHOTO_BYTES } from '../day/habits.ts';
import { sumOf } from '../figures.ts';
import { assumed } from './assumed.ts';

/** Billed usage, in the units of `prices.ts` or bytes. */
export interface Usage {
  calls: number;
  gbSeconds: number;
  readUnits: number;
  writeUnits: number;
  queueRequests: number;
  logBytes: number;
}

/** Daily usage of an active user. */
export interface UsageOfPerson extends Usage {
  httpRequests: number;
  socketMessages: number;
  socketMinutes: number;
  edgeRequests: number;
  edgeBytes: number;
  edgeFunctionCalls: number;
  bucketWrites: number;
  bucketReads: number;
  photoBytes: number;
  /** Versions of deleted photos, at any time. */
  photoVersionBytes: number;
  storedBytes: number;
  mails: number;
  modelAnswers: number;
}

/** Share of the users with reminders who are reminded at the same quarter of an hour of their time zone. */
const AT_LUNCH = 0.5;

/** Returns the users of the largest time zone whose reminder is due at the same quarter of an hour. */
export const remindersAtOnce = (daily: number): number =>
  daily * habits.hasReminder * assumed.largestZone * AT_LUNCH;

/** Scheduled functions with their daily runs. The measured night covers one hour of time zones: four runs. */
const byClock = new Map([
  ['insights/nights', 24],
  ['reminders/due', 96],
  ['fasting/due', 288],
  ['staff/suspensions', 96],
  ['photos/sweep', 24],
]);
/** Functions behind the table's stream, billed as if each change were sent alone. */
const byStream = new Set(['realtime/changes', 'achievements/award']);
/** Returns whether a function sends change notifications. Tickets and sockets do not. */
const isTold = ({ name }: FunctionFigures): boolean => !name.startsWith('realtime/');

/** Returns Lambda's billed ms for one call, based on the measured ones. */
export const msOf = ({
  cpu_ms,
  table_requests,
  other_requests,
  memory_mb,
  calls,
}: FunctionFigures): number => {
  const processor = Math.min(1, memory_mb / assumed.mbOfProcessor);
  const waited = table_requests * assumed.tableMs + other_requests * assumed.serviceMs;
  return (cpu_ms / processor + waited) / calls + assumed.coldShare * assumed.coldMs;
};

/** Returns the usage of a number of calls of a function. */
const usageOf = (figures: FunctionFigures, calls: number): Usage => {
  const each = (sum: number): number => (sum / figures.calls) * calls;
  return {
    calls,
    gbSeconds: ((msOf(figures) * calls) / 1_000) * (figures.memory_mb / 1_024),
    readUnits: each(figures.read_units),
    writeUnits: each(figures.write_units),
    queueRequests: 0,
    logBytes: each(figures.logged_bytes) + assumed.logLineBytes * calls,
  };
};

const addUp = (parts: readonly Usage[]): Usage => ({
  calls: sumOf(parts, ({ calls }) => calls),
  gbSeconds: sumOf(parts, ({ gbSeconds }) => gbSeconds),
  readUnits: sumOf(parts, ({ readUnits }) => readUnits),
  writeUnits: sumOf(parts, ({ writeUnits }) => writeUnits),
  queueRequests: sumOf(parts, ({ queueRequests }) => queueRequests),
  logBytes: sumOf(parts, ({ logBytes }) => logBytes),
});

/** Returns the daily usage of scheduled functions, independent of users. */
export const usageOfClocks = (day: MeasuredDay): Usage => {
  const runs = day.functions.flatMap((figures) => {
    const runsOfDay = byClock.get(figures.name);
    return runsOfDay === undefined ? [] : [usageOf(figures, runsOfDay)];
  });
  return addUp(runs);
};

const callsOf = (day: MeasuredDay, ...routes: string[]): number =>
  sumOf(
    day.routes.filter(({ route }) => routes.includes(route)),
    ({ calls }) => calls,
  );

const serviceCalls = ({ services }: MeasuredDay, ...names: string[]): number =>
  sumOf(names, (name) => services[name] ?? 0);

/** Returns the mean daily usage of the measured users. */
export const usageOfPerson = (day: MeasuredDay): UsageOfPerson => {
  const { people, visits, sockets } = day;
  const each = (figure: number): number => figure / people;
  const changes = sumOf(day.functions.filter(isTold), ({ table_writes }) => table_writes);
  const functions = addUp(
    day.functions
      .filter(({ name }) => !byClock.has(name))
      .map((figures) => usageOf(figures, each(byStream.has(figures.name) ? changes : figures.calls))),
  );
  const ofApi = day.routes.filter(({ route }) => route.includes('/api/'));
  const httpRequests = each(sumOf(ofApi, ({ calls }) => calls));
  const updates = (assumed.releases * assumed.changedFiles) / assumed.daysOfMonth;
  const files = each(callsOf(day, '/sw.js', '/config.json')) + updates * assumed.appFiles;
  const allRequests =
    each(sumOf(day.routes, ({ calls }) => calls) + sockets.opened) + updates * assumed.appFiles;
  const photosSeen = each(callsOf(day, '/photos'));
  const sent = each(sumOf(ofApi, ({ received }) => received));
  // Receiving and deleting a batch takes one request each.
  const messages = serviceCalls(day, 'sqs SendMessageBatch', 'sqs SendMessage') * 3;
  return {
    ...functions,
    queueRequests: each(messages),
    logBytes: functions.logBytes + (httpRequests + each(sockets.opened) * 3) * assumed.accessLogBytes,
    httpRequests,
    socketMessages: each(sockets.messages),
    socketMinutes: (each(visits) * (habits.minutesOpen.least + habits.minutesOpen.most)) / 2,
    edgeRequests: allRequests,
    edgeBytes:
      sent + allRequests * assumed.headerBytes + photosSeen * PHOTO_BYTES + updates * assumed.appBytes,
    edgeFunctionCalls: files * 2,
    bucketWrites: each(serviceCalls(day, 's3 POST', 's3 PUT')),
    bucketReads: each(serviceCalls(day, 's3 GET')) + photosSeen,
    photoBytes: each(serviceCalls(day, 's3 PUT')) * PHOTO_BYTES,
    // S3 counts the days from the next midnight.
    photoVersionBytes:
      each(serviceCalls(day, 's3 PUT')) * PHOTO_BYTES * habits.deletes * (PHOTO_VERSION_DAYS + 1),
    storedBytes: each(day.stored_bytes),
    // The measured night may be the first of a week, which emails every user.
    mails: habits.plans.premium / 7,
    modelAnswers: each(
      callsOf(day, 'POST /api/functions/analyze-food-image', 'POST /api/functions/nutrition-assistant'),
    ),
  };
};
