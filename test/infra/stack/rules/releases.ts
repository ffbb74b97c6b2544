import { resourcesOf, type Template } from '../template.ts';
import type { StatedAlarm } from '../../alarm-model/evaluate-alarm.ts';
import { BEFORE, isOwn, raise, ringingAt } from '../../alarm-model/rules-for-alarms.ts';
import { functionNameOf, isPage } from '../../alarm-model/simulated-traffic.ts';
import { functionsOf } from './functions.ts';
import type { Rule } from './rule.ts';
import { spoilFirst } from './spoil.ts';

interface AliasShape {
  Name: string;
  FunctionName: { Ref: string };
}

interface GroupShape {
  DeploymentConfigName: string;
  AlarmConfiguration: { Alarms: { Name: string }[]; Enabled: boolean };
  AutoRollbackConfiguration: { Enabled: boolean; Events: string[] };
}

const ALIAS = 'AWS::Lambda::Alias';
const GROUP = 'AWS::CodeDeploy::DeploymentGroup';

/** Resources that name a function without invoking it. */
const notCalling = new Set([
  ALIAS,
  'AWS::Lambda::Version',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
]);

const releasedIn = (template: Template): string[] =>
  resourcesOf<AliasShape>(template, ALIAS).map(({ properties }) => properties.FunctionName?.Ref ?? '');

const onlyThroughAlias: Rule = {
  says: 'everything that invokes a function with the alias "live" invokes the alias',
  offenders: (template) => {
    const released = releasedIn(template);
    return Object.entries(template.Resources)
      .filter(([, { Type }]) => !notCalling.has(Type))
      .filter(([, { Properties }]) => {
        const text = JSON.stringify(Properties ?? {});
        return released.some((id) => text.includes(`"${id}"`));
      })
      .map(([id]) => id);
  },
  spoil: (template) => {
    const [fn] = releasedIn(template);
    spoilFirst<{ IntegrationUri: unknown }>(template, 'AWS::ApiGatewayV2::Integration', (integration) => {
      integration.IntegrationUri = { 'Fn::GetAtt': [fn, 'Arn'] };
    });
  },
};

const canariesReturn: Rule = {
  says: 'production alone sends a tenth of the requests of busy functions to a new version for 15 minutes, and returns when an existing alarm rings',
  offenders: (template, stage) => {
    const aliases = resourcesOf<AliasShape>(template, ALIAS);
    if (stage !== 'prod') return aliases.map(({ id }) => id);
    const released = releasedIn(template);
    const isReleased = functionsOf(template).some(
      (fn) => functionNameOf(fn) === 'food-entries/index' && released.includes(fn.id),
    );
    const alarms = new Set(
      resourcesOf<StatedAlarm>(template, 'AWS::CloudWatch::Alarm').map(
        ({ properties }) => properties.AlarmName,
      ),
    );
    const groups = resourcesOf<GroupShape>(template, GROUP).filter(
      ({ properties: { DeploymentConfigName, AlarmConfiguration, AutoRollbackConfiguration } }) =>
        JSON.stringify(DeploymentConfigName).includes('LambdaCanary10Percent15Minutes') &&
        AlarmConfiguration?.Enabled === true &&
        AlarmConfiguration.Alarms.length === 2 &&
        AlarmConfiguration.Alarms.every(({ Name }) => alarms.has(Name)) &&
        AutoRollbackConfiguration?.Events.includes('DEPLOYMENT_STOP_ON_ALARM') === true,
    );
    const unguarded = aliases.filter(({ resource }) => !('UpdatePolicy' in resource)).map(({ id }) => id);
    return [
      ...unguarded,
      ...(isReleased ? [] : ['food-entries/index']),
      ...(groups.length === aliases.length ? [] : ['deployment groups']),
    ];
  },
  spoil: (template) =>
    spoilFirst<GroupShape>(template, GROUP, (group) => {
      for (const alarm of group.AlarmConfiguration?.Alarms ?? []) alarm.Name = 'Platewise-prod-Nothing';
    }),
};

/** Minutes until the new version gets all requests. */
const CANARY = 15;

const brokenCanaryRings: Rule = {
  says: 'a new version that fails every request rings the alarm that stops it while it gets a tenth of them',
  offenders: (template) => {
    const released = releasedIn(template);
    return functionsOf(template)
      .filter((fn) => released.includes(fn.id))
      .filter(
        (fn) =>
          !ringingAt(template, fn, BEFORE + CANARY - 1, (minute) => ({
            invocations: 10,
            answered500: minute < BEFORE ? 0 : 1,
          })).some((alarm) => isOwn(alarm, fn, 'SuccessFastBurn') && isPage(alarm)),
      )
      .map(({ id }) => id);
  },
  spoil: (template) => raise(template, 'SuccessFastBurn'),
};

export const releaseRules: Rule[] = [onlyThroughAlias, canariesReturn, brokenCanaryRings];
