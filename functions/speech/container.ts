import type { speechRoutes } from '#shared/speech/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { dailyLimits } from '../platform/limits/daily-limits.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { createSpeakText } from '../platform/speech/speak-text.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createLanguageOfRequest, createReadConsent } from '../profile/public.ts';
import { speak } from './speak.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof speechRoutes> => {
  const { TABLE_NAME } = environment('TABLE_NAME');
  const table = openTable(TABLE_NAME);
  return {
    speak: speak({
      speakText: createSpeakText(),
      countCharacters: createCallCounter(table, systemClock, dailyLimits.readAloud),
      readConsent: createReadConsent(table, systemClock),
      languageOf: createLanguageOfRequest(table),
      // Logs only the error's name: a library's message may contain the text.
      report: (reason, { name }) => logger.warn('NO_VOICE', { reason, cause: name }),
    }),
  };
};
