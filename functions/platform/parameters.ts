import { SSMProvider } from '@aws-lambda-powertools/parameters/ssm';
import { SSMClient } from '@aws-sdk/client-ssm';
import { callLimits } from './call-limits.ts';

const CACHE_SECONDS = 300;
const SILENCE_MS = 3_000;

/** Reads one secret or setting by name; `undefined` when nobody has set it. */
export type ReadParameter = (name: string) => Promise<string | undefined>;

/**
 * Parameters of AWS Systems Manager, decrypted, kept for 300 s, read only when first needed.
 * @throws the SDK's error for anything but a parameter that does not exist
 */
export const createParameterReader = (): ReadParameter => {
  const provider = new SSMProvider({
    awsSdkV3Client: new SSMClient({ requestHandler: callLimits(SILENCE_MS), maxAttempts: 3 }),
  });
  return async (name) => {
    try {
      return await provider.get(name, { decrypt: true, maxAge: CACHE_SECONDS });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ParameterNotFound' || isMissing(error.cause));
