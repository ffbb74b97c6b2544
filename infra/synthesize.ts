import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { type AppStackOptions, createAppStacks } from './app-stacks.ts';
import { addSecurityChecks } from './security-checks.ts';
import { type Stage, stages } from './stages.ts';

/** Returns the CDK library's settings that `cdk` would pass. */
export const cdkContext = (): Record<string, unknown> => {
  const settings: { context: Record<string, unknown> } = JSON.parse(
    readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'),
  );
  return settings.context;
};

/**
 * Synthesizes a stage's template in this process, without the `cdk` command.
 * @param stage a stage of the product, or a custom one for a test
 * @param options `outdir` receives templates and assets
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
    // Takes seconds, and the local cloud reports unsupported parts more precisely.
    builtinCloudFormationValidation: made.name !== 'local',
  });
  createAppStacks(app, made, options);
  addSecurityChecks(app);
  return app.synth();
};
