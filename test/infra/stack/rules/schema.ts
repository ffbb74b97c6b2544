import { schemaProblems } from '../quality-gates/schema.ts';
import type { Rule } from './rule.ts';
import { spoilFirst } from './spoil.ts';

const matchesSchema: Rule = {
  says: 'every resource matches the CloudFormation schema of its type',
  // The other stages are validated in the full run (`quality-gates/schema.full.test.ts`).
  offenders: (template, stage) => (stage === 'prod' ? schemaProblems(template) : []),
  spoil: (template) =>
    spoilFirst<Record<string, unknown>>(template, 'AWS::SQS::Queue', (queue) => {
      queue['VisibilityTimout'] = 30;
    }),
};

export const schemaRules: Rule[] = [matchesSchema];
