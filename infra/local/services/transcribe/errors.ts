import { AwsError } from '../../gateway/aws-error.ts';
import { HOW_TO_INSTALL } from './speech-programs.ts';

export const badRequest = (message: string): AwsError => new AwsError('BadRequestException', message, 400);

/** The only language of the acoustic model. */
export const LOCAL_LANGUAGE = 'en-US';

/**
 * The error that AWS returns to an account without Transcribe; here, the speech programs, or a model of the language,
 * are not installed.
 */
export const notInstalled = (): AwsError =>
  new AwsError('SubscriptionRequiredException', HOW_TO_INSTALL, 400);
