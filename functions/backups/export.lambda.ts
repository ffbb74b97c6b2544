import { createJobHandler } from '../platform/job-handler.ts';
import { createBackupRun } from './container.ts';

export const handler = createJobHandler(createBackupRun());
