import { type Clock, systemClock } from './clock.ts';

const CACHE_MS = 300_000;

/** Reads one secret or setting by name; `undefined` when nobody has set it. */
export type ReadParameter = (name: string) => Promise<string | undefined>;

/**
 * Parameters of AWS Systems Manager, decrypted, kept for 300 s, read only when first needed.
 * @throws the SDK's error for anything but a parameter that does not exist
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
    // One that nobody has set is read as soon as somebody has.
    if (value !== undefined) kept.set(name, { value, until: now + CACHE_MS });
    return value;
  };
};
