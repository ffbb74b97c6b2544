import { CfnOutput } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Resources } from '../../resources.ts';

/** What people and tools need to know of a deployed stage. */
export const createOutputs = (
  { stack, stage, api, sockets, users, table, photos }: Resources,
  distribution: Distribution,
  origin: string,
): CfnOutput[] =>
  Object.entries({
    SiteUrl: origin,
    // Where the record of a stage's own domain leads.
    ...(stage.domain && { EdgeName: distribution.distributionDomainName }),
    ApiUrl: api.http.apiEndpoint,
    SocketUrl: sockets.stage.url,
    UserPoolId: users.pool.userPoolId,
    UserPoolClientId: users.client.userPoolClientId,
    TableName: table.tableName,
    PhotoBucketName: photos.bucketName,
  }).map(([name, value]) => new CfnOutput(stack, name, { value }));
