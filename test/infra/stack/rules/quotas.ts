import { resourcesOf, spelled, type Template } from '../template.ts';
import { type FunctionShape, functionsOf } from './functions.ts';
import type { Rule } from './rule.ts';
import type { PolicyShape } from './statements.ts';

/** Length of an ARN or name that only AWS knows, at most: a reference becomes this long. */
const REFERENCE = 140;

/** Returns the estimated length of a value after its references are resolved, without whitespace. */
const lengthOf = (value: unknown): number => {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'object') return String(value).length + 2;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + lengthOf(each) + 1, 1);
  const [[key, inner] = ['', null], ...others] = Object.entries(value);
  if (others.length === 0 && key === 'Fn::Join')
    return (inner as [string, unknown[]])[1].reduce<number>((sum, part) => sum + lengthOf(part), 0);
  if (others.length === 0 && (key === 'Ref' || key.startsWith('Fn::'))) return REFERENCE;
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + lengthOf(each) + 4, 1);
};

const over = (sizes: Map<string, number>, limit: number): string[] =>
  [...sizes].filter(([, size]) => size > limit).map(([id, size]) => `${id}: ${size} of ${limit}`);

const add = (sizes: Map<string, number>, id: string, size: number): Map<string, number> =>
  sizes.set(id, (sizes.get(id) ?? 0) + size);

/** Source: IAM User Guide, 'IAM and AWS STS quotas'. */
const ROLE_POLICIES = 10_240;

const policySizes = (template: Template): Map<string, number> =>
  resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy').reduce((sizes, { properties }) => {
    for (const { Ref } of properties.Roles ?? []) add(sizes, Ref, lengthOf(properties.PolicyDocument));
    return sizes;
  }, new Map<string, number>());

const policiesAreSmall: Rule = {
  says: "the inline policies of each role fit IAM's 10,240 characters",
  offenders: (template) => over(policySizes(template), ROLE_POLICIES),
  spoil: (template) => {
    const [first] = resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy');
    const statement = { Effect: 'Allow' as const, Action: 'dynamodb:GetItem', Resource: { Ref: 'Table' } };
    first?.properties.PolicyDocument?.Statement.push(...Array.from({ length: 60 }, () => statement));
  },
};

/** Source: IAM User Guide, 'IAM and AWS STS quotas': 6,144 characters. */
const managedPoliciesAreSmall: Rule = {
  says: 'each managed policy fits its 6,144 characters',
  offenders: (template) =>
    over(
      new Map(
        resourcesOf<PolicyShape>(template, 'AWS::IAM::ManagedPolicy').map(({ id, properties }) => [
          id,
          lengthOf(properties.PolicyDocument),
        ]),
      ),
      6_144,
    ),
  spoil: (template) => {
    template.Resources['Planted'] = {
      Type: 'AWS::IAM::ManagedPolicy',
      Properties: { PolicyDocument: { Statement: [{ Resource: 'x'.repeat(6_200) }] } },
    };
  },
};

/** Source: Lambda Developer Guide, 'Lambda quotas': 4 KB for all variables together. */
const environmentsAreSmall: Rule = {
  says: 'the environment variables of each function fit 4 KB',
  offenders: (template) =>
    over(
      new Map(
        functionsOf(template).map(({ id, properties }) => [id, lengthOf(properties.Environment?.Variables)]),
      ),
      4_096,
    ),
  spoil: (template) => {
    const [first] = resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function');
    if (first?.properties.Environment) first.properties.Environment.Variables['LONG'] = 'x'.repeat(4_000);
  },
};

/** Source: API Gateway Developer Guide, 'Quotas for configuring and running an HTTP API'. */
const perApi: Record<string, number> = {
  'AWS::ApiGatewayV2::Route': 300,
  'AWS::ApiGatewayV2::Integration': 300,
  'AWS::ApiGatewayV2::Authorizer': 10,
};

const apisAreSmall: Rule = {
  says: 'each API has at most 300 routes, 300 integrations and 10 authorizers',
  offenders: (template) =>
    Object.entries(perApi).flatMap(([type, limit]) =>
      over(
        resourcesOf<{ ApiId: unknown }>(template, type).reduce(
          (sizes, { properties }) => add(sizes, `${type} of ${spelled(properties.ApiId)}`, 1),
          new Map<string, number>(),
        ),
        limit,
      ),
    ),
  spoil: (template) => {
    const [api] = resourcesOf(template, 'AWS::ApiGatewayV2::Api');
    for (let index = 0; index < 11; index += 1)
      template.Resources[`Planted${index}`] = {
        Type: 'AWS::ApiGatewayV2::Authorizer',
        Properties: { ApiId: { Ref: api?.id } },
      };
  },
};

/** Source: Amazon S3 and Amazon SQS documentation of policies. */
const resourcePolicies: Record<string, number> = {
  'AWS::S3::BucketPolicy': 20_480,
  'AWS::SQS::QueuePolicy': 8_192,
};

const resourcePoliciesAreSmall: Rule = {
  says: 'each bucket policy fits 20 KB and each queue policy 8 KB',
  offenders: (template) =>
    Object.entries(resourcePolicies).flatMap(([type, limit]) =>
      over(
        new Map(
          resourcesOf<PolicyShape>(template, type).map(({ id, properties }) => [
            id,
            lengthOf(properties.PolicyDocument),
          ]),
        ),
        limit,
      ),
    ),
  spoil: (template) => {
    const [first] = resourcesOf<PolicyShape>(template, 'AWS::SQS::QueuePolicy');
    first?.properties.PolicyDocument?.Statement.push({
      Effect: 'Deny',
      Action: 'sqs:SendMessage',
      Resource: 'x'.repeat(8_200),
    });
  },
};

export const quotaRules: Rule[] = [
  policiesAreSmall,
  managedPoliciesAreSmall,
  environmentsAreSmall,
  apisAreSmall,
  resourcePoliciesAreSmall,
];
