import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/**
 * Holds every resource against the AWS Solutions rules when the app is synthesized. A finding fails the synthesis
 * unless it was acknowledged, with its reason, where the resource is made (`constructs/acknowledge.ts`).
 */
export const addSecurityChecks = (app: App): void =>
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
