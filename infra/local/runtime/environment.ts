import type { Principal } from '../gateway/principal.ts';
import { LOCAL_REGION } from '../template/model.ts';
import type { FunctionDefinition } from './function-definition.ts';
import { timeoutFactor } from '../options.ts';

/** The machine settings that a sandbox needs. */
export interface Machine {
  /** URL of the local AWS endpoint, without a trailing slash. */
  awsEndpoint: string;
  /**
   * The endpoints of services with their own server, by their names in the SDK's variables, e.g.
   * `TRANSCRIBE_STREAMING`.
   */
  serviceEndpoints?: Record<string, string>;
  /** The machine's `PATH`. */
  searchPath: string;
  /** Folder of the files that are deployed with the functions' code. */
  taskRoot: string;
}

/**
 * Returns a function's complete environment: the template's variables and Lambda's own, none of the host's.
 * Source: AWS Lambda Developer Guide, 'Defined runtime environment variables'.
 */
export const environmentOf = (
  definition: FunctionDefinition,
  principal: Principal,
  machine: Machine,
): Record<string, string> => ({
  ...definition.variables,
  AWS_REGION: LOCAL_REGION,
  AWS_DEFAULT_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: principal.accessKeyId,
  AWS_SECRET_ACCESS_KEY: principal.secretAccessKey,
  AWS_ENDPOINT_URL: machine.awsEndpoint,
  ...Object.fromEntries(
    Object.entries(machine.serviceEndpoints ?? {}).map(([service, url]) => [
      `AWS_ENDPOINT_URL_${service}`,
      url,
    ]),
  ),
  // Prevents functions from using a developer's AWS profile.
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_LAMBDA_FUNCTION_NAME: definition.name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
  AWS_LAMBDA_LOG_STREAM_NAME: 'local',
  LAMBDA_TASK_ROOT: machine.taskRoot,
  _HANDLER: 'index.handler',
  _X_AMZN_TRACE_ID: '',
  PATH: machine.searchPath,
  ...(timeoutFactor() !== 1 && { TIMEOUT_FACTOR: String(timeoutFactor()) }),
  TZ: 'UTC',
});
