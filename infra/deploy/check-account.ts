import type { Stage } from '../stages.ts';
import { checkBackups } from './checks/check-backups.ts';
import { checkBootstrap } from './checks/check-bootstrap.ts';
import { checkCertificate } from './checks/check-certificate.ts';
import { checkConcurrency } from './checks/check-concurrency.ts';
import { checkDistributions } from './checks/check-distributions.ts';
import { checkMail } from './checks/check-mail.ts';
import { checkParameters, type ParameterFindings } from './checks/check-parameters.ts';
import { checkZone } from './checks/check-zone.ts';
import { checkWalkMailbox } from './checks/check-walk-mailbox.ts';
import type { Clients } from './checks/clients.ts';

export type AccountFindings = ParameterFindings;

/** Errors of the SDK and of AWS without valid credentials. */
const unauthenticated = new Set([
  'CredentialsProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
]);

/** @throws Error that says how to sign in */
const explainCredentials = (error: unknown): never => {
  const { name, message } = error as Error;
  if (!unauthenticated.has(name)) throw error;
  throw new Error(
    `AWS does not accept your credentials (${message}). Sign in with "aws sso login" or "aws configure".`,
    { cause: error },
  );
};

/** Checks whether the account is ready for the stage, without changing anything and without decrypting a secret. */
export const checkAccount = async (stage: Stage, clients: Clients): Promise<AccountFindings> => {
  const [parameters, ...findings] = await Promise.all([
    checkParameters(stage, clients.ssm),
    checkBootstrap(stage, clients),
    checkMail(stage, clients.ses),
    checkWalkMailbox(stage, clients),
    checkZone(stage, clients.route53),
    checkCertificate(stage, clients.acm),
    checkDistributions(clients.cloudfront),
    checkConcurrency(stage, clients.lambda),
    checkBackups(stage, clients.s3),
  ]).catch(explainCredentials);
  return { ...parameters, findings: [...findings.flat(), ...parameters.findings] };
};
