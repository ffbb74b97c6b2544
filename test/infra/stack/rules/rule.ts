import type { Stage } from '#infra/stages.ts';
import type { Template } from '../template.ts';

/** Something that holds for every resource of its kind, on every stage. */
export interface Rule {
  /** The rule, as a sentence. */
  says: string;
  /** Resources that break it, each with what is wrong. */
  offenders: (template: Template, stage: Stage['name']) => string[];
  /** Changes a good template so that the rule must object: proof that it can. */
  spoil: (template: Template) => void;
}
