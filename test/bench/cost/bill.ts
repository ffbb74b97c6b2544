import type { MeasuredDay } from '../day/measured-day.ts';
import { PHOTO_BYTES } from '../day/habits.ts';
import { sumOf } from '../figures.ts';
import { assumed } from './assumed.ts';
import { alwaysFree, costOf, type PriceName, prices } from './prices.ts';
import { usageOfClocks, usageOfPerson } from './usage.ts';

/** Category of a line of the bill: `use` grows with users, the others are separate. */
export type Kind = 'use' | 'fixed' | 'free' | 'backups' | 'model and speech' | 'Cognito';

type Units = readonly (readonly [PriceName, number])[];

interface Line {
  name: string;
  kind: Kind;
  units: Units;
  /** Dollars per month. */
  dollars: number;
}

/** A monthly bill. */
export interface Bill {
  monthly: number;
  daily: number;
  lines: Line[];
}

const GB = 1_024 ** 3;

const line = (kind: Kind, name: string, units: Units): Line => ({
  name,
  kind,
  units,
  dollars: sumOf(units, ([price, count]) => costOf(price, count)),
});

/** Returns how many of a month's invocations X-Ray samples. */
const tracesOf = (calls: number): number => {
  const seconds = assumed.daysOfMonth * 24 * 3_600;
  return Math.min(calls, calls * assumed.tracedShare + seconds * assumed.tracedEachSecond);
};

const useOf = (day: MeasuredDay, daily: number): Line[] => {
  const person = usageOfPerson(day);
  const clocks = usageOfClocks(day);
  const days = assumed.daysOfMonth;
  const month = (ofPerson: number, ofClocks = 0): number => (ofPerson * daily + ofClocks) * days;
  const kept = (bytes: number): number => (bytes * daily * days * assumed.monthsKept) / GB;
  const calls = month(person.calls, clocks.calls);
  const logs = month(person.logBytes, clocks.logBytes) / GB;
  // Waiting for a model is billed too, for the functions' half a GB of memory.
  const waited = (person.modelAnswers * assumed.modelSeconds) / 2;
  const requests = month(person.edgeRequests);
  return [
    line('use', 'Table: writes', [['writeUnits', month(person.writeUnits, clocks.writeUnits)]]),
    line('use', 'Table: reads', [['readUnits', month(person.readUnits, clocks.readUnits)]]),
    line('use', 'Table: storage and backups', [
      ['tableGbMonths', kept(person.storedBytes)],
      ['restoreGbMonths', kept(person.storedBytes)],
    ]),
    line('use', 'Functions: invocations', [['lambdaRequests', calls]]),
    line('use', 'Functions: duration', [
      ['lambdaGbSeconds', month(person.gbSeconds + waited, clocks.gbSeconds)],
    ]),
    line('use', 'HTTP API', [['httpRequests', month(person.httpRequests)]]),
    line('use', 'WebSocket API', [
      ['socketMessages', month(person.socketMessages)],
      ['socketMinutes', month(person.socketMinutes)],
    ]),
    line('use', 'CloudFront: requests', [
      ['edgeRequests', requests],
      ['edgeFunctionCalls', month(person.edgeFunctionCalls)],
    ]),
    line('use', 'CloudFront: traffic', [['edgeGb', month(person.edgeBytes) / GB]]),
    line('use', 'Firewall: requests', [['firewallRequests', requests]]),
    line('use', 'Logs', [
      ['logGb', logs],
      ['logGbMonths', logs * assumed.logMonths * assumed.logsCompressed],
    ]),
    ...(day.pieces.traced > 0 ? [line('use', 'Traces', [['traces', tracesOf(calls)]])] : []),
    line('use', 'Photos', [
      ['bucketWrites', month(person.bucketWrites)],
      ['bucketReads', month(person.bucketReads)],
      ['bucketGbMonths', kept(person.photoBytes)],
    ]),
    line('use', 'Photos: versions', [['bucketGbMonths', (person.photoVersionBytes * daily) / GB]]),
    line('use', 'Queues', [['queueRequests', month(person.queueRequests, clocks.queueRequests)]]),
    line('use', 'Emails', [['mails', month(person.mails)]]),
  ];
};

