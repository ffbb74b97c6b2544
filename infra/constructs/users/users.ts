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
import { hasPasskeys, removalPolicyOf, type Stage } from '../../stages.ts';
import { emailSettingsOf } from '../mail/email-settings.ts';
import { createUserPoolFirewall } from './user-pool-firewall.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';

/** The user pool and its web client. */
export interface Users {
  pool: UserPool;
  client: UserPoolClient;
}

/**
 * Returns the email settings. @throws Error for a deployed stage without email: custom texts of a trigger require SES
 */
const mailOf = ({ stacks, stage }: Platform): { email?: UserPoolEmail } => {
  if (stage.name === 'local') return {};
  if (!stage.mail) {
    throw new Error(
      `Stage "${stage.name}" has no email settings, so no user could confirm an account. ` +
        'Verify a domain in Amazon SES and set it under `mail` in infra/stages.ts.',
    );
  }
  return {
    email: UserPoolEmail.withSES({
      fromEmail: stage.mail.from,
      fromName: 'Platewise',
      sesVerifiedDomain: stage.mail.domain,
      sesRegion: stage.region,
      configurationSetName: emailSettingsOf(stacks.data).configurationSetName,
    }),
  };
};

/**
 * Returns the domain that passkeys are permanently bound to.
 * @throws Error for a deployed stage without a domain: its passkeys would be lost with the CloudFront domain
 */
const passkeyDomainOf = ({ name, domain }: Stage): string => {
  if (domain) return domain.name;
  if (name === 'local') return 'localhost';
  throw new Error(
    `Stage "${name}" has Cognito's Essentials plan, but no domain for its passkeys. Set its \`domain\` in infra/stages.ts first.`,
  );
};

/** Returns the plan's settings: with the Essentials plan, users can sign in with passkeys. */
const passkeysOf = (stage: Stage): UserPoolProps => {
  if (!hasPasskeys(stage)) return { featurePlan: FeaturePlan.LITE };
  return {
    featurePlan: FeaturePlan.ESSENTIALS,
    signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
    passkeyRelyingPartyId: passkeyDomainOf(stage),
    passkeyUserVerification: PasskeyUserVerification.REQUIRED,
  };
};

const createPool = (platform: Platform): UserPool => {
  const { stack, stage } = platform;
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
    // An optional authenticator app, which costs nothing and needs no phone number.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { sms: false, otp: true },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    deletionProtection: stage.isProtected,
    removalPolicy: removalPolicyOf(stage),
    ...mailOf(platform),
  });
  acknowledge(pool, 'AwsSolutions-COG1', 'The product requires six characters of any kind (decision D31).');
  acknowledge(pool, 'AwsSolutions-COG2', 'The app stores meals, not money, so a second factor is optional.');
  acknowledge(
    pool,
    'AwsSolutions-COG8',
    'The Lite plan covers all used features: passwords, emailed codes, authenticator apps, refresh tokens.',
  );
  return pool;
};

/** Creates the staff group without an IAM role: members get access to our staff routes, not to AWS. */
const createStaff = (pool: UserPool): CfnUserPoolGroup =>
  new CfnUserPoolGroup(pool.stack, 'Staff', {
    userPoolId: pool.userPoolId,
    groupName: STAFF,
    description: 'Answers messages and helps with accounts (docs/support.md).',
  });

/**
 * Creates the pool and its only client. Tokens live 15 minutes, so that signing out everywhere takes effect within that
 * time.
 */
export const createUsers = (platform: Platform): Users => {
  const pool = createPool(platform);
  const attributes = new ClientAttributes().withStandardAttributes({ email: true, fullname: true });
  const client = pool.addClient('Web', {
    generateSecret: false,
    // Sign-in by password is only enabled locally, for tools.
    authFlows: {
      userSrp: true,
      // The server verifies a password for a fresh proof; requires an IAM permission.
      adminUserPassword: true,
      userPassword: platform.stage.name === 'local',
      ...(hasPasskeys(platform.stage) && { user: true }),
    },
    disableOAuth: true,
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
    readAttributes: attributes.withStandardAttributes({ emailVerified: true }),
    // The referral code is sent with the sign-up; tokens do not contain it. The email is the user name of a sign-up, and
    // only the server changes it, so that a stolen token cannot (decision 0076).
    writeAttributes: new ClientAttributes()
      .withStandardAttributes({ fullname: true })
      .withCustomAttributes(CODE_ATTRIBUTE),
  });
  createStaff(pool);
  createUserPoolFirewall(platform, pool);
  return { pool, client };
};
