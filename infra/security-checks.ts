import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/**
 * Checks all resources against the AWS Solutions rules during synthesis. A finding fails the synthesis, unless it was
 * acknowledged with a reason where the resource is created (`constructs/acknowledge.ts`).
 */
export const addSecurityChecks = (app: App): void =>
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
