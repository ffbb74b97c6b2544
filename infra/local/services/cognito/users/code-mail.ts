import { cognitoErrors } from '../errors.ts';
import type { User } from '../store/user-store.ts';
import { CODE_PLACEHOLDER } from '../triggers.ts';
import type { UserPool } from '../user-pool.ts';
import { triggerAttributesOf } from './user-attributes.ts';

/** An email with a code for a user. */
export interface CodeDelivery {
  user: User;
  code: string;
  clientId: string;
  /** E.g. `CustomMessage_SignUp`. */
  source: string;
  clientMetadata?: Record<string, string> | undefined;
}

/** The destination of a code in an API response. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL';
  AttributeName: 'email';
}

/** Maximum length of Cognito's emails. Source: `EmailVerificationMessageType` in the API reference. */
const MAX_MESSAGE_LENGTH = 20_000;
const MAX_SUBJECT_LENGTH = 140;

/** Masks an address as `d***@p***`: recognizable for its owner, not for others. */
export const deliveryDetails = (email: string): CodeDeliveryDetails => {
  const [local = '', domain = ''] = email.split('@');
  const Destination = `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
};

const checkMail = (message: string, subject: string): void => {
  const problem = !message.includes(CODE_PLACEHOLDER)
    ? `Value at 'emailBody' failed to satisfy constraint: Member must contain ${CODE_PLACEHOLDER}`
    : message.length > MAX_MESSAGE_LENGTH
      ? `Value at 'emailBody' failed to satisfy constraint: Member must have length less than or equal to ${String(MAX_MESSAGE_LENGTH)}`
      : subject.length > MAX_SUBJECT_LENGTH
        ? `Value at 'emailSubject' failed to satisfy constraint: Member must have length less than or equal to ${String(MAX_SUBJECT_LENGTH)}`
        : undefined;
  if (problem) throw cognitoErrors.invalidParameter(`1 validation error detected: ${problem}`);
};

/**
 * Emails a code with the text of the custom-message trigger or else of the pool. The placeholder is replaced
 * everywhere,
 * including links.
 * @throws AwsError when the trigger fails or returns an email without the placeholder
 */
export const mailCode = async (pool: UserPool, delivery: CodeDelivery): Promise<CodeDeliveryDetails> => {
  const { user, code, clientId, source, clientMetadata } = delivery;
  const written = await pool.triggers.customMessage({
    source,
    userName: user.sub,
    clientId,
    userAttributes: triggerAttributesOf(user),
    clientMetadata,
  });
  const message = written.emailMessage ?? pool.settings.mail.message;
  const subject = written.emailSubject ?? pool.settings.mail.subject;
  checkMail(message, subject);
  pool.mailbox.deliver({
    to: user.email,
    from: pool.settings.mail.from,
    subject: subject.replaceAll(CODE_PLACEHOLDER, code),
    html: message.replaceAll(CODE_PLACEHOLDER, code),
    at: pool.clock(),
  });
  return deliveryDetails(user.email);
};
