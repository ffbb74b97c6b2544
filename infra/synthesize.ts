import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { type AppStackOptions, createAppStack } from './app-stack.ts';
import { addSecurityChecks } from './security-checks.ts';
import { type Stage, stages } from './stages.ts';

/** The settings of the CDK library that `cdk` would hand over. */
export const cdkContext = (): Record<string, unknown> => {
  const settings: { context: Record<string, unknown> } = JSON.parse(
    readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'),
  );
  return settings.context;
};

/**
 * Makes a stage's template in this process, without the `cdk` command.
 * @param stage a stage of the product, or one made for a test
 * @param options `outdir` is where templates and assets are written
 */
export const synthesize = (
  stage: Stage['name'] | Stage,
  options: AppStackOptions & { outdir: string },
): CloudAssembly => {
  const made = typeof stage === 'string' ? stages[stage] : stage;
  const app = new App({
    outdir: options.outdir,
    context: cdkContext(),
    analyticsReporting: false,
    // Takes seconds, and the local cloud says more exactly what it does not understand.
    builtinCloudFormationValidation: made.name !== 'local',
  });
  createAppStack(app, made, options);
  addSecurityChecks(app);
  return app.synth();
};
