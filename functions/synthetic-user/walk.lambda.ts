import { createJobHandler } from '../platform/job-handler.ts';
import { openWalk } from './container.ts';

export const handler = createJobHandler(openWalk());
