import { localStackOf, type LocalStack } from '#infra/local/template/model.ts';
import { PHYSICAL_ID } from '#infra/local/template/physical-id.ts';

export const POOL_ID = 'us-east-1_Plate1234';
export const CLIENT_ID = 'client0123456789abcdefghij';

/** ARNs of the triggers of the pool under test. */
export const triggerArns = {
  PreSignUp: 'arn:aws:lambda:us-east-1:000000000000:function:PreSignUp',
  CustomMessage: 'arn:aws:lambda:us-east-1:000000000000:function:CustomMessage',
  PostConfirmation: 'arn:aws:lambda:us-east-1:000000000000:function:PostConfirmation',
};

const poolProperties = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
  Policies: { PasswordPolicy: { MinimumLength: 6 } },
  Schema: [{ Name: 'name', Required: true, Mutable: true }],
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  LambdaConfig: triggerArns,
};

const clientProperties = {
  GenerateSecret: false,
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  RefreshTokenValidity: 43_200,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
  PreventUserExistenceErrors: 'ENABLED',
  EnableTokenRevocation: true,
};

/** Creates a resolved template with one pool and one client like the product's, with overridden properties. */
export const poolTemplate = (pool: object = {}, client: object = {}): LocalStack =>
  localStackOf([
    {
      id: 'Users',
      type: 'AWS::Cognito::UserPool',
      properties: { ...poolProperties, ...pool },
      metadata: { [PHYSICAL_ID]: POOL_ID },
    },
    {
      id: 'Web',
      type: 'AWS::Cognito::UserPoolClient',
      properties: { ...clientProperties, ...client },
      metadata: { [PHYSICAL_ID]: CLIENT_ID },
    },
    {
      id: 'Staff',
      type: 'AWS::Cognito::UserPoolGroup',
      properties: { GroupName: 'staff' },
      metadata: { [PHYSICAL_ID]: 'staff' },
    },
  ]);
