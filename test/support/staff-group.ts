import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { RuntimeConfig } from '#shared/config/runtime-config.ts';
import { STAFF } from '#shared/staff/schema.ts';
import type { ApiUser } from './api-user.ts';
import { subOf } from './local-table.ts';

/** Opens the staff group of the running product with the developer's rights. */
export const openStaffGroup = async (origin: string, dataDir: string) => {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as RuntimeConfig;
  const text = readFileSync(join(dataDir, 'operator.json'), 'utf8');
  const { endpoint, region, accessKeyId, secretAccessKey } = JSON.parse(text) as Record<string, string>;
  const client = new CognitoIdentityProviderClient({
    endpoint: endpoint!,
    region: region!,
    credentials: { accessKeyId: accessKeyId!, secretAccessKey: secretAccessKey! },
  });
  const of = (person: Pick<ApiUser, 'tokens'>) => ({
    UserPoolId: config.user_pool_id,
    Username: subOf(person.tokens),
  });
  return {
    add: (person: Pick<ApiUser, 'tokens'>) =>
      client.send(new AdminAddUserToGroupCommand({ ...of(person), GroupName: STAFF })),
    remove: (person: Pick<ApiUser, 'tokens'>) =>
      client.send(new AdminRemoveUserFromGroupCommand({ ...of(person), GroupName: STAFF })),
    isEnabled: async (person: Pick<ApiUser, 'tokens'>) =>
      (await client.send(new AdminGetUserCommand(of(person)))).Enabled,
  };
};
