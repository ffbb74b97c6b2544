import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  PasskeyUserVerification,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';
import { CODE_ATTRIBUTE } from '#shared/referrals/referral-link.ts';
import { STAFF } from '#shared/staff/schema.ts';
import type { Platform } from '../../platform.ts';
import { removalPolicyOf, type Stage } from '../../stages.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';

/** Who may sign in, and the web page that lets them. */
export interface Users {
  pool: UserPool;
  client: UserPoolClient;
}

/** @throws Error for a deployed stage without mail: the pool refuses a trigger's text unless it sends through SES */
const mailOf = (stage: Stage): { email?: UserPoolEmail } => {
  if (stage.name === 'local') return {};
  if (!stage.mail) {
    throw new Error(
      `Stage "${stage.name}" has no mail settings, so nobody could confirm an account. ` +
        'Verify a domain in Amazon SES and name it under `mail` in infra/stages.ts.',
    );
  }
  return {
    email: UserPoolEmail.withSES({
      fromEmail: stage.mail.from,
      fromName: 'Platewise',
      sesVerifiedDomain: stage.mail.domain,
      sesRegion: stage.region,
    }),
  };
};

/**
 * Signing in with a passkey, where the stage has it: the Essentials plan, and the stage's own name, which the keys are
 * bound to for good.
 * @throws Error for a stage without a name of its own: its keys would die with the address that CloudFront gave
 */
const passkeysOf = ({ name, passkeys, domain }: Stage): UserPoolProps => {
  if (!passkeys) return { featurePlan: FeaturePlan.LITE };
  if (!domain) {
    throw new Error(
      `Stage "${name}" has passkeys but no name of its own. Set its \`domain\` in infra/stages.ts first.`,
    );
  }
  return {
    featurePlan: FeaturePlan.ESSENTIALS,
    signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
    passkeyRelyingPartyId: domain.name,
    passkeyUserVerification: PasskeyUserVerification.REQUIRED,
  };
};

const createPool = ({ stack, stage }: Platform): UserPool => {
  const pool = new UserPool(stack, 'Users', {
    ...passkeysOf(stage),
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: { fullname: { required: true, mutable: true } },
    customAttributes: { [CODE_ATTRIBUTE]: new StringAttribute({ mutable: true }) },
    passwordPolicy: {
      minLength: 6,
      requireDigits: false,
      requireLowercase: false,
      requireUppercase: false,
      requireSymbols: false,
    },
    // An authenticator app for who wants it: it costs nothing, and needs no phone number.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { sms: false, otp: true },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    deletionProtection: stage.keepsData,
    removalPolicy: removalPolicyOf(stage),
    ...mailOf(stage),
  });
  acknowledge(
    pool,
    'AwsSolutions-COG1',
    'Six characters of any kind are the rule of the product (decision D31).',
  );
  acknowledge(pool, 'AwsSolutions-COG2', 'The app stores meals, not money, so a second factor is optional.');
  acknowledge(
    pool,
    'AwsSolutions-COG8',
    'The Lite plan carries all that is used: passwords, codes by mail, authenticator apps, refresh tokens.',
  );
  return pool;
};

/** The group without a role: being in it opens routes of ours, and nothing at AWS. */
const createStaff = (pool: UserPool): CfnUserPoolGroup =>
  new CfnUserPoolGroup(pool.stack, 'Staff', {
    userPoolId: pool.userPoolId,
    groupName: STAFF,
    description: 'Answers messages and helps with accounts (docs/support.md).',
  });

/** The pool and its one client. Tokens live 15 minutes, so that signing out everywhere is felt within them. */
export const createUsers = (platform: Platform): Users => {
  const pool = createPool(platform);
  const attributes = new ClientAttributes().withStandardAttributes({ email: true, fullname: true });
  const client = pool.addClient('Web', {
    generateSecret: false,
    // A password may cross the wire only where tools of one machine sign in with it.
    authFlows: {
      userSrp: true,
      userPassword: platform.stage.name === 'local',
      ...(platform.stage.passkeys && { user: true }),
    },
    disableOAuth: true,
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
    readAttributes: attributes.withStandardAttributes({ emailVerified: true }),
    // The code of who brought a person travels with the sign-up; no token shows it.
    writeAttributes: attributes.withCustomAttributes(CODE_ATTRIBUTE),
  });
  createStaff(pool);
  return { pool, client };
};
