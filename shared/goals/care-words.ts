import { cautionWords } from './caution-words.ts';
import type { HealthRisk } from './health-risk.ts';

export interface CareWords {
  /** Why there are no scores or calorie limits. */
  text: string;
  /** Who can help. */
  help: string;
  source: { name: string; url: string };
}

export const CARE_TITLE = 'Eating enough comes first';

/** What users at risk read instead of scores and calorie limits (decision D49). Keys of the translations. */
export const careWords: Record<HealthRisk, CareWords> = {
  eating_disorder: {
    text: 'Scores and calorie limits don’t help you get well, so you won’t see any here. Regular meals come first, and every one of them counts.',
    help: 'The people who treat you, your doctor or an eating disorder helpline can help, also when it is hard to talk about.',
    source: cautionWords.eating_disorder.source,
  },
  pregnant: {
    text: 'You and your baby need enough food, so you won’t see scores or calorie limits here. Regular meals with many different foods help you both.',
    help: 'Your midwife or doctor can answer questions about food and weight.',
    source: cautionWords.pregnant.source,
  },
  under_18: {
    text: 'You’re still growing, so you won’t see scores or calorie limits here. Regular meals give your body what it needs.',
    help: 'If food or your weight worries you, talk to a parent, a school nurse or a doctor.',
    source: cautionWords.under_18.source,
  },
  underweight: {
    text: 'Your weight is low for your height, so you won’t see scores or calorie limits here. Regular, filling meals help you most.',
    help: 'A doctor can help you find out why your weight is low and how to gain some.',
    source: cautionWords.underweight.source,
  },
};
