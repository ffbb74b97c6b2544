import { readMeasuredDay } from '#test/bench/day/measured-day.ts';
import {
  BEFORE,
  HOUR,
  alarmsAbout,
  inProduction,
  isOwn,
  raise,
  ringingAt,
  ruleFor,
} from '../../alarm-model/rules-for-alarms.ts';
import { functionNameOf, isPage, isServing } from '../../alarm-model/simulated-traffic.ts';
import { type Found, resourcesOf, type Template } from '../template.ts';
import type { FunctionShape } from './functions.ts';
import type { Rule } from './rule.ts';

/** Returns whether a function has alarms on its latency. */
const hasLatencyAlarms = (template: Template, fn: Found<FunctionShape>): boolean =>
  alarmsAbout(template, fn).some((alarm) => isOwn(alarm, fn, 'LatencySlowBurn'));

/** Below this number of requests in six hours, a share of 0.5% is less than five failures. */
const FREQUENT = 1_000;
const USERS_PER_DAY = 25_000;
const day = readMeasuredDay();
const busy = new Set(
  day.functions
    .filter(({ calls }) => ((calls / day.people) * USERS_PER_DAY) / 4 > FREQUENT)
    .map(({ name }) => name),
);

const latencyIsWatched = ruleFor(
  (fn) => isServing(fn) && busy.has(functionNameOf(fn)),
  'a function with more than 1,000 requests in six hours, with 100,000 users, has alarms on its latency',
  hasLatencyAlarms,
  (template) => {
    for (const { id } of resourcesOf(template, 'AWS::CloudWatch::Alarm').filter(({ id: name }) =>
      name.includes('LatencySlowBurn'),
    ))
      delete template.Resources[id];
  },
);

const slow = ruleFor(
  isServing,
  'a function that answers slowly pages when most requests are slow, and opens a ticket when one in ten stays slow',
  (template, fn) => {
    if (!hasLatencyAlarms(template, fn)) return true;
    const most = ringingAt(template, fn, BEFORE + 16, (minute) => ({
      invocations: 20,
      slow: minute < BEFORE ? 0 : 16,
    }));
    const some = ringingAt(template, fn, 7 * HOUR, () => ({ invocations: 20, slow: 2 }));
    const one = ringingAt(template, fn, 40, () => ({ invocations: 1, slow: 1 }));
    return (
      most.some((alarm) => isOwn(alarm, fn, 'LatencyFastBurn') && isPage(alarm)) &&
      some.every((alarm) => isOwn(alarm, fn, 'LatencySlowBurn') && !isPage(alarm)) &&
      some.length === 1 &&
      one.length === 0
    );
  },
  (template) => raise(template, 'LatencyFastBurn'),
);

export const latencyRules: Rule[] = [latencyIsWatched, slow].map(inProduction);
