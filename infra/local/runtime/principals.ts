import { createHmac } from 'node:crypto';
import type { PolicyStatement, Principal } from '../gateway/principal.ts';
import { recordOf, recordsOf } from '../record.ts';
import type { LocalStack, Resource } from '../template/model.ts';
import type { FunctionDefinition } from './function-definition.ts';

/** AWS managed policies for logs and traces only, which have no local service. */
const withoutEffectHere = [
  'service-role/AWSLambdaBasicExecutionRole',
  'service-role/AmazonAPIGatewayPushToCloudWatchLogs',
  'AWSXRayDaemonWriteAccess',
];

const statementsIn = (document: unknown): PolicyStatement[] =>
  recordsOf(recordOf(document)['Statement']) as unknown as PolicyStatement[];

const checkManagedPolicies = (role: Resource): void => {
  const arns = role.properties['ManagedPolicyArns'];
  for (const arn of Array.isArray(arns) ? arns.map(String) : []) {
    const known = withoutEffectHere.some((name) => arn === `arn:aws:iam::aws:policy/${name}`);
    if (!known)
      throw new Error(`The local cloud does not support the managed policy ${arn} of the role ${role.id}.`);
  }
};

/** Returns all statements of a role: its own policies and the attached ones. */
const roleStatements = (stack: LocalStack, roleArn: string): PolicyStatement[] => {
  const name = roleArn.split('/').at(-1);
  const role = stack
    .byType('AWS::IAM::Role')
    .find(({ id, properties }) => (properties['RoleName'] ?? id) === name);
  if (!role) throw new Error(`The stack has no role ${roleArn}.`);
  checkManagedPolicies(role);
  const own = recordsOf(role.properties['Policies']).map((policy) => policy['PolicyDocument']);
  const attached = [...stack.byType('AWS::IAM::Policy'), ...stack.byType('AWS::IAM::ManagedPolicy')]
    .filter(({ properties }) => Array.isArray(properties['Roles']) && properties['Roles'].includes(name))
    .map(({ properties }) => properties['PolicyDocument']);
  return [...own, ...attached].flatMap(statementsIn);
};

/**
 * Derives the credentials for a name in this installation.
 * @param secret the installation's secret
 */
const credentialsOf = (name: string, secret: string): Pick<Principal, 'accessKeyId' | 'secretAccessKey'> => {
  const derive = (use: string): Buffer => createHmac('sha256', secret).update(`${use}:${name}`).digest();
  return {
    accessKeyId: `AKIALOCAL${derive('id').toString('hex').slice(0, 11).toUpperCase()}`,
    secretAccessKey: derive('secret').toString('base64url').slice(0, 40),
  };
};

/** Creates the principal of a function's role. */
export const functionPrincipal = (
  stack: LocalStack,
  definition: FunctionDefinition,
  secret: string,
): Principal => ({
  name: definition.name,
  ...credentialsOf(definition.name, secret),
  statements: roleStatements(stack, definition.roleArn),
});

/** Creates the operator, used by the seed and the tests, with all permissions. */
export const operatorPrincipal = (secret: string): Principal => ({
  name: 'operator',
  ...credentialsOf('operator', secret),
  statements: [{ Effect: 'Allow', Action: '*', Resource: '*' }],
});
