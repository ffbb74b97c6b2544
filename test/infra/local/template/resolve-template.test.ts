import { describe, expect, it } from 'vitest';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { resolveTemplate } from '#infra/local/template/resolve-template.ts';

const settings = { parameters: {}, awsEndpoint: 'http://127.0.0.1:3000/__local/aws' };

/** Resolves a stack of one topic with the given value in its property `Value`. */
const resolved = (
  value: unknown,
  rest: Partial<Template> = {},
  parameters: Record<string, string> = {},
): unknown => {
  const template: Template = {
    ...rest,
    Resources: {
      ...rest.Resources,
      Tried: { Type: 'AWS::SNS::Topic', Properties: { Value: value } },
    },
  };
  return resolveTemplate(template, { ...settings, parameters }).byId('Tried')?.properties['Value'];
};

const table = { Table: { Type: 'AWS::DynamoDB::Table', Properties: {} } };

describe('The template resolver', () => {
  it.each([
    ['Ref of a resource', { Ref: 'Table' }, 'Table'],
    ['Ref of a pseudo parameter', { Ref: 'AWS::Region' }, 'us-east-1'],
    ['Fn::GetAtt', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'arn:aws:dynamodb:us-east-1:000000000000:table/Table'],
    [
      'Fn::GetAtt in dotted form',
      { 'Fn::GetAtt': 'Table.Arn' },
      'arn:aws:dynamodb:us-east-1:000000000000:table/Table',
    ],
    ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-Table'],
    ['Fn::Sub', { 'Fn::Sub': '${Table} in ${AWS::Region}, ${!Literal}' }, 'Table in us-east-1, ${Literal}'],
    [
      'Fn::Sub with an attribute',
      { 'Fn::Sub': '${Table.Arn}!' },
      'arn:aws:dynamodb:us-east-1:000000000000:table/Table!',
    ],
    ['Fn::Sub with own variables', { 'Fn::Sub': ['${Name}', { Name: { Ref: 'Table' } }] }, 'Table'],
    ['Fn::Select', { 'Fn::Select': ['1', ['a', 'b']] }, 'b'],
    ['Fn::Split', { 'Fn::Select': [2, { 'Fn::Split': [':', 'a:b:c'] }] }, 'c'],
    ['Fn::Base64', { 'Fn::Base64': 'meal' }, 'bWVhbA=='],
    ['lists and objects', { list: [{ Ref: 'Table' }, 1, true] }, { list: ['Table', 1, true] }],
    ['no value', { kept: 1, dropped: { Ref: 'AWS::NoValue' } }, { kept: 1 }],
  ])('the template resolver resolves %s', (_name, value, expected) => {
    expect(resolved(value, { Resources: table })).toEqual(expected);
  });

  it('the template resolver resolves Fn::FindInMap', () => {
    const Mappings = { Sizes: { local: { memory: 512 } } };
    expect(resolved({ 'Fn::FindInMap': ['Sizes', 'local', 'memory'] }, { Mappings })).toBe(512);
  });

  it('prefers the given value of a parameter to its default', () => {
    const Parameters = { Origin: { Type: 'String', Default: 'http://localhost:3000' } };
    expect(resolved({ Ref: 'Origin' }, { Parameters })).toBe('http://localhost:3000');
    expect(resolved({ Ref: 'Origin' }, { Parameters }, { Origin: 'http://localhost:4' })).toBe(
      'http://localhost:4',
    );
  });

  it('the template resolver rejects a parameter without a value', () => {
    const Parameters = { Origin: { Type: 'String' } };
    expect(() => resolved('x', { Parameters })).toThrow('parameter Origin has no value');
  });

  it.each([
    [{ 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] }, 'yes'],
    [{ 'Fn::Not': [{ Condition: 'Never' }] }, 'yes'],
    [{ 'Fn::And': [{ Condition: 'Never' }, { 'Fn::Equals': ['a', 'a'] }] }, 'no'],
    [{ 'Fn::Or': [{ Condition: 'Never' }, { 'Fn::Equals': ['a', 'a'] }] }, 'yes'],
  ])('the template resolver evaluates Fn::If with %j', (Tried, expected) => {
    const Conditions = { Never: { 'Fn::Equals': ['a', 'b'] }, Tried };
    expect(resolved({ 'Fn::If': ['Tried', 'yes', 'no'] }, { Conditions })).toBe(expected);
  });

  it('the template resolver leaves out a resource whose condition is false', () => {
    const stack = resolveTemplate(
      {
        Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
        Resources: {
          Gone: { Type: 'AWS::SNS::Topic', Condition: 'Never' },
          Kept: { Type: 'AWS::SNS::Topic' },
        },
      },
      settings,
    );
    expect(stack.resources.map(({ id }) => id)).toEqual(['Kept']);
  });

  it('assigns stable physical ids in the format of each service', () => {
    const template: Template = {
      Resources: {
        Pool: { Type: 'AWS::Cognito::UserPool' },
        Client: { Type: 'AWS::Cognito::UserPoolClient' },
        Api: { Type: 'AWS::ApiGatewayV2::Api' },
        Photos: { Type: 'AWS::S3::Bucket' },
        Jobs: { Type: 'AWS::SQS::Queue' },
        Named: { Type: 'AWS::SSM::Parameter', Properties: { Name: '/platewise/local/x', Value: 'y' } },
      },
    };
    const idsOf = () =>
      Object.fromEntries(
        resolveTemplate(template, settings).resources.map(({ id, metadata }) => [
          id,
          metadata['local:physicalId'],
        ]),
      );
    expect(idsOf()).toEqual({
      Pool: expect.stringMatching(/^us-east-1_[a-z0-9]{9}$/),
      Client: expect.stringMatching(/^[a-z0-9]{26}$/),
      Api: expect.stringMatching(/^[a-z0-9]{10}$/),
      Photos: expect.stringMatching(/^[a-z0-9-]{3,63}$/),
      Jobs: 'Jobs',
      Named: '/platewise/local/x',
    });
    expect(idsOf()).toEqual(idsOf());
  });
});

describe('The template resolver stops the start at an unsupported setting:', () => {
  it.each([
    [
      'a resource type',
      { Resources: { Search: { Type: 'AWS::OpenSearchService::Domain' } } },
      'AWS::OpenSearchService::Domain (Search)',
    ],
    [
      'an intrinsic function',
      { Resources: { T: { Type: 'AWS::SNS::Topic', Properties: { V: { 'Fn::ImportValue': 'x' } } } } },
      'Fn::ImportValue',
    ],
    [
      'an attribute',
      { Resources: { T: { Type: 'AWS::SNS::Topic', Properties: { V: { 'Fn::GetAtt': ['T', 'Weight'] } } } } },
      'attribute Weight of AWS::SNS::Topic',
    ],
    [
      'a reference',
      { Resources: { T: { Type: 'AWS::SNS::Topic', Properties: { V: { Ref: 'Nobody' } } } } },
      'no parameter or resource Nobody',
    ],
    [
      'a dynamic reference',
      { Resources: { T: { Type: 'AWS::SNS::Topic', Properties: { V: '{{resolve:ssm:/x}}' } } } },
      '{{resolve:ssm:/x}}',
    ],
  ])('%s', (_name, template, words) => {
    expect(() => resolveTemplate(template, settings)).toThrow(words);
  });
});
