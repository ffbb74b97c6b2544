import { describe, expect, it } from 'vitest';
import type { FunctionDefinition } from '#infra/local/runtime/function-definition.ts';
import { functionDefinitionsOf } from '#infra/local/runtime/function-definition.ts';
import { functionPrincipal } from '#infra/local/runtime/principals.ts';
import type { TemplateResource } from '#infra/local/template/cloudformation.ts';
import { resolveTemplate } from '#infra/local/template/resolve-template.ts';

const allow = (Action: string) => ({ Statement: [{ Effect: 'Allow', Action, Resource: '*' }] });

const stackOf = (extra: Record<string, TemplateResource> = {}) =>
  resolveTemplate(
    {
      Resources: {
        Role: {
          Type: 'AWS::IAM::Role',
          Properties: { Policies: [{ PolicyDocument: allow('s3:GetObject') }] },
        },
        Other: { Type: 'AWS::IAM::Role' },
        Policy: {
          Type: 'AWS::IAM::Policy',
          Properties: { PolicyDocument: allow('dynamodb:Query'), Roles: [{ Ref: 'Role' }] },
        },
        NotMine: {
          Type: 'AWS::IAM::Policy',
          Properties: { PolicyDocument: allow('dynamodb:Scan'), Roles: [{ Ref: 'Other' }] },
        },
        Fn: {
          Type: 'AWS::Lambda::Function',
          Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] }, Timeout: 29 },
          Metadata: { 'platewise:entry': 'functions/foods/index.lambda.ts' },
        },
        ...extra,
      },
    },
    { parameters: {}, awsEndpoint: 'http://127.0.0.1:3000/__local/aws' },
  );

const only = (definitions: FunctionDefinition[]): FunctionDefinition => {
  const [first] = definitions;
  if (!first || definitions.length !== 1) throw new Error('Expected one function.');
  return first;
};

describe('The role of a function', () => {
  it('grants its own and attached policies, and none of other roles', () => {
    const stack = stackOf();
    const principal = functionPrincipal(stack, only(functionDefinitionsOf(stack)), 'secret');
    expect(principal.statements.map(({ Action }) => Action)).toEqual(['s3:GetObject', 'dynamodb:Query']);
  });

  it("a function's role signs with keys of this installation", () => {
    const stack = stackOf();
    const definition = only(functionDefinitionsOf(stack));
    const keysWith = (secret: string) => functionPrincipal(stack, definition, secret).secretAccessKey;
    expect(keysWith('one')).toBe(keysWith('one'));
    expect(keysWith('one')).not.toBe(keysWith('two'));
  });

  it("a function's role stops the start when it has an unsupported managed policy", () => {
    const stack = stackOf({
      Role: {
        Type: 'AWS::IAM::Role',
        Properties: { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] },
      },
    });
    expect(() => functionPrincipal(stack, only(functionDefinitionsOf(stack)), 's')).toThrow(
      'AdministratorAccess',
    );
  });
});

describe('The functions of the stack', () => {
  it("the functions of the stack exclude the handlers of CDK's custom resources", () => {
    const stack = stackOf({
      Deployer: { Type: 'AWS::Lambda::Function', Properties: {} },
      Deployment: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: { ServiceToken: { 'Fn::GetAtt': ['Deployer', 'Arn'] } },
      },
    });
    expect(functionDefinitionsOf(stack).map(({ name }) => name)).toEqual(['Fn']);
  });

  it('the functions of the stack stop the start with their name when the source file is missing', () => {
    const stack = stackOf({ Stray: { Type: 'AWS::Lambda::Function', Properties: {} } });
    expect(() => functionDefinitionsOf(stack)).toThrow('The function Stray has no source file');
  });
});
