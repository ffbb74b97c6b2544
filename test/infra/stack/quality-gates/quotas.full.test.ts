import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { backups } from '../backups.ts';
import { mailStackOf, stacksOf, withWholeMail } from '../stage-stacks.ts';
import type { Template } from '../template.ts';

/** Quotas of one template. Source: CloudFormation User Guide, 'Understand CloudFormation quotas'. */
const quotas: [what: string, limit: number, sizeOf: (template: Template) => number][] = [
  ['resources', 500, ({ Resources }) => Object.keys(Resources).length],
  ['outputs', 200, ({ Outputs }) => Object.keys(Outputs ?? {}).length],
  ['parameters', 200, ({ Parameters }) => Object.keys(Parameters ?? {}).length],
  // Through S3, where the CDK uploads templates.
  ['bytes', 1_048_576, (template) => Buffer.byteLength(JSON.stringify(template, null, 1))],
];

const exceeded = (name: string, template: Template): string[] =>
  quotas
    .map(([what, limit, sizeOf]) => ({ what, limit, size: sizeOf(template) }))
    .filter(({ size, limit }) => size > limit)
    .map(({ what, size, limit }) => `${name}: ${size} of ${limit} ${what}`);

describe('The quotas of CloudFormation', () => {
  it.each([
    ['dev', stages.dev],
    ['prod', stages.prod],
    ['prod in Europe', { ...stages.prod, region: 'eu-central-1' }],
    ['prod with backups', { ...stages.prod, backups }],
  ])('quotas hold for each stack of %s', (_, stage) => {
    const stacks = [mailStackOf(withWholeMail(stage)), ...stacksOf(stage)];
    const templates = stacks.flatMap(({ name, template, nested }): [string, Template][] => [
      [name, template],
      ...nested,
    ]);
    expect(templates.length).toBeGreaterThan(5);
    expect(templates.flatMap(([name, template]) => exceeded(name, template))).toEqual([]);
  });

  it('quotas that are exceeded are reported', () => {
    const many = (count: number, value: object) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`Planted${index}`, value]));
    const resource = { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'x'.repeat(2_500) } };
    const template = {
      Resources: many(501, resource),
      Outputs: many(201, { Value: 1 }),
      Parameters: many(201, {}),
    } as unknown as Template;
    expect(exceeded('Planted', template)).toEqual([
      'Planted: 501 of 500 resources',
      'Planted: 201 of 200 outputs',
      'Planted: 201 of 200 parameters',
      expect.stringMatching(/^Planted: \d+ of 1048576 bytes$/),
    ]);
  });
});
