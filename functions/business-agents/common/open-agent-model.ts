import { openCharge } from '../../credits/public.ts';
import { modelFromEnvironment } from '../../platform/ai/model-client.ts';
import { systemClock } from '../../platform/clock.ts';
import { dailyLimits } from '../../platform/limits/daily-limits.ts';
import { logger } from '../../platform/observability.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCallCounter } from '../../platform/limits/count-call.ts';
import { createReadConsent } from '../../profile/public.ts';
import { type AskAgentModel, createAgentModel } from './ask-agent-model.ts';

/** Creates the model of all agents from the function's environment variables (`grantModel`). */
export const openAgentModel = (table: Table): AskAgentModel =>
  createAgentModel({
    openModel: modelFromEnvironment(),
    // Loaded on demand, so that functions without a model do not load its code.
    ask: async (...question) => (await import('./ask-structured.ts')).askStructured(...question),
    readConsent: createReadConsent(table, systemClock),
    countCall: createCallCounter(table, systemClock, dailyLimits.agents),
    charge: openCharge(table, systemClock, (error) => logger.error('CREDITS_NOT_GIVEN_BACK', error as Error)),
    check: async (...text) => (await import('./check-output/check-output.ts')).checkOutput(...text),
    clock: systemClock,
    report: (error) =>
      logger.warn('The model returned no usable answer: falling back to the rules.', error as Error),
  });
