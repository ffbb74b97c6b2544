import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  type GetEmailIdentityResponse,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';
import type { Stage } from '../../stages.ts';
import { failed, type Finding, held, warned } from '../finding.ts';
import { attempt, permissions } from './attempt.ts';

/** Returns an SES identity, or null if it does not exist. */
export const identityOf = async (
  ses: SESv2Client,
  name: string,
): Promise<GetEmailIdentityResponse | null> => {
  try {
    return await ses.send(new GetEmailIdentityCommand({ EmailIdentity: name }));
  } catch (error) {
    if ((error as Error).name === 'NotFoundException') return null;
    throw error;
  }
};

const checkDomain = async ({ name }: Stage, domain: string, ses: SESv2Client): Promise<Finding[]> => {
  const check = `Email domain ${domain}`;
  const identity = await identityOf(ses, domain);
  if (!identity) return [failed(check, 'no SES identity', `npm run deploy -- --stage ${name} --only mail`)];
  const { VerifiedForSendingStatus, DkimAttributes, MailFromAttributes } = identity;
  const dkim = DkimAttributes?.Status ?? 'NOT_STARTED';
  const records = `Create its DNS records (outputs of the stack Platewise-${name}-Mail) and wait for SES.`;
  return [
    VerifiedForSendingStatus
      ? held(check, 'verified')
      : failed(check, `not verified: no user could confirm an account`, records),
    dkim === 'SUCCESS' ? held('DKIM', 'signs') : warned('DKIM', `${dkim}: emails may count as spam`, records),
    MailFromAttributes?.MailFromDomainStatus === 'SUCCESS'
      ? held('SPF (MAIL FROM domain)', 'passes')
      : warned(
          'SPF (MAIL FROM domain)',
          `${MailFromAttributes?.MailFromDomainStatus ?? 'not set'}: emails are sent from amazonses.com`,
          records,
        ),
  ];
};

const checkSending = async ({ mail }: Stage, ses: SESv2Client): Promise<Finding[]> => {
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus } = await ses.send(
    new GetAccountCommand({}),
  );
  const check = 'SES account';
  if (SendingEnabled === false || EnforcementStatus === 'SHUTDOWN')
    return [failed(check, 'sending is paused', 'Answer the case that AWS Support opened about your emails.')];
  if (EnforcementStatus === 'PROBATION')
    return [warned(check, 'under review', 'See "EmailBounces, EmailComplaints" in docs/runbook.md.')];
  if (ProductionAccessEnabled) return [held(check, 'production access')];
  const recipients = mail?.sandboxRecipients ?? [];
  return [
    warned(
      check,
      'sandbox: emails reach verified addresses only',
      recipients.length > 0
        ? 'Request production access in the SES console before others sign up.'
        : 'Request production access in the SES console, or list test addresses in mail.sandboxRecipients.',
    ),
    ...(await Promise.all(recipients.map((recipient) => checkRecipient(recipient, ses)))),
  ];
};

const checkRecipient = async (recipient: string, ses: SESv2Client): Promise<Finding> => {
  const identity = await identityOf(ses, recipient);
  return identity?.VerifiedForSendingStatus
    ? held(`Sandbox recipient ${recipient}`, 'verified')
    : warned(
        `Sandbox recipient ${recipient}`,
        'not verified: gets no emails',
        'Open the link in the email that SES sent.',
      );
};

/** Checks that the stage's emails are sent, and arrive. */
export const checkMail = async (stage: Stage, ses: SESv2Client): Promise<Finding[]> => {
  const { mail } = stage;
  if (!mail) return [];
  const findings = await Promise.all([
    attempt(`Email domain ${mail.domain}`, permissions.identity, () => checkDomain(stage, mail.domain, ses)),
    attempt('SES account', permissions.mailAccount, () => checkSending(stage, ses)),
  ]);
  return findings.flat();
};
