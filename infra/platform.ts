import type { Stack } from 'aws-cdk-lib';
import type { Alarms } from './constructs/alarms/alarms.ts';
import type { Stage } from './stages.ts';

/** The shared context of all constructs of a stage. */
export interface Platform {
  stack: Stack;
  stage: Stage;
  /** Folder of the bundled functions; null to run their sources, as in the local environment and in tests. */
  bundles: string | null;
  alarms: Alarms;
}
