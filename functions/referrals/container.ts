import type { referralRoutes } from '#shared/referrals/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { openTable } from '../platform/table/client.ts';
import { createCountSender } from '../platform/limits/count-sender.ts';
import { createSenderLimits } from '../platform/limits/sender-limits.ts';
import { logger } from '../platform/observability.ts';
import { recordVisit, visitLimits } from './abuse/record-visit.ts';
import { createSignUps } from './abuse/sign-up-repository.ts';
import { newCode } from './new-referral-code.ts';
import { readMine } from './read-my-referrals.ts';
import { createReferralCodes } from './referral-code-repository.ts';
import { createReferrals } from './referral-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof referralRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const codes = createReferralCodes(table);
  const referrals = createReferrals(table, systemClock, newUlid);
  const limits = createSenderLimits(table, systemClock, visitLimits, () =>
    logger.warn('REFERRAL_VISITS_FLOODED'),
  );
  return {
    mine: readMine({ codes, referrals, newCode }),
    visit: recordVisit({
      signUps: createSignUps(table, systemClock),
      count: createCountSender(table, limits),
    }),
  };
};
