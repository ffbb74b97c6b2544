import type { Stack } from 'aws-cdk-lib';
import type { Alarms } from './constructs/alarms/alarms.ts';
import type { Stage } from './stages.ts';

/** What every construct of a stage is made in. */
export interface Platform {
  stack: Stack;
  stage: Stage;
  /** Folder of the bundled functions; null where their sources run, as on one machine and in tests. */
  bundles: string | null;
  alarms: Alarms;
}
