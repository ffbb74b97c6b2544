import * as z from 'zod';
import type { LocalStack } from '../../../template/model.ts';
import { parseProperties } from './parse-properties.ts';
import { type PasswordPolicy, passwordPolicy } from './password-policy.ts';
import { physicalId } from './physical-id.ts';

const triggerNames = ['PreSignUp', 'CustomMessage', 'PostConfirmation'] as const;
export type TriggerName = (typeof triggerNames)[number];

/** Properties that affect the pool's behavior. Values that do not match are not supported locally. */
const properties = z.object({
  UsernameAttributes: z.tuple([z.literal('email')], 'only the email address is supported as a user name'),
  UsernameConfiguration: z.object({ CaseSensitive: z.boolean() }).default({ CaseSensitive: true }),
  AutoVerifiedAttributes: z.array(z.literal('email')).default([]),
  AdminCreateUserConfig: z.object({ AllowAdminCreateUserOnly: z.boolean().default(false) }).optional(),
  Policies: z
    .object({
      PasswordPolicy: passwordPolicy.optional(),
      SignInPolicy: z
        .object({
          AllowedFirstAuthFactors: z.array(z.enum(['PASSWORD', 'WEB_AUTHN'], 'emailed codes are not hosted')),
        })
        .optional(),
    })
    .optional(),
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL'], 'a required second factor is not supported').default('OFF'),
  EnabledMfas: z
    .array(z.literal('SOFTWARE_TOKEN_MFA', 'second factors are authenticator apps here'))
    .default([]),
  WebAuthnRelyingPartyID: z.string().optional(),
  WebAuthnUserVerification: z.enum(['preferred', 'required']).default('preferred'),
  WebAuthnFactorConfiguration: z
    .literal('SINGLE_FACTOR', 'passkeys are one factor here')
    .default('SINGLE_FACTOR'),
  LambdaConfig: z.partialRecord(z.enum(triggerNames), z.string()).default({}),
  UserAttributeUpdateSettings: z
    .object({ AttributesRequireVerificationBeforeUpdate: z.array(z.literal('email')) })
    .optional(),
  Schema: z
    .array(
      z.object({
        Name: z.string(),
        Required: z.boolean().default(false),
        Mutable: z.boolean().default(true),
        AttributeDataType: z.string().optional(),
      }),
    )
    .default([]),
  EmailConfiguration: z.object({ From: z.string().optional() }).optional(),
  VerificationMessageTemplate: z
    .object({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE').default('CONFIRM_WITH_CODE'),
      EmailMessage: z.string().optional(),
      EmailSubject: z.string().optional(),
    })
    .optional(),
});

export interface PasskeySettings {
  /** Domain that the passkeys belong to. */
  relyingPartyId: string;
  /** Whether the authenticator must verify the user, for example with a fingerprint or PIN. */
  userVerification: 'preferred' | 'required';
}

export interface PoolSettings {
  id: string;
  /** Issuer of the pool's tokens. */
  issuer: string;
  caseSensitive: boolean;
  /** Whether the email is verified with a code; if not, sign-up sends no email. */
  verifiesEmail: boolean;
  /** Whether the old email stays active until the new one is verified. */
  keepsEmailUntilVerified: boolean;
  allowsSignUp: boolean;
  /** Whether users can require an authenticator app for their sign-in. */
  asksForSoftwareTokens: boolean;
  /** Null if users cannot sign in with passkeys. */
  passkeys: PasskeySettings | null;
  password: PasswordPolicy;
  /** Function ARNs by trigger. */
  triggers: Partial<Record<TriggerName, string>>;
  requiredAttributes: readonly string[];
  fixedAttributes: readonly string[];
  customAttributes: readonly string[];
  /** The default email, sent when no trigger customizes it. */
  mail: { from: string; subject: string; message: string };
}

const passkeysOf = ({
  Policies,
  WebAuthnRelyingPartyID,
  WebAuthnUserVerification,
}: z.output<typeof properties>): PasskeySettings | null =>
  Policies?.SignInPolicy?.AllowedFirstAuthFactors.includes('WEB_AUTHN') && WebAuthnRelyingPartyID
    ? { relyingPartyId: WebAuthnRelyingPartyID, userVerification: WebAuthnUserVerification }
    : null;

/**
 * Returns the settings of the stack's user pool.
 * @throws Error when there is not exactly one pool, or when it uses an unsupported feature
 */
export const poolSettingsOf = (stack: LocalStack): PoolSettings => {
  const [pool, ...others] = stack.byType('AWS::Cognito::UserPool');
  if (!pool || others.length > 0)
    throw new Error('The local cloud hosts exactly one AWS::Cognito::UserPool.');
  const read = parseProperties(properties, pool);
  const id = physicalId(pool);
  const attributes = (which: (attribute: (typeof read.Schema)[number]) => boolean) =>
    read.Schema.filter(which).map((attribute) => attribute.Name);
  return {
    id,
    issuer: `https://cognito-idp.us-east-1.amazonaws.com/${id}`,
    caseSensitive: read.UsernameConfiguration.CaseSensitive,
    verifiesEmail: read.AutoVerifiedAttributes.includes('email'),
    keepsEmailUntilVerified:
      read.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate.includes('email') ?? false,
    asksForSoftwareTokens:
      read.MfaConfiguration === 'OPTIONAL' && read.EnabledMfas.includes('SOFTWARE_TOKEN_MFA'),
    passkeys: passkeysOf(read),
    allowsSignUp: !read.AdminCreateUserConfig?.AllowAdminCreateUserOnly,
    password: read.Policies?.PasswordPolicy ?? passwordPolicy.parse(undefined),
    triggers: read.LambdaConfig,
    requiredAttributes: attributes((attribute) => attribute.Required),
    fixedAttributes: attributes((attribute) => !attribute.Mutable),
    customAttributes: attributes((attribute) => attribute.AttributeDataType !== undefined),
    mail: {
      from: read.EmailConfiguration?.From ?? 'no-reply@verificationemail.com',
      subject: read.VerificationMessageTemplate?.EmailSubject ?? 'Your verification code',
      message: read.VerificationMessageTemplate?.EmailMessage ?? 'Your confirmation code is {####}',
    },
  };
};
