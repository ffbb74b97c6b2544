import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { SecureValues } from './parameters.ts';
import { createSsm } from './ssm-service.ts';

/** Creates Parameter Store with the template's parameters and the given secrets. */
export const createSsmPlugin = ({ stack }: PluginContext, values: SecureValues): ServicePlugin => ({
  service: createSsm({ stack, values }),
});
