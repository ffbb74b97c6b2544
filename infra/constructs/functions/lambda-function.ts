import type { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type CfnFunction,
  Function,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';
import type { AlarmSettings } from '../alarms/alarm.ts';
import { createJobAlarm } from '../alarms/job-alarm.ts';
import { createRequestAlarms, type RequestSettings } from '../alarms/request-alarms.ts';
import { functionCode } from './function-code.ts';
import { createLogGroup } from './log-group.ts';
import { namespaceOf } from '../alarms/feature-metric.ts';

export interface FunctionSettings {
  /** The service name in logs and metrics. */
  feature: string;
  /** Folder under `functions/`; the feature's name by default. */
  folder?: string;
  /** `functions/<folder>/<name>.lambda.ts`, which exports `handler`. */
  name: string;
  timeout: Duration;
  /** The impact on users while it fails. */
  impact: AlarmSettings['impact'];
  /** Set for a function that someone waits for; others are background jobs, whose errors are retried. */
  requests?: Omit<RequestSettings, 'fn' | 'impact'>;
  /** Concurrent executions that it keeps for itself and cannot exceed. */
  reservedConcurrency?: number | undefined;
}

const pascalCase = (words: string): string =>
  words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Creates a Lambda function with all defaults of the project. Its role can only write logs and traces; grants add more.
 */
export const createFunction = (platform: Platform, settings: FunctionSettings): Function => {
  const { stack, stage } = platform;
  const entry = `functions/${settings.folder ?? settings.feature}/${settings.name}.lambda.ts`;
  const scope = new Construct(stack, pascalCase(`${settings.feature}-${settings.name}`));
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const logGroup = createLogGroup(scope, 'Logs', stage);
  logGroup.grantWrite(role);

  const fn = new Function(scope, 'Function', {
    code: functionCode(entry, platform.bundles),
    handler: 'index.handler',
    role,
    logGroup,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: 512,
    timeout: settings.timeout,
    ...(settings.reservedConcurrency !== undefined && {
      reservedConcurrentExecutions: settings.reservedConcurrency,
    }),
    tracing: stage.traces ? Tracing.ACTIVE : Tracing.DISABLED,
    loggingFormat: LoggingFormat.JSON,
    // Without the start and report lines of successful invocations, because metrics contain their durations
    // (docs/cost.md).
    systemLogLevelV2: SystemLogLevel.WARN,
    environment: {
      POWERTOOLS_SERVICE_NAME: settings.feature,
      POWERTOOLS_METRICS_NAMESPACE: namespaceOf(stage),
      POWERTOOLS_LOG_LEVEL: 'INFO',
      STAGE: stage.name,
    },
  });
  (fn.node.defaultChild as CfnFunction).addMetadata('platewise:entry', entry);
  acknowledge(role, 'AwsSolutions-IAM5[Resource::*]', 'X-Ray does not support resource-level permissions.');
  const { impact, requests } = settings;
  if (requests) createRequestAlarms(scope, platform, { fn, impact, ...requests });
  else createJobAlarm(scope, platform, { fn, impact });
  return fn;
};
