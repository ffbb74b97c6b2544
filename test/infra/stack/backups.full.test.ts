import { describe, expect, it } from 'vitest';
import { anchorOf, runbookHeadings } from '#infra/constructs/alarms/runbook.ts';
import { stages } from '#infra/stages.ts';
import { bundleFolderOf } from '#infra/bundles/bundle-folder.ts';
import { bundlesInMemory } from '#test/support/measure-bundles.ts';
import { backups } from './backups.ts';
import { grantedActions, usedActions } from './quality-gates/granted-actions.ts';
import { resourcesOf, spelled, templateOf } from './template.ts';

const ENTRY = 'functions/backups/export.lambda.ts';
const template = templateOf({ ...stages.prod, backups });
const BUCKET = 'platewise-prod-backups-222222222222-us-west-2';

interface AlarmShape {
  AlarmName: string;
  AlarmDescription: string;
  TreatMissingData: string;
  Threshold: number;
  EvaluationPeriods: number;
  Period: number;
}

describe('The backups of an environment', () => {
  it('S3 copies photos and erased users, with their deletions, to the second account', () => {
    const photos = resourcesOf<{ ReplicationConfiguration: { Rules: object[] } }>(
      template,
      'AWS::S3::Bucket',
    ).find(({ id }) => id.startsWith('Photos'));
    const copy = (prefix: string) =>
      expect.objectContaining({
        Status: 'Enabled',
        Filter: { Prefix: prefix },
        DeleteMarkerReplication: { Status: 'Enabled' },
        Destination: expect.objectContaining({ Account: '222222222222', Bucket: `arn:aws:s3:::${BUCKET}` }),
      });
    expect(photos?.properties.ReplicationConfiguration?.Rules).toEqual([copy('photos/'), copy('erased/')]);
    expect(photos?.properties).toMatchObject({ VersioningConfiguration: { Status: 'Enabled' } });
  });

  it('a schedule exports the table every six hours', () => {
    const rules = resourcesOf<{ ScheduleExpression: string; Targets: { Arn: unknown }[] }>(
      template,
      'AWS::Events::Rule',
    ).filter(({ properties }) =>
      properties.Targets?.some(({ Arn }) => spelled(Arn).startsWith('<BackupsExport')),
    );
    expect(rules.map(({ properties }) => properties.ScheduleExpression)).toEqual(['rate(6 hours)']);
  });

  it('alarms ring without a new export for two days, without runs for half a day, and without a drill for 35 days', () => {
    const alarms = resourcesOf<AlarmShape>(template, 'AWS::CloudWatch::Alarm').map(
      ({ properties }) => properties,
    );
    const find = (name: string) => alarms.find(({ AlarmName }) => AlarmName?.endsWith(`-${name}`));
    expect(find('BackupsTooOld')).toMatchObject({
      TreatMissingData: 'breaching',
      Threshold: 36,
      EvaluationPeriods: 2,
      Period: 21_600,
    });
    expect(find('DrillOverdue')).toMatchObject({ TreatMissingData: 'notBreaching', Threshold: 35 });
    for (const [name, entry] of [
      ['BackupsTooOld', 'backupsTooOld'],
      ['DrillOverdue', 'drillOverdue'],
    ] as const)
      expect(find(name)?.AlarmDescription).toContain(`#${anchorOf(runbookHeadings[entry])}.`);
  });

  it('the export may use only what its code sends, and the files that DynamoDB writes for it', async () => {
    const granted = grantedActions(template).get(ENTRY);
    const used = usedActions(await bundlesInMemory(), bundleFolderOf(ENTRY));
    const others = [...(granted ?? [])].filter((action) => !used.has(action) && !action.startsWith('logs:'));
    expect(others.toSorted()).toEqual(['s3:AbortMultipartUpload', 's3:PutObject', 's3:PutObjectAcl']);
  });
});
