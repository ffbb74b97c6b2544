import { type Clock, systemClock } from '../clock.ts';
import { environment } from '../env.ts';
import type { ReadParameter } from '../get-parameter.ts';
import { createParameterReader } from '../parameters.ts';

/** How long 'no model' is remembered. Parameters cache only values that exist. */
const MISSING_MS = 60_000;

/** Returns whether a model is configured, without loading its library. */
export type HasModel = () => Promise<boolean>;

/** Checks for the model's API key, and looks for a missing one once a minute. */
export const createHasModel = (parameter: string, readParameter: ReadParameter, clock: Clock): HasModel => {
  let missingUntil = 0;
  return async () => {
    const now = clock().getTime();
    if (now < missingUntil) return false;
    const hasKey = Boolean(await readParameter(parameter));
    if (!hasKey) missingUntil = now + MISSING_MS;
    return hasKey;
  };
};

/** Checks for the model's API key in the environment's parameters. */
export const hasModelFromEnvironment = (): HasModel =>
  createHasModel(
    environment('OPENAI_KEY_PARAMETER').OPENAI_KEY_PARAMETER,
    createParameterReader(),
    systemClock,
  );
