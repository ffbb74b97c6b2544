import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { createAppStacks } from './app-stacks.ts';
import { createBackupStack } from './backup-stack.ts';
import { bundleFunctions } from './bundles/bundle-functions.ts';
import { projectRoot } from './constructs/functions/function-code.ts';
import { readCommit } from './deploy/read-commit.ts';
import { createMailStack } from './mail-stack.ts';
import { addSecurityChecks } from './security-checks.ts';
import { firstDeploymentOf, stageNamed } from './stages.ts';

/**
 * Entry point for `cdk`. `cdk deploy --all --context stage=prod` selects the stage; the default is `dev`.
 * `--context only=mail` selects the email identities and `--context only=backups` the bucket of backups, which are
 * deployed before the rest.
 */
const app = new App({ analyticsReporting: false });
const named = stageNamed(String(app.node.tryGetContext('stage') ?? 'dev'));
const stage = app.node.tryGetContext('first') === 'yes' ? firstDeploymentOf(named) : named;

/** The functions' code. Kept after the deployment, because its source maps locate errors in the sources. */
const bundles = join(projectRoot, 'cdk.out/functions');

const only: unknown = app.node.tryGetContext('only');
if (only === 'mail') {
  createMailStack(app, stage);
} else if (only === 'backups') {
  createBackupStack(app, stage);
} else {
  rmSync(bundles, { recursive: true, force: true });
  await bundleFunctions(bundles);
  const webDist = join(projectRoot, 'web/dist');
  createAppStacks(app, stage, { bundles, webDist, commit: readCommit() });
}
addSecurityChecks(app);
app.synth();
