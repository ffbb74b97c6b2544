import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import type { Stage } from '../../stages.ts';
import type { MailRecord } from './mail-records.ts';

/** Creates DNS records, or an output for each record to create. @param prefix of the logical IDs, which are numbered */
export const addMailRecords = (
  stack: Stack,
  prefix: string,
  zone: Stage['zone'],
  records: readonly MailRecord[],
): (CfnRecordSet | CfnOutput)[] =>
  records.map(({ name, type, value }, at) => {
    const id = `${prefix}${at + 1}`;
    if (!zone) return new CfnOutput(stack, id, { value: `${name} ${type} ${value}` });
    const record = { name, type, ttl: '1800', resourceRecords: [value] };
    return new CfnRecordSet(stack, id, { hostedZoneId: zone.id, ...record });
  });
