import { resourcesOf, spelled } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing, resourceRule, spoilFirst } from './spoil.ts';
import { allowedIn, type PolicyShape } from './statements.ts';

interface PoolShape {
  UsernameAttributes: string[];
  UsernameConfiguration: { CaseSensitive: boolean };
  AutoVerifiedAttributes: string[];
  Policies: { PasswordPolicy: Record<string, number | boolean> };
  LambdaConfig: Record<string, unknown>;
  Schema: { Name: string; AttributeDataType?: string; Mutable?: boolean }[];
  MfaConfiguration: string;
  EnabledMfas: string[];
  UserAttributeUpdateSettings?: { AttributesRequireVerificationBeforeUpdate: string[] };
  EmailConfiguration?: { EmailSendingAccount: string };
}

interface ClientShape {
  GenerateSecret: boolean;
  ExplicitAuthFlows: string[];
  AccessTokenValidity: number;
  IdTokenValidity: number;
  RefreshTokenValidity: number;
  TokenValidityUnits: Record<string, string>;
  EnableTokenRevocation: boolean;
  PreventUserExistenceErrors: string;
  ReadAttributes: string[];
  WriteAttributes: string[];
}

const POOL = 'AWS::Cognito::UserPool';
const CLIENT = 'AWS::Cognito::UserPoolClient';

const signUp = resourceRule<PoolShape>(
  POOL,
  'users sign up by email, regardless of case, with a password of six characters of any kind',
  ({ properties }) => {
    const { MinimumLength, ...classes } = properties.Policies?.PasswordPolicy ?? {};
    return (
      properties.UsernameAttributes?.join() === 'email' &&
      properties.AutoVerifiedAttributes?.join() === 'email' &&
      properties.UsernameConfiguration?.CaseSensitive === false &&
      MinimumLength === 6 &&
      Object.values(classes).every((required) => required === false)
    );
  },
  (pool) => {
    delete pool.UsernameConfiguration;
  },
);

const triggers = resourceRule<PoolShape>(
  POOL,
  'the pool invokes the triggers for email texts and for confirmed users',
  ({ properties }) =>
    spelled(properties.LambdaConfig?.['CustomMessage']).startsWith('<AccountCustomMessage') &&
    spelled(properties.LambdaConfig?.['PostConfirmation']).startsWith('<AccountPostConfirmation'),
  (pool) => {
    delete pool.LambdaConfig?.['CustomMessage'];
  },
);

const mail = resourceRule<PoolShape>(
  POOL,
  'a deployed pool sends email through SES, which custom email texts require',
  ({ properties }, stage) =>
    stage === 'local' || properties.EmailConfiguration?.EmailSendingAccount === 'DEVELOPER',
  (pool) => {
    delete pool.EmailConfiguration;
  },
);

const tokens = resourceRule<ClientShape>(
  CLIENT,
  'tokens are valid for 15 minutes and revocable refresh tokens for 30 days, and accounts cannot be enumerated',
  ({ properties }) =>
    properties.AccessTokenValidity === 15 &&
    properties.IdTokenValidity === 15 &&
    properties.RefreshTokenValidity === 30 * 24 * 60 &&
    Object.values(properties.TokenValidityUnits ?? {}).every((unit) => unit === 'minutes') &&
    properties.EnableTokenRevocation === true &&
    properties.PreventUserExistenceErrors === 'ENABLED',
  (client) => (client.AccessTokenValidity = 60),
);

const passwordsStayHome: Rule = {
  says: 'clients send passwords only to the local pool, and have no secret',
  offenders: (template, stage) =>
    failing(
      resourcesOf<ClientShape>(template, CLIENT),
      ({ properties }) =>
        properties.GenerateSecret === false &&
        properties.ExplicitAuthFlows?.includes('ALLOW_USER_PASSWORD_AUTH') === (stage === 'local'),
    ),
  spoil: (template) =>
    spoilFirst<ClientShape>(template, CLIENT, (client) =>
      client.ExplicitAuthFlows?.push('ALLOW_USER_PASSWORD_AUTH'),
    ),
};

const codesTravel: Rule = {
  says: 'sign-up accepts a referral code, which appears in no token',
  offenders: (template) => [
    ...failing(resourcesOf<PoolShape>(template, POOL), ({ properties }) =>
      (properties.Schema ?? []).some(
        ({ Name, AttributeDataType, Mutable }) =>
          Name === 'referral_code' && AttributeDataType === 'String' && Mutable === true,
      ),
    ),
    ...failing(
      resourcesOf<ClientShape>(template, CLIENT),
      ({ properties }) =>
        properties.WriteAttributes?.includes('custom:referral_code') === true &&
        properties.ReadAttributes?.includes('custom:referral_code') === false,
    ),
  ],
  spoil: (template) =>
    spoilFirst<ClientShape>(template, CLIENT, (client) =>
      client.ReadAttributes?.push('custom:referral_code'),
    ),
};

const secondFactor = resourceRule<PoolShape>(
  POOL,
  'an authenticator app is optional and needs no phone number, and a new email counts once verified',
  ({ properties }) =>
    properties.MfaConfiguration === 'OPTIONAL' &&
    properties.EnabledMfas?.join() === 'SOFTWARE_TOKEN_MFA' &&
    properties.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.join() === 'email',
  (pool) => {
    pool.EnabledMfas = ['SMS_MFA'];
  },
);

/** A statement about the pool in the trigger's own policy would create a circular dependency. */
const signsOutEverywhere: Rule = {
  says: 'the trigger after a password reset may end the sessions of this pool, by a policy without a circular dependency',
  offenders: (template) => {
    const granted = allowedIn(template).filter(
      ({ action, role }) =>
        action === 'cognito-idp:AdminUserGlobalSignOut' && role.startsWith('AccountPostConfirmation'),
    );
    const right = granted.filter(
      ({ policy, role, resource }) =>
        /^<Users\w+\.Arn>$/.test(resource) &&
        !policy.startsWith(role.replace(/[0-9A-F]{8}$/, 'DefaultPolicy')),
    );
    return right.length === 1 && granted.length === 1 ? [] : ['AccountPostConfirmation'];
  },
  spoil: (template) => {
    for (const { properties } of resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy')) {
      for (const statement of properties.PolicyDocument?.Statement ?? []) {
        if (String(statement.Action).startsWith('cognito-idp:')) statement.Resource = '*';
      }
    }
  },
};

const ofStaff = [
  'AdminEnableUser',
  'AdminListGroupsForUser',
  'AdminAddUserToGroup',
  'AdminRemoveUserFromGroup',
];

const staffAlone: Rule = {
  says: 'only the staff function may read groups, only it and the end of suspensions may enable accounts, and no function may change the staff group',
  offenders: (template) =>
    allowedIn(template)
      .filter(({ action }) => ofStaff.some((name) => action === `cognito-idp:${name}`))
      .filter(
        ({ action, policy }) =>
          action.endsWith('Group') ||
          !(action.endsWith('AdminEnableUser') ? /^Staff(?:Index|Suspensions)/ : /^StaffIndex/).test(policy),
      )
      .map(({ policy, action }) => `${policy}: ${action}`),
  spoil: (template) => {
    for (const { properties } of resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy'))
      properties.PolicyDocument?.Statement?.push({
        Effect: 'Allow',
        Action: 'cognito-idp:AdminAddUserToGroup',
        Resource: '*',
      });
  },
};

export const userRules: Rule[] = [
  signUp,
  triggers,
  signsOutEverywhere,
  mail,
  tokens,
  passwordsStayHome,
  codesTravel,
  secondFactor,
  staffAlone,
];
