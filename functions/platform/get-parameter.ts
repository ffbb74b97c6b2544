import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { callLimits } from './call-limits.ts';
import type { ReadParameter } from './parameters.ts';

const SILENCE_MS = 3_000;

/**
 * Asks AWS Systems Manager each time. A module of its own, so that only who reads a parameter loads its SDK.
 * @throws the SDK's error for anything but a parameter that does not exist
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
