import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { callLimits } from './call-limits.ts';
import { type Clock, systemClock } from './clock.ts';

const CACHE_MS = 300_000;
const SILENCE_MS = 3_000;

/** Reads one secret or setting by name; `undefined` when nobody has set it. */
export type ReadParameter = (name: string) => Promise<string | undefined>;

/**
 * Parameters of AWS Systems Manager, decrypted, kept for 300 s, read only when first needed.
 * @throws the SDK's error for anything but a parameter that does not exist
 */
export const createParameterReader = (clock: Clock = systemClock): ReadParameter => {
  const client = new SSMClient({ requestHandler: callLimits(SILENCE_MS), maxAttempts: 3 });
  const kept = new Map<string, { value: string | undefined; until: number }>();

  return async (name) => {
    const now = clock().getTime();
    const known = kept.get(name);
    if (known && known.until > now) return known.value;
    try {
      const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
      kept.set(name, { value: Parameter?.Value, until: now + CACHE_MS });
      return Parameter?.Value;
    } catch (error) {
      if (error instanceof ParameterNotFound) return undefined;
      throw error;
    }
  };
};
