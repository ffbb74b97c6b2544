import {
  type App,
  CrossStackReferences,
  DefaultStackSynthesizer,
  ReferenceStrength,
  Stack,
} from 'aws-cdk-lib';
import { EDGE_REGION } from './constructs/site/edge-region.ts';
import type { Stage } from './stages.ts';

/** The stacks of a stage by lifetime (decision 0101), in order of deployment. */
export interface Stacks {
  /** Table, buckets, keys, and the user pool with its triggers. Changes rarely and is protected. */
  data: Stack;
  /** APIs, functions, queues and schedules. */
  api: Stack;
  /** CloudFront, firewall and edge logs, in the only region that has them. */
  edge: Stack;
  /** Alarms and dashboard of the stage's region. */
  alarms: Stack;
  /** The site's files and configuration, after everything that they call. */
  site: Stack;
}

/**
 * Creates the stacks of a stage. The API imports from the data stack, so CloudFormation refuses to replace or delete
 * data in use. The others read outputs, so a function can be removed although an alarm still refers to it.
 */
export const createStacks = (app: App, stage: Stage): Stacks => {
  const create = (name: string, region: string, strength: ReferenceStrength): Stack => {
    const stack = new Stack(app, `Platewise-${stage.name}-${name}`, {
      env: { region },
      terminationProtection: stage.isProtected,
      synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: stage.name !== 'local' }),
    });
    CrossStackReferences.of(stack).consume(strength);
    return stack;
  };
  const stacks = {
    data: create('Data', stage.region, ReferenceStrength.STRONG),
    api: create('Api', stage.region, ReferenceStrength.STRONG),
    edge: create('Edge', EDGE_REGION, ReferenceStrength.WEAK),
    alarms: create('Alarms', stage.region, ReferenceStrength.WEAK),
    site: create('Site', stage.region, ReferenceStrength.WEAK),
  };
  stacks.site.addStackDependency(stacks.edge, 'The files are shown once everything that they call exists.');
  stacks.site.addStackDependency(stacks.alarms);
  return stacks;
};
