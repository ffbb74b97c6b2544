import { App } from 'aws-cdk-lib';
import { createBackupStack } from '#infra/backup-stack.ts';
import { addSecurityChecks } from '#infra/security-checks.ts';
import { type BackupSettings, type Stage, stages } from '#infra/stages.ts';
import { type Template, temporaryFolder } from './template.ts';

/** Settings of a stage with backups. */
export const backups: BackupSettings = {
  account: '222222222222',
  region: 'us-west-2',
  source: '111111111111',
};

/** Returns the template of the backup stack, which the security checks accept. */
export const backupTemplateOf = (stage: Stage = { ...stages.prod, backups }): Template => {
  const app = new App({ outdir: temporaryFolder(), analyticsReporting: false });
  const stack = createBackupStack(app, stage);
  addSecurityChecks(app);
  return app.synth().getStackByName(stack!.stackName).template as Template;
};
