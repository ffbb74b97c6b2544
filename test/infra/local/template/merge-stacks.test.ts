import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { mergeStacks } from '#infra/local/template/merge-stacks.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((path) => rmSync(path, { recursive: true })));

const merged = (templates: Record<string, object>) => {
  const dir = mkdtempSync(join(tmpdir(), 'platewise-merge-'));
  folders.push(dir);
  for (const [name, template] of Object.entries(templates))
    writeFileSync(join(dir, `${name}.template.json`), JSON.stringify(template));
  return mergeStacks(dir);
};

const table = { Type: 'AWS::DynamoDB::Table' };
const data = {
  Resources: { Table: table },
  Outputs: { Name: { Value: { Ref: 'Table' }, Export: { Name: 'Data:Name' } } },
};
const readerOf = (value: object) => ({
  Resources: { Reader: { Type: 'AWS::Lambda::Function', Properties: { table: value } } },
});

describe('The merged template of several stacks', () => {
  it.each([
    ['an import', { 'Fn::ImportValue': 'Data:Name' }],
    [
      'an output of a stack',
      { 'Fn::GetStackOutput': { StackName: 'Data', Region: 'x', OutputName: 'Name' } },
    ],
  ])('replaces %s by the reference of the stack that has the resource', (_, value) => {
    expect(merged({ Data: data, Api: readerOf(value) }).Resources).toEqual({
      Table: table,
      Reader: { Type: 'AWS::Lambda::Function', Properties: { table: { Ref: 'Table' } } },
    });
  });

  it('follows an output that is an output of another stack itself', () => {
    const passed = { Resources: {}, Outputs: { Again: { Value: { 'Fn::ImportValue': 'Data:Name' } } } };
    const reader = readerOf({ 'Fn::GetStackOutput': { StackName: 'Edge', OutputName: 'Again' } });
    expect(merged({ Data: data, Edge: passed, Api: reader }).Resources['Reader']?.Properties).toEqual({
      table: { Ref: 'Table' },
    });
  });

  it('adds nested stacks with the values that are passed to them', () => {
    const outer = {
      Resources: {
        Routes: {
          Type: 'AWS::CloudFormation::Stack',
          Properties: { Parameters: { tableName: { Ref: 'Table' } } },
        },
        Table: table,
      },
    };
    const nested = { Resources: { Route: { Type: 'X', Properties: { target: { Ref: 'tableName' } } } } };
    expect(merged({ Api: outer, 'Routes.nested': nested }).Resources['Route']?.Properties).toEqual({
      target: { Ref: 'Table' },
    });
  });

  it('throws when an output is missing or a name has two meanings', () => {
    expect(() => merged({ Api: readerOf({ 'Fn::ImportValue': 'Data:Nothing' }) })).toThrow('Data:Nothing');
    const other = { Resources: { Table: { Type: 'AWS::S3::Bucket' } } };
    expect(() => merged({ Data: data, Other: other })).toThrow('Two stacks define Table differently.');
  });
});
