import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { callLimits } from './call-limits.ts';

/** Reads a secret or setting by name; `undefined` if it is not set. */
export type ReadParameter = (name: string) => Promise<string | undefined>;

const SILENCE_MS = 3_000;

/**
 * Creates a reader of SSM parameters without a cache. A separate module, so that only functions that need it load the
 * SDK.
 * @throws the SDK's error, except for a missing parameter
 */
export const createGetParameter = (): ReadParameter => {
  const client = new SSMClient({ requestHandler: callLimits(SILENCE_MS), maxAttempts: 3 });
  return async (name) => {
    try {
      return (await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }))).Parameter
        ?.Value;
    } catch (error) {
      if (error instanceof ParameterNotFound) return undefined;
      throw error;
    }
  };
};
