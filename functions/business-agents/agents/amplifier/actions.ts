import type { Action } from '../action.ts';
import { contentPlan } from './content-plan.ts';
import { hashtags } from './hashtags.ts';
import { post } from './post.ts';
import { repurpose } from './repurpose.ts';
import { subjectLines } from './subject-lines.ts';

/** Actions by their names in `shared/business-agents/agents/actions/amplifier.ts`. */
export const amplifierActions: Readonly<Record<string, Action>> = {
  content_plan: contentPlan,
  post,
  subject_lines: subjectLines,
  hashtags,
  repurpose,
};
