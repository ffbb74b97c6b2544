import { createPublicKey } from 'node:crypto';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { GetParametersCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { parameterNames } from '../constructs/settings/parameter-names.ts';
import type { Stage } from '../stages.ts';
import { failed, type Finding, held, warned } from './finding.ts';

/** Parameter that `cdk bootstrap` creates. Source: AWS CDK Developer Guide, 'Customize AWS CDK bootstrapping'. */
const BOOTSTRAPPED = '/cdk-bootstrap/hnb659fds/version';

export interface Clients {
  ssm: SSMClient;
  ses: SESv2Client;
}

export interface AccountFindings {
  findings: Finding[];
  /** Public key (PEM) for photo URLs, derived from the private one; null if that is missing. */
  photoPublicKey: string | null;
  /** Whether the stage was deployed before: its last stack publishes the site's origin. */
  isDeployed: boolean;
}

/** The consequence of each missing parameter; only the photo key is required. */
const optional = {
  openAiKey: 'no model: rules handle text, coach and insights, and photos are described by the user',
  vapidPrivateKey: 'no reminders',
  stripeSecretKey: 'no payments',
  stripeWebhookSecret: 'no payment updates',
} as const;

const checkMail = async ({ mail }: Stage, ses: SESv2Client): Promise<Finding[]> => {
  if (!mail) return [];
  const [identity, account] = await Promise.all([
    ses.send(new GetEmailIdentityCommand({ EmailIdentity: mail.domain })).catch((error: Error) => {
      if (error.name === 'NotFoundException') return null;
      throw error;
    }),
    ses.send(new GetAccountCommand({})),
  ]);
  return [
    identity?.VerifiedForSendingStatus
      ? held(`Amazon SES can send for ${mail.domain}.`)
      : failed(
          `Amazon SES cannot send for ${mail.domain}: verify the domain in SES, or no user can confirm an account.`,
        ),
    account.ProductionAccessEnabled
      ? held('Amazon SES has production access.')
      : warned(
          'Amazon SES is in its sandbox: emails are sent to verified addresses only. Request production access.',
        ),
  ];
};

/** Checks whether the account is ready for the stage, without changing anything. */
export const checkAccount = async (stage: Stage, { ssm, ses }: Clients): Promise<AccountFindings> => {
  const names = parameterNames(stage);
  const Names = [
    BOOTSTRAPPED,
    names.photoSigningKey,
    names.siteOrigin,
    ...Object.keys(optional).map((key) => names[key as keyof typeof optional]),
  ];
  const [{ Parameters = [] }, mail] = await Promise.all([
    ssm.send(new GetParametersCommand({ Names, WithDecryption: true })),
    checkMail(stage, ses),
  ]);
  const values = new Map(Parameters.map(({ Name, Value }) => [Name, Value]));
  const photoKey = values.get(names.photoSigningKey);
  return {
    isDeployed: values.has(names.siteOrigin),
    photoPublicKey:
      photoKey === undefined
        ? null
        : createPublicKey(photoKey).export({ type: 'spki', format: 'pem' }).toString(),
    findings: [
      values.has(BOOTSTRAPPED)
        ? held('The account is bootstrapped for CDK.')
        : failed('The account is not bootstrapped for CDK: npx cdk bootstrap'),
      ...mail,
      photoKey === undefined
        ? failed(
            `The parameter ${names.photoSigningKey} is missing: docs/deploying.md explains how to create it.`,
          )
        : held('The photo signing key exists.'),
      ...Object.entries(optional).flatMap(([key, without]) => {
        const name = names[key as keyof typeof optional];
        return values.has(name) ? [] : [warned(`The parameter ${name} is missing: ${without}.`)];
      }),
    ],
  };
};
