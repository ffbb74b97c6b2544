import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { acknowledge } from '../security-checks/acknowledge.ts';

/**
 * Grants text-to-speech. Polly's only resource type for it is lexicons, which are not used. Source: Service
 * Authorization Reference, 'Amazon Polly'.
 */
export const grantSpeaking = (fn: Function): void => {
  fn.addToRolePolicy(new PolicyStatement({ actions: ['polly:SynthesizeSpeech'], resources: ['*'] }));
  acknowledge(
    fn.role ?? fn,
    'AwsSolutions-IAM5[Resource::*]',
    'Neither X-Ray nor Polly supports resource-level permissions.',
  );
};
