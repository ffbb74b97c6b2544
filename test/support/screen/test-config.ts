import type { RuntimeConfig } from '#shared/config/runtime-config.ts';

/** A stage that does not exist. */
export const testConfig: RuntimeConfig = {
  stage: 'test',
  region: 'us-east-1',
  user_pool_id: 'us-east-1_aaaaaaaaa',
  user_pool_client_id: 'client',
  user_pool_endpoint: null,
  passkeys: false,
  api_base: '/api',
  socket_path: '/live',
};
