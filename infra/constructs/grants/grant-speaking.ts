import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { acknowledge } from '../security-checks/acknowledge.ts';

/**
 * To turn text into speech. Polly knows no resources for it but lexicons, of which there are none. Source: Service
 * Authorization Reference, 'Amazon Polly'.
 */
export const grantSpeaking = (fn: Function): void => {
  fn.addToRolePolicy(new PolicyStatement({ actions: ['polly:SynthesizeSpeech'], resources: ['*'] }));
  acknowledge(
    fn.role ?? fn,
    'AwsSolutions-IAM5[Resource::*]',
    'Neither tracing nor speaking knows resources.',
  );
};
