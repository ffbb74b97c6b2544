import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import type { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api';
import { createMailStack } from '#infra/mail-stack.ts';
import { addSecurityChecks } from '#infra/security-checks.ts';
import type { Stage } from '#infra/stages.ts';
import { cdkContext, synthesize } from '#infra/synthesize.ts';
import { builtSite, type Template, temporaryFolder } from './template.ts';

/** A synthesized stack with its nested stacks. */
export interface StageStack {
  name: string;
  region: string;
  isProtected: boolean;
  /** Names of the stacks that are deployed before. */
  after: string[];
  template: Template;
  /** Templates of nested stacks by the logical ID of their resource. */
  nested: Map<string, Template>;
}

/** Returns a template in which every resource has properties. */
const completed = (template: Template): Template => ({
  ...template,
  Resources: Object.fromEntries(
    Object.entries(template.Resources).map(([id, resource]) => [
      id,
      { ...resource, Properties: { ...resource.Properties } },
    ]),
  ),
});

/** Returns the file of a nested stack, which is named after its path: `PlatewiseprodApiRoutes1A2B.nested.template.json`. */
const nestedFile = (stackName: string, id: string, outdir: string): string => {
  const path = `${stackName.replaceAll('-', '')}${id.split('NestedStack')[0]}`;
  const [file] = globSync(`${path}????????.nested.template.json`, { cwd: outdir });
  if (!file) throw new Error(`The nested stack ${id} has no template.`);
  return join(outdir, file);
};

const nestedOf = (stackName: string, template: Template, outdir: string): Map<string, Template> =>
  new Map(
    Object.entries(template.Resources)
      .filter(([, { Type }]) => Type === 'AWS::CloudFormation::Stack')
      .map(([id]) => [
        id,
        completed(JSON.parse(readFileSync(nestedFile(stackName, id, outdir), 'utf8')) as Template),
      ]),
  );

const read = (stage: Stage, stack: CloudFormationStackArtifact, outdir: string): StageStack => ({
  name: stack.stackName.replace(`Platewise-${stage.name}-`, ''),
  region: stack.environment.region,
  isProtected: stack.terminationProtection ?? false,
  after: stack.dependencies
    .filter(({ id }) => !id.endsWith('.assets'))
    .map(({ id }) => id.replace(`Platewise-${stage.name}-`, '')),
  template: completed(stack.template as Template),
  nested: nestedOf(stack.stackName, stack.template as Template, outdir),
});

/** Returns a stage's stacks in order of deployment. */
export const stacksOf = (stage: Stage): StageStack[] => {
  const outdir = temporaryFolder();
  const assembly = synthesize(stage, { outdir, bundles: null, webDist: builtSite() });
  return assembly.stacks.map((stack) => read(stage, stack, outdir));
};

/** Returns a stage with everything that its mail stack can have: sandbox recipients, and the mailbox of walks. */
export const withWholeMail = (stage: Stage): Stage => ({
  ...stage,
  mail: {
    ...stage.mail!,
    sandboxRecipients: ['mara@example.com'],
    walkMailbox: { domain: 'walk.mail.example.com' },
  },
});

/** Returns a stage's mail stack, which is deployed before the others. */
export const mailStackOf = (stage: Stage): StageStack => {
  const outdir = temporaryFolder();
  const app = new App({ outdir, context: cdkContext(), analyticsReporting: false });
  createMailStack(app, stage);
  addSecurityChecks(app);
  return read(stage, app.synth().stacks[0]!, outdir);
};
