import { type Found, resourcesOf, spelled, type Template } from '../stack/template.ts';
import { functionName } from '#test/bench/day/meter.ts';
import { evaluateAlarm, type State, type StatedAlarm } from './evaluate-alarm.ts';
import { createMetricStore, type MetricStore } from './metric-store.ts';
import type { FunctionShape } from '../stack/rules/functions.ts';

/** What happens to a function in a minute. */
export interface Minute {
  invocations: number;
  /** Invocations that respond with a server error. */
  answered500?: number;
  /** Invocations that end without a response. */
  crashed?: number;
  /** Invocations that take longer than their objective by far. */
  slow?: number;
}

/** Milliseconds of a fast invocation and of a slow one. */
const FAST_MS = 80;
const SLOW_MS = 24_000;

/** The metric of the access log's filter (`infra/constructs/alarms/unanswered-requests.ts`). */
export const UNANSWERED = 'UnansweredRequests';

/** Returns a function's name as in the measured day, e.g. `food-entries/index`. */
export const functionNameOf = ({ resource }: Found<FunctionShape>): string =>
  functionName(String(resource.Metadata?.['platewise:entry']));

/** Returns whether a function is behind the HTTP API. */
export const isServing = (fn: Found<FunctionShape>): boolean => functionNameOf(fn).endsWith('/index');

/** Adds the metrics that Lambda and the function write for a minute. */
const addMinute = (
  store: MetricStore,
  fn: Found<FunctionShape>,
  minute: number,
  { invocations, answered500 = 0, crashed = 0, slow = 0 }: Minute,
): void => {
  const variables = fn.properties.Environment?.Variables ?? {};
  const ofLambda = (name: string) => ({
    namespace: 'AWS/Lambda',
    name,
    dimensions: { FunctionName: spelled({ Ref: fn.id }) },
  });
  store.add(ofLambda('Invocations'), minute, 1, invocations);
  store.add(ofLambda('Errors'), minute, 1, crashed);
  store.add(ofLambda('Errors'), minute, 0, invocations - crashed);
  store.add(ofLambda('Duration'), minute, SLOW_MS, slow);
  store.add(ofLambda('Duration'), minute, FAST_MS, invocations - slow);
  const faults = {
    namespace: String(variables['POWERTOOLS_METRICS_NAMESPACE']),
    name: 'Faults',
    dimensions: { service: String(variables['POWERTOOLS_SERVICE_NAME']) },
  };
  store.add(faults, minute, 1, answered500);
  // The gateway's access log names the error of a function that did not respond.
  if (isServing(fn)) store.add({ ...faults, name: UNANSWERED, dimensions: {} }, minute, 1, crashed);
};

export const alarmsOf = (template: Template): StatedAlarm[] =>
  resourcesOf<StatedAlarm>(template, 'AWS::CloudWatch::Alarm').map(
    ({ properties }) => properties as StatedAlarm,
  );

/** Returns an alarm's name without stack, e.g. `FoodEntriesIndex-SuccessFastBurn`. */
export const nameOf = ({ AlarmName }: StatedAlarm): string => AlarmName.split('-').slice(2).join('-');

export const isPage = ({ AlarmDescription }: StatedAlarm): boolean =>
  AlarmDescription.includes('Severity: page.');

/**
 * Simulates a function's traffic and evaluates alarms each minute, or less often with `every`.
 * @param traffic what happens in a minute
 * @returns the names of the alarms in the state ALARM, by minute
 */
export const simulate = (
  alarms: readonly StatedAlarm[],
  fn: Found<FunctionShape>,
  { minutes, every = 1, traffic }: { minutes: number; every?: number; traffic: (minute: number) => Minute },
): Map<number, StatedAlarm[]> => {
  const store = createMetricStore();
  const states = new Map<StatedAlarm, State>();
  const ringing = new Map<number, StatedAlarm[]>();
  for (let now = 1; now <= minutes; now += 1) {
    addMinute(store, fn, now - 1, traffic(now - 1));
    if (now % every !== 0) continue;
    for (const alarm of alarms) states.set(alarm, evaluateAlarm(alarm, store, now, states.get(alarm)));
    ringing.set(
      now,
      alarms.filter((alarm) => states.get(alarm) === 'ALARM'),
    );
  }
  return ringing;
};
