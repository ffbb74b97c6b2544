import { CfnOutput } from 'aws-cdk-lib';
import type { Resources } from '../platform.ts';

/** What people and tools need to know of a deployed stage. */
export const createOutputs = (
  { stack, api, sockets, users, table, photos }: Resources,
  origin: string,
): CfnOutput[] =>
  Object.entries({
    SiteUrl: origin,
    ApiUrl: api.http.apiEndpoint,
    SocketUrl: sockets.stage.url,
    UserPoolId: users.pool.userPoolId,
    UserPoolClientId: users.client.userPoolClientId,
    TableName: table.tableName,
    PhotoBucketName: photos.bucketName,
  }).map(([name, value]) => new CfnOutput(stack, name, { value }));