/** Returns what backups in a second account and region cost (decision 0099); a stage can do without. */
const backupsOf = (day: MeasuredDay, daily: number): Line[] => {
  const person = usageOfPerson(day);
  const { daysOfMonth, monthsKept, exportsKeptDays, exportsCompressed } = assumed;
  const ofMonth = (ofPerson: number): number => (ofPerson * daily * daysOfMonth) / GB;
  const table = ofMonth(person.storedBytes) * monthsKept * assumed.tableWithoutIndexes;
  const changed = ofMonth(person.writeUnits * assumed.changedBytes);
  const exported = table * assumed.fullExports + changed;
  const compressed = exported * exportsCompressed;
  const photos = ofMonth(person.photoBytes);
  return [
    line('backups', 'Backups: exports of the table', [
      ['exportGb', exported],
      ['regionGb', compressed],
      ['bucketGbMonths', (compressed * exportsKeptDays) / daysOfMonth],
    ]),
    line('backups', 'Backups: copies of photos', [
      ['archiveWrites', (person.photoBytes / PHOTO_BYTES) * daily * daysOfMonth],
      ['regionGb', photos],
      ['archiveGbMonths', photos * monthsKept],
    ]),
    line('backups', 'Backups: alarms and metrics', [
      ['alarmMetrics', 3],
      ['metrics', 2],
    ]),
  ];
};

/** Lambda polls each queue with five pollers for 20 s each (Lambda Developer Guide, 'Using Lambda with Amazon SQS'). */
const READERS = 5;
const WAIT_S = 20;
/** Interval at which a function's role requests the table's key (DynamoDB Developer Guide, 'Encryption at rest'). */
const KEY_S = 300;

const fixedOf = ({ pieces }: MeasuredDay): Line[] => {
  const seconds = assumed.daysOfMonth * 24 * 3_600;
  return [
    line('fixed', `Alarms: ${pieces.alarms} metrics`, [['alarmMetrics', pieces.alarms]]),
    line('fixed', `Custom metrics: ${assumed.countedMetrics}`, [['metrics', assumed.countedMetrics]]),
    line('fixed', `Dashboards: ${pieces.dashboards}`, [['dashboards', pieces.dashboards]]),
    line('fixed', `Firewalls: ${pieces.firewalls}, with ${pieces.firewall_rules} rules`, [
      ['firewalls', pieces.firewalls],
      ['firewallRules', pieces.firewall_rules],
    ]),
    line('fixed', `Polling ${pieces.queue_sources} queues`, [
      ['queueRequests', (pieces.queue_sources * READERS * seconds) / WAIT_S],
    ]),
    line('fixed', 'Encryption key of the table', [['keyRequests', (pieces.functions * seconds) / KEY_S]]),
  ];
};

/**
 * Returns the monthly dollars for traces of all functions: if the first request of each second is kept globally, and if
 * it is kept per function.
 */
export const costOfTraces = (day: MeasuredDay, daily: number): [globally: number, byFunction: number] => {
  const callsOf = (calls: number): number => (calls / day.people) * daily * assumed.daysOfMonth;
  const calls = callsOf(sumOf(day.functions, (figures) => figures.calls));
  const byFunction = sumOf(day.functions, (figures) => tracesOf(callsOf(figures.calls)));
  return [costOf('traces', tracesOf(calls)), costOf('traces', byFunction)];
};

const LITE_STEP = 100_000;

const apartOf = (day: MeasuredDay, monthly: number, daily: number): Line[] => {
  const days = daily * assumed.daysOfMonth;
  const speaking = days * assumed.speakingShare;
  return [
    {
      name: 'Model',
      kind: 'model and speech',
      units: [],
      dollars: usageOfPerson(day).modelAnswers * days * assumed.modelAnswer,
    },
    line('model and speech', 'Speech', [
      ['recordedMinutes', (speaking * assumed.spokenSeconds) / 60],
      ['spokenCharacters', speaking * assumed.spokenCharacters],
    ]),
    line('Cognito', 'Cognito, Lite plan', [
      ['cognitoLite', Math.min(monthly, LITE_STEP)],
      ['cognitoLiteMore', Math.max(0, monthly - LITE_STEP)],
    ]),
  ];
};

const namesOf = Object.keys(prices) as PriceName[];

/** Returns the deduction for the AWS free tier. */
const freeOf = (lines: readonly Line[]): Line => {
  const units = lines.flatMap((charged) => charged.units);
  const free = namesOf.map((name) => {
    const used = sumOf(
      units.filter(([price]) => price === name),
      ([, count]) => count,
    );
    return [name, -Math.min(used, alwaysFree[name] ?? 0)] as const;
  });
  return line('free', 'Permanent free tier', free);
};

/** Returns the monthly AWS bill for a number of monthly users. */
export const billOf = (day: MeasuredDay, monthly: number): Bill => {
  const daily = monthly * assumed.dailyShare;
  const charged = [...useOf(day, daily), ...fixedOf(day), ...backupsOf(day, daily)];
  return { monthly, daily, lines: [...charged, freeOf(charged), ...apartOf(day, monthly, daily)] };
};

/** Returns the dollars of all lines of some categories. */
export const sumOfKinds = ({ lines }: Bill, ...kinds: Kind[]): number =>
  sumOf(
    lines.filter(({ kind }) => kinds.includes(kind)),
    ({ dollars }) => dollars,
  );
