import { CfnOutput } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Resources } from '../../resources.ts';

/** Creates the outputs of a deployed stage for users and tools. */
export const createOutputs = (
  { stacks, stage, api, sockets, users, table, photos }: Resources,
  distribution: Distribution,
  origin: string,
  commit: string | undefined,
): CfnOutput[] =>
  Object.entries({
    SiteUrl: origin,
    ...(commit !== undefined && { Commit: commit }),
    // Target of the DNS record of the stage's own domain.
    ...(stage.domain && { EdgeName: distribution.distributionDomainName }),
    ApiUrl: api.http.apiEndpoint,
    SocketUrl: sockets.stage.url,
    UserPoolId: users.pool.userPoolId,
    UserPoolClientId: users.client.userPoolClientId,
    TableName: table.tableName,
    PhotoBucketName: photos.bucketName,
  }).map(([name, value]) => new CfnOutput(stacks.site, name, { value }));
