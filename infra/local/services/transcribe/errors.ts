import { AwsError } from '../../gateway/aws-error.ts';
import { HOW_TO_INSTALL } from './speech-programs.ts';

export const badRequest = (message: string): AwsError => new AwsError('BadRequestException', message, 400);

/** What AWS answers an account that has no Transcribe; here it is the machine that has none. */
export const notInstalled = (): AwsError =>
  new AwsError('SubscriptionRequiredException', HOW_TO_INSTALL, 400);
