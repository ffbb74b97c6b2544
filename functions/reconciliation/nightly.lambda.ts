import { createJobHandler } from '../platform/job-handler.ts';
import { createNightlyRun } from './container.ts';

export const handler = createJobHandler(createNightlyRun());
