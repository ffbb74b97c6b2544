import { type Clock, systemClock } from './clock.ts';
import type { ReadParameter } from './get-parameter.ts';

const CACHE_MS = 300_000;

/**
 * Creates a reader of decrypted SSM parameters with a cache of 300 s. Loads the SDK on first use.
 * @throws the SDK's error, except for a missing parameter
 */
export const createParameterReader = (clock: Clock = systemClock): ReadParameter => {
  let opened: Promise<ReadParameter> | undefined;
  const kept = new Map<string, { value: string; until: number }>();

  return async (name) => {
    const now = clock().getTime();
    const known = kept.get(name);
    if (known && known.until > now) return known.value;
    opened ??= import('./get-parameter.ts').then(({ createGetParameter }) => createGetParameter());
    const value = await (await opened)(name);
    // A missing parameter is not cached, so that it works as soon as it is set.
    if (value !== undefined) kept.set(name, { value, until: now + CACHE_MS });
    return value;
  };
};
