import { ArnFormat, Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Platform } from '../../platform.ts';
import { createAlarm } from '../alarms/alarm.ts';
import { EDGE_REGION } from './edge-region.ts';
import { createLogGroup } from '../functions/log-group.ts';
import { firewallRules, TOO_MANY } from './firewall-rules.ts';

/** Log groups of firewalls must begin with this. Source: AWS WAF Developer Guide, 'Amazon CloudWatch Logs'. */
const LOG_PREFIX = 'aws-waf-logs-';

const blockedBy = ({ stage }: Platform): Metric =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: `Platewise-${stage.name}`, Rule: 'ALL' },
    statistic: 'Sum',
    period: Duration.minutes(5),
  });

/** Keeps what was turned away, without what signs people in or opens their photos. */
const logBlocked = (platform: Platform, firewall: CfnWebACL): CfnLoggingConfiguration => {
  const logs = createLogGroup(
    platform.stack,
    'FirewallLogs',
    platform.stage,
    `${LOG_PREFIX}platewise-${platform.stage.name}`,
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
 * What stands before the whole site on a stage that asks for it: floods of one address, known bad senders and known
 * attacks are turned away at the edge.
 * @returns null where the stage has none
 * @throws Error where the stage lies in a region in which none can be made
 */
export const createFirewall = (platform: Platform): CfnWebACL | null => {
  const { stack, stage } = platform;
  if (!stage.firewall) return null;
  if (stage.region !== EDGE_REGION) {
    throw new Error(
      `Stage "${stage.name}" asks for a firewall, which AWS makes in ${EDGE_REGION} only, and lies in ` +
        `${stage.region}. Set its \`region\` or \`firewall\` in infra/stages.ts.`,
    );
  }
  const name = `Platewise-${stage.name}`;
  const firewall = new CfnWebACL(stack, 'Firewall', {
    name,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: firewallRules(),
    visibilityConfig: { metricName: name, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false },
    customResponseBodies: {
      // As the gateway says it: the app knows these words.
      [TOO_MANY]: { contentType: 'APPLICATION_JSON', content: '{"message":"Too Many Requests"}' },
    },
  });
  logBlocked(platform, firewall);
  createAlarm(firewall, 'BlockedRequests', platform, {
    metric: blockedBy(platform),
    above: 5_000,
    harm: 'People may be blocked: the site is being flooded, or a firewall rule matches legitimate requests.',
    runbook: 'firewallBlocks',
  });
  return firewall;
};
