import { listOf, resourcesOf, type Template } from '../template.ts';
import type { FunctionShape } from './functions.ts';
import type { Rule } from './rule.ts';
import { spoilFirst } from './spoil.ts';
import { allowedIn, isDeployer, type PolicyShape, type StatementShape } from './statements.ts';

const allow = (template: Template, statement: Omit<StatementShape, 'Effect'>): void =>
  spoilFirst<PolicyShape>(template, 'AWS::IAM::Policy', ({ PolicyDocument }) =>
    PolicyDocument?.Statement.push({ Effect: 'Allow', ...statement }),
  );

const noWildcardActions: Rule = {
  says: 'no role may do a whole family of actions',
  offenders: (template) =>
    allowedIn(template)
      .filter(({ action }) => action.includes('*'))
      .map(({ policy, action }) => `${policy}: ${action}`),
  spoil: (template) => allow(template, { Action: 'dynamodb:*', Resource: { Ref: 'Table' } }),
};

/** The folders and ids that are only known later. Everything before them is fixed. */
const knownPatterns = [
  /^<Photos\w+\.Arn>\/(incoming|photos)\/\*$/,
  /^<Table\w+\.Arn>\/stream\/\*$/,
  /^arn:aws:execute-api:[\w-]+:<AWS::AccountId>:<Sockets\w+>\/live\/POST\/@connections\/\*$/,
];

const noWildcardData: Rule = {
  says: 'no role reaches data, parameters, sockets or queues beyond named resources',
  offenders: (template) =>
    allowedIn(template)
      .filter(({ action }) => !action.startsWith('xray:'))
      .filter(
        ({ resource }) => resource.includes('*') && !knownPatterns.some((known) => known.test(resource)),
      )
      .map(({ policy, action, resource }) => `${policy}: ${action} on ${resource}`),
  spoil: (template) => allow(template, { Action: 's3:GetObject', Resource: '*' }),
};

const ownRole: Rule = {
  says: 'every function has a role of its own, without a managed policy',
  offenders: (template) => {
    const functions = resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function').filter(
      ({ id }) => !isDeployer(id),
    );
    const roles = functions.map(({ properties }) => properties.Role?.['Fn::GetAtt'][0] ?? 'none');
    return roles.filter(
      (role, index) =>
        roles.indexOf(role) !== index || template.Resources[role]?.Properties['ManagedPolicyArns'],
    );
  },
  spoil: (template) => {
    const [first, second] = resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function');
    if (first && second) first.resource.Properties['Role'] = second.properties.Role;
  },
};

/** What a variable is worth without the permission to use it, and the other way round. */
const pairs = [
  { variable: 'TABLE_NAME', service: 'dynamodb:' },
  { variable: 'PHOTO_BUCKET', service: 's3:' },
  { variable: 'SOCKET_ENDPOINT', service: 'execute-api:' },
];

const permissionWithEnvironment: Rule = {
  says: 'a function is told the name of a resource exactly when it may use it',
  offenders: (template) =>
    resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function')
      .filter(({ id }) => !isDeployer(id))
      .flatMap(({ id, properties }) => {
        const role = properties.Role?.['Fn::GetAtt'][0];
        const allowed = allowedIn(template).filter((each) => each.role === role);
        const variables = properties.Environment?.Variables ?? {};
        const unpaired = pairs.filter(
          ({ variable, service }) =>
            variable in variables !== allowed.some(({ action }) => action.startsWith(service)),
        );
        const named = Object.keys(variables)
          .filter((name) => name.endsWith('_PARAMETER'))
          .map((name) => variables[name]);
        const readable = allowed
          .filter(({ action }) => action === 'ssm:GetParameter')
          .map(({ resource }) => resource);
        return [
          ...unpaired.map(({ variable }) => `${id}: ${variable}`),
          ...(readable.length === named.length ? [] : [`${id}: may read ${listOf(readable).join(', ')}`]),
          ...named
            .filter((name) => !readable.some((arn) => arn.endsWith(`:parameter${String(name)}`)))
            .map((name) => `${id}: ${String(name)}`),
        ];
      }),
  spoil: (template) =>
    spoilFirst<FunctionShape>(template, 'AWS::Lambda::Function', ({ Environment }) => {
      if (Environment) Environment.Variables['PHOTO_BUCKET'] = { Ref: 'Photos' };
    }),
};

export const accessRules: Rule[] = [noWildcardActions, noWildcardData, ownRole, permissionWithEnvironment];
