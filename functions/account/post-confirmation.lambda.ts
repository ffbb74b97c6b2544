import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { openTable } from '../platform/table/client.ts';
import { createWelcomeProfile } from './welcome-profile.ts';

export const handler = createJobHandler(
  createWelcomeProfile(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock),
);
