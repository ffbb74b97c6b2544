import type { Stack } from 'aws-cdk-lib';
import type { Alarms } from './constructs/alarms/alarms.ts';
import type { Stacks } from './stacks.ts';
import type { Stage } from './stages.ts';

/** The shared context of all constructs of a stage. */
export interface Platform {
  /** The stack that receives the resources: the API stack, except for constructs of another one. */
  stack: Stack;
  stacks: Stacks;
  stage: Stage;
  /** Folder of the bundled functions; null to run their sources, as in the local environment and in tests. */
  bundles: string | null;
  alarms: Alarms;
}
