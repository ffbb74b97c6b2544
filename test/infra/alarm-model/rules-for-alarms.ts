import { resourcesOf, type Found, type Template } from '../stack/template.ts';
import { type FunctionShape, functionsOf } from '../stack/rules/functions.ts';
import type { Rule } from '../stack/rules/rule.ts';
import type { StatedAlarm } from './evaluate-alarm.ts';
import { alarmsOf, type Minute, nameOf, simulate, UNANSWERED } from './simulated-traffic.ts';

export const HOUR = 60;
/** Minutes of normal traffic before something happens. */
export const BEFORE = 30;

/** Returns the alarms that refer to a function: the only ones that its metrics can start. */
export const alarmsAbout = (template: Template, { id, properties }: Found<FunctionShape>): StatedAlarm[] => {
  const service = properties.Environment?.Variables['POWERTOOLS_SERVICE_NAME'];
  return alarmsOf(template).filter((alarm) => {
    const text = JSON.stringify([alarm.Dimensions, alarm.Metrics]);
    return (
      text.includes(`"${id}"`) ||
      text.includes(`"Value":"${String(service)}"`) ||
      alarm.MetricName === UNANSWERED
    );
  });
};

/** Returns a function's alarms that ring at a minute. */
export const ringingAt = (
  template: Template,
  fn: Found<FunctionShape>,
  at: number,
  traffic: (minute: number) => Minute,
): StatedAlarm[] =>
  simulate(alarmsAbout(template, fn), fn, { minutes: at, every: at, traffic }).get(at) ?? [];

/** The name of a function's own alarm. Logical IDs are the same words without dashes. */
export const isOwn = (alarm: StatedAlarm, { id }: Found<FunctionShape>, kind: string): boolean =>
  nameOf(alarm).endsWith(`-${kind}`) &&
  id.startsWith(
    `${nameOf(alarm)
      .slice(0, -kind.length - 1)
      .replaceAll('-', '')}Function`,
  );

/** Weakens the alarms of a kind in a template. */
export const weaken = (
  template: Template,
  kind: string,
  change: (alarm: Partial<StatedAlarm>) => void,
): void => {
  for (const { properties } of resourcesOf<StatedAlarm>(template, 'AWS::CloudWatch::Alarm'))
    if (properties.AlarmName?.endsWith(`-${kind}`)) change(properties);
};
export const raise = (template: Template, kind: string): void =>
  weaken(template, kind, (alarm) => {
    alarm.Threshold = 1e9;
  });

/** The alarms of all environments are the same, so the model runs on one. */
export const inProduction = (rule: Rule): Rule => ({
  ...rule,
  offenders: (template, stage) => (stage === 'prod' ? rule.offenders(template, stage) : []),
});

/** Creates a rule for every function of a kind. */
export const ruleFor = (
  concerns: (fn: Found<FunctionShape>) => boolean,
  says: string,
  passes: (template: Template, fn: Found<FunctionShape>) => boolean,
  spoil: Rule['spoil'],
): Rule => ({
  says,
  offenders: (template) =>
    functionsOf(template)
      .filter((fn) => concerns(fn) && !passes(template, fn))
      .map(({ id }) => id),
  spoil,
});
