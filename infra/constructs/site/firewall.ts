import { ArnFormat, Duration, Fn, type Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Platform } from '../../platform.ts';
import { createAlarm } from '../alarms/alarm.ts';
import { createLogGroup } from '../functions/log-group.ts';
import { firewallRules, TOO_MANY } from './firewall-rules.ts';

/** Required prefix of a firewall's log group. Source: AWS WAF Developer Guide, 'Amazon CloudWatch Logs'. */
const LOG_PREFIX = 'aws-waf-logs-';

const blockedBy = ({ stage }: Platform): Metric =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: `Platewise-${stage.name}`, Rule: 'ALL' },
    statistic: 'Sum',
    period: Duration.minutes(5),
  });

/** Returns the unique part of a stack's ID: a kept log group of a deleted stack must not block the next one. */
const idOf = ({ stackId }: Stack): string => Fn.select(2, Fn.split('/', stackId));

/** Logs blocked requests, without tokens or signatures. */
const logBlocked = (platform: Platform, firewall: CfnWebACL): CfnLoggingConfiguration => {
  const logs = createLogGroup(
    platform.stack,
    'FirewallLogs',
    platform.stage,
    `${LOG_PREFIX}platewise-${platform.stage.name}-${idOf(platform.stack)}`,
  );
  return new CfnLoggingConfiguration(platform.stack, 'FirewallLogging', {
    resourceArn: firewall.attrArn,
    logDestinationConfigs: [
      platform.stack.formatArn({
        service: 'logs',
        resource: 'log-group',
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        resourceName: logs.logGroupName,
      }),
    ],
    redactedFields: [
      { singleHeader: { Name: 'authorization' } },
      { singleHeader: { Name: 'cookie' } },
      { queryString: {} },
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
        },
      ],
    },
  });
};

/**
 * Creates the firewall of the site if the stage has one: the edge blocks request floods, known malicious senders and
 * known attacks.
 * @returns null if the stage has none
 */
export const createFirewall = (platform: Platform): CfnWebACL | null => {
  const { stack, stage } = platform;
  if (!stage.firewall) return null;
  const name = `Platewise-${stage.name}`;
  const firewall = new CfnWebACL(stack, 'Firewall', {
    name,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: firewallRules(),
    visibilityConfig: { metricName: name, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false },
    customResponseBodies: {
      // The same text as the gateway's, which the app recognizes.
      [TOO_MANY]: { contentType: 'APPLICATION_JSON', content: '{"message":"Too Many Requests"}' },
    },
  });
  logBlocked(platform, firewall);
  createAlarm(firewall, 'BlockedRequests', platform, {
    metric: blockedBy(platform),
    above: 5_000,
    impact:
      'Users may be blocked: the site is being flooded, or a firewall rule matches legitimate requests.',
    runbook: 'firewallBlocks',
  });
  return firewall;
};
