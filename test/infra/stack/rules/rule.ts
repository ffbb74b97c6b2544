import type { Stage } from '#infra/stages.ts';
import type { Template } from '../template.ts';

/** A rule for every resource of a type, in every stage. */
export interface Rule {
  /** The rule as a sentence. */
  says: string;
  /** Returns the resources that violate it, each with the problem. */
  offenders: (template: Template, stage: Stage['name']) => string[];
  /** Changes a valid template so that the rule has to fail, which proves that it can. */
  spoil: (template: Template) => void;
}
