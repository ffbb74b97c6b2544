import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { acknowledgePatterns } from './constructs/security-checks/acknowledge.ts';

/** The AWS Solutions rules, with the acknowledged resource patterns. */
export class SecurityChecks extends AwsSolutionsChecks {
  override validateScope(scope: IConstruct): ReturnType<AwsSolutionsChecks['validateScope']> {
    acknowledgePatterns(scope.node.root);
    return super.validateScope(scope);
  }
}

/**
 * Checks all resources against the AWS Solutions rules during synthesis. A finding fails the synthesis, unless it was
 * acknowledged with a reason where the resource is created (`constructs/acknowledge.ts`).
 */
export const addSecurityChecks = (app: App): void => Validations.of(app).addPlugins(new SecurityChecks(app));
