import {
  alarmsAbout,
  BEFORE,
  HOUR,
  inProduction,
  isOwn,
  raise,
  ringingAt,
  ruleFor,
  weaken,
} from '../../alarm-model/rules-for-alarms.ts';
import {
  alarmsOf,
  isPage,
  isServing,
  type Minute,
  nameOf,
  simulate,
  UNANSWERED,
} from '../../alarm-model/simulated-traffic.ts';
import { type Found, spelled, type Template } from '../template.ts';
import { type FunctionShape, functionsOf } from './functions.ts';
import type { Rule } from './rule.ts';

/** Returns whether exactly one page rings, the function's own, with these failures from one minute to the next. */
const isPagedWithin = (
  template: Template,
  fn: Found<FunctionShape>,
  minutes: number,
  failure: Minute,
): boolean => {
  const traffic = (minute: number): Minute =>
    minute < BEFORE ? { invocations: failure.invocations } : failure;
  const pages = ringingAt(template, fn, BEFORE + minutes, traffic).filter(isPage);
  return pages.length === 1 && pages.every((page) => isOwn(page, fn, 'SuccessFastBurn'));
};

const answers500 = ruleFor(
  isServing,
  'a function that answers 500 to every request pages within five minutes, with its own alarm alone',
  (template, fn) =>
    [2, 20, 2_000].every((invocations) =>
      isPagedWithin(template, fn, 5, { invocations, answered500: invocations }),
    ),
  (template) => raise(template, 'SuccessFastBurn'),
);

const crashes = ruleFor(
  isServing,
  'a function that ends every request without a response pages within five minutes',
  (template, fn) => {
    const traffic = (minute: number): Minute => ({ invocations: 2, crashed: minute < BEFORE ? 0 : 2 });
    const pages = ringingAt(template, fn, BEFORE + 5, traffic).filter(isPage);
    return pages.length === 1 && pages.every((page) => nameOf(page).endsWith(`-${UNANSWERED}`));
  },
  (template) => raise(template, UNANSWERED),
);

const jobsFail = ruleFor(
  (fn) => !isServing(fn),
  'a job, trigger or socket function that always fails has its own alarm within five minutes',
  (template, fn) => {
    const traffic = (minute: number): Minute => ({ invocations: 2, crashed: minute < BEFORE ? 0 : 2 });
    const ringing = ringingAt(template, fn, BEFORE + 5, traffic);
    return ringing.some((alarm) => isOwn(alarm, fn, 'JobFailing') || isOwn(alarm, fn, 'SuccessFastBurn'));
  },
  (template) => raise(template, 'JobFailing'),
);

const lostBudget = ruleFor(
  isServing,
  'a function that fails 1% of requests for four hours, or 0.6% for six, opens a ticket and pages no one',
  (template, fn) =>
    [
      { hours: 4, requests: 100, each: 1 },
      { hours: 6, requests: 167, each: 1 },
      { hours: 6, requests: 2, each: 50 },
    ].every(({ hours, requests, each }) => {
      const traffic = (minute: number): Minute => ({
        invocations: requests,
        answered500: Number(minute % each === 0),
      });
      const ringing = ringingAt(template, fn, hours * HOUR, traffic);
      return (
        ringing.length === 1 &&
        ringing.every((alarm) => isOwn(alarm, fn, 'SuccessSlowBurn') && !isPage(alarm))
      );
    }),
  (template) => raise(template, 'SuccessSlowBurn'),
);

const oneError: Rule = {
  says: 'a single failed request in an hour rings no alarm of any function, however few requests there are',
  offenders: (template) =>
    functionsOf(template)
      .filter((fn) =>
        [0, 1, 30].some((requests) => {
          const isFirst = (minute: number): boolean => minute % HOUR === 20;
          const traffic = (minute: number): Minute => ({
            invocations: requests + Number(isFirst(minute)),
            crashed: Number(isFirst(minute)),
            answered500: Number(isFirst(minute)),
          });
          const rung = simulate(alarmsAbout(template, fn), fn, { minutes: 2 * HOUR, every: 5, traffic });
          return [...rung.values()].flat().length > 0;
        }),
      )
      .map(({ id }) => id),
  spoil: (template) =>
    weaken(template, 'JobFailing', (alarm) => {
      alarm.Threshold = 0;
    }),
};

const recovers = ruleFor(
  isServing,
  'the page of a function that failed ends within 20 minutes of its recovery, also when traffic stops',
  (template, fn) =>
    [20, 0].every((later) => {
      const traffic = (minute: number): Minute =>
        minute < BEFORE ? { invocations: 20, answered500: 20 } : { invocations: later };
      const rung = simulate(alarmsAbout(template, fn), fn, { minutes: BEFORE + 20, every: 10, traffic });
      return rung.get(BEFORE)?.some(isPage) === true && rung.get(BEFORE + 20)?.some(isPage) === false;
    }),
  (template) =>
    weaken(template, 'SuccessFastBurn', ({ Metrics = [] }) => {
      for (const { MetricStat } of Metrics) if (MetricStat) MetricStat.Period = 6 * HOUR * 60;
    }),
);

const quietNight: Rule = {
  says: 'no alarm rings in a night without any data',
  offenders: (template) => {
    const [fn] = functionsOf(template);
    if (!fn) return ['no function'];
    const rung = simulate(alarmsOf(template), fn, {
      minutes: 60,
      every: 30,
      traffic: () => ({ invocations: 0 }),
    });
    return [...rung.values()].flat().map(nameOf);
  },
  spoil: (template) =>
    weaken(template, 'SuccessFastBurn', (alarm) => {
      alarm.Threshold = -1;
      for (const part of alarm.Metrics ?? []) if (part.Expression !== undefined) part.Expression = '0';
    }),
};

/** The topic of each severity. */
const topics = { page: '<AlarmsToPage', ticket: '<AlarmsTickets' };

const severities: Rule = {
  says: 'every alarm names its severity and notifies the topic of that severity, when it starts and when it ends',
  offenders: (template) =>
    alarmsOf(template)
      .filter((alarm) => {
        const topic = isPage(alarm) ? topics.page : topics.ticket;
        const notified = [alarm.AlarmActions, alarm.OKActions].map((actions = []) =>
          actions.map(spelled).join(),
        );
        const isStated = /Severity: (?:page|ticket)\./.test(alarm.AlarmDescription);
        return !isStated || notified.some((action) => !action.startsWith(topic));
      })
      .map(nameOf),
  spoil: (template) =>
    weaken(template, 'SuccessFastBurn', (alarm) => {
      delete alarm.OKActions;
    }),
};

export const alarmRules: Rule[] = [
  ...[answers500, crashes, jobsFail, lostBudget, oneError, recovers, quietNight].map(inProduction),
  severities,
];
