import { existsSync } from 'node:fs';
import { resourcesOf, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing, spoilFirst } from './spoil.ts';
import { isOfLibrary } from './statements.ts';

export interface FunctionShape {
  Role: { 'Fn::GetAtt': [string, string] };
  Runtime: string;
  Architectures: string[];
  Timeout: number;
  LoggingConfig: { LogFormat?: string; LogGroup?: { Ref: string } };
  Environment: { Variables: Record<string, unknown> };
}

const FUNCTION = 'AWS::Lambda::Function';

/** Returns the product's own functions. */
export const functionsOf = (template: Template) =>
  resourcesOf<FunctionShape>(template, FUNCTION).filter(({ id }) => !isOfLibrary(id));

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

const deadlines: Rule = {
  says: 'every function behind the gateway times out before the gateway does',
  offenders: (template) =>
    failing(
      functionsOf(template).filter(({ resource }) => entryOf(resource.Metadata).endsWith('/index.lambda.ts')),
      ({ properties }) => (properties.Timeout ?? Infinity) <= 29,
    ),
  spoil: (template) => {
    for (const { properties } of functionsOf(template)) properties.Timeout = 60;
  },
};

export const functionRules: Rule[] = [runtime, entries, deadlines];
