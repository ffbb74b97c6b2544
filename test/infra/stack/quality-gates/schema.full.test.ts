import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { schemaProblems } from './schema.ts';
import { backups } from '../backups.ts';
import { mailStackOf, stacksOf, withWholeMail } from '../stage-stacks.ts';
import type { Template } from '../template.ts';

const template = (Type: string, Properties: Record<string, unknown>): Template => ({
  Resources: { Planted: { Type, Properties } },
  Outputs: {},
});

describe('The CloudFormation schemas', () => {
  const domain = {
    name: 'app.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1a2b',
  };

  it.each([
    ['dev', stages.dev],
    ['prod', stages.prod],
    ['prod in Europe', { ...stages.prod, region: 'eu-central-1' }],
    ['prod with backups', { ...stages.prod, backups }],
    ['prod with a domain and passkeys', { ...stages.prod, domain, userPoolPlan: 'essentials' as const }],
    ['prod with a zone', { ...stages.prod, zone: { id: 'Z0123456789ABC', name: 'example.com' } }],
  ])('schemas accept every resource of each stack of %s', (_, stage) => {
    for (const stack of [mailStackOf(withWholeMail(stage)), ...stacksOf(stage)])
      for (const each of [stack.template, ...stack.nested.values()])
        expect([stack.name, schemaProblems(each, stack.region)]).toEqual([stack.name, []]);
  });

  it.each([
    ['an unknown property', template('AWS::SQS::Queue', { VisibilityTimout: 30 }), 'VisibilityTimout'],
    [
      'a missing property',
      template('AWS::Lambda::Function', { Runtime: 'nodejs24.x' }),
      "'Role' is a required",
    ],
    ['a wrong type', template('AWS::SQS::Queue', { VisibilityTimeout: 'soon' }), 'not of type'],
    [
      'an unknown value',
      template('AWS::Lambda::Function', { Code: {}, Role: 'r', Runtime: 'nodejs1' }),
      'nodejs1',
    ],
    ['an unknown type', template('AWS::SQS::Queues', {}), 'AWS::SQS::Queues has no schema'],
  ])('schemas reject %s', (_, planted, problem) => {
    expect(schemaProblems(planted).join('\n')).toContain(problem);
  });
});
