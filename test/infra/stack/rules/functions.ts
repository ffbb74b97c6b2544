import { existsSync } from 'node:fs';
import { DEADLINE_MS } from '#functions/platform/http/parse-request.ts';
import { resourcesOf, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing, spoilFirst } from './spoil.ts';
import { isOfLibrary } from './statements.ts';

export interface FunctionShape {
  Role: { 'Fn::GetAtt': [string, string] };
  Runtime: string;
  Architectures: string[];
  Timeout: number;
  ReservedConcurrentExecutions?: number;
  LoggingConfig: { LogFormat?: string; LogGroup?: { Ref: string } };
  Environment: { Variables: Record<string, unknown> };
}

const FUNCTION = 'AWS::Lambda::Function';

/** Returns the product's own functions. */
export const functionsOf = (template: Template) =>
  resourcesOf<FunctionShape>(template, FUNCTION).filter(({ id }) => !isOfLibrary(id));

/** Time to write the response and the log. */
const MARGIN_MS = 2_000;

const entryOf = (metadata: Record<string, unknown> | undefined): string =>
  String(metadata?.['platewise:entry']);

const runtime: Rule = {
  says: 'every function runs Node 24 on ARM and logs JSON',
  offenders: (template) =>
    failing(
      functionsOf(template),
      ({ properties }) =>
        properties.Runtime === 'nodejs24.x' &&
        properties.Architectures?.join() === 'arm64' &&
        properties.LoggingConfig?.LogFormat === 'JSON',
    ),
  spoil: (template) =>
    spoilFirst<FunctionShape>(template, FUNCTION, (properties) => {
      properties.Architectures = ['x86_64'];
    }),
};

const entries: Rule = {
  says: 'every function names its source file, which exists',
  offenders: (template) =>
    failing(functionsOf(template), ({ resource }) => existsSync(entryOf(resource.Metadata))),
  spoil: (template) => {
    const [first] = functionsOf(template);
    if (first) first.resource.Metadata = { 'platewise:entry': 'functions/nowhere.lambda.ts' };
  },
};

interface IntegrationShape {
  IntegrationType: string;
  TimeoutInMillis?: number;
}

/** API Gateway's timeout, which is also its maximum. Source: 'Quotas for configuring and running an HTTP API'. */
const GATEWAY_MS = 30_000;

const deadlines: Rule = {
  says: 'a request ends itself before its function times out, and a function behind the gateway before the gateway does',
  offenders: (template) => {
    const gateway = Math.min(
      ...resourcesOf<IntegrationShape>(template, 'AWS::ApiGatewayV2::Integration').map(
        ({ properties }) => properties.TimeoutInMillis ?? GATEWAY_MS,
      ),
    );
    return failing(
      functionsOf(template).filter(({ resource }) => entryOf(resource.Metadata).endsWith('/index.lambda.ts')),
      ({ properties }) => {
        const timeout = 1_000 * (properties.Timeout ?? Infinity);
        return DEADLINE_MS + MARGIN_MS <= timeout && timeout < gateway;
      },
    );
  },
  spoil: (template) => {
    for (const { properties } of functionsOf(template)) properties.Timeout = 30;
  },
};

export const functionRules: Rule[] = [runtime, entries, deadlines];
