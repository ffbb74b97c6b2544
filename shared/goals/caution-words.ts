import type { GoalCaution } from './goal-warnings.ts';

export interface CautionWords {
  title: string;
  text: string;
  source: { name: string; url: string };
}

/** The text of each caution, with the health service it comes from. */
export const cautionWords: Record<GoalCaution, CautionWords> = {
  under_18: {
    title: 'You are still growing',
    text: 'The formula was made with adults. Before 18 a healthy weight depends on age and growth, so please talk to a doctor or dietitian before you eat less.',
    source: {
      name: 'NHS, BMI for children and teenagers',
      url: 'https://www.nhs.uk/health-assessment-tools/calculate-your-body-mass-index/calculate-bmi-for-children-teenagers',
    },
  },
  underweight: {
    title: 'Your weight is already low',
    text: 'By your height and weight your BMI is below 18.5, which counts as underweight. Eating less than you burn could harm you: keeping or gaining weight is the safer goal. A doctor can help to find out why it is low.',
    source: {
      name: 'WHO, Body mass index',
      url: 'https://www.who.int/data/gho/data/themes/topics/topic-details/GHO/body-mass-index',
    },
  },
  below_1200: {
    title: 'Below 1,200 kcal a day',
    text: 'With so little food it is hard to get the protein, vitamins and minerals that a body needs, and muscle is lost with fat. Eating plans for losing weight give most women 1,200 to 1,500 kcal a day and most men 1,500 to 1,800; diets below 800 kcal are for treatment under a doctor alone.',
    source: {
      name: 'NIH, Aim for a Healthy Weight',
      url: 'https://www.nhlbi.nih.gov/health/educational/lose_wt/eat/calories.htm',
    },
  },
  below_resting: {
    title: 'Below what your body uses at rest',
    text: 'This is less than breathing, heartbeat and warmth alone take in your body. Half a kilogram to one a week is a safe pace, and a slower loss is easier to keep up.',
    source: {
      name: 'NHS, Tips to help you lose weight',
      url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/tips-to-help-you-lose-weight/',
    },
  },
  rapid_loss: {
    title: 'More than a kilogram a week',
    text: 'By your figures this goal would take off over a kilogram a week. So fast, muscle goes with the fat, and the weight comes back more often. Half a kilogram to one a week is a safe pace.',
    source: {
      name: 'NHS, Tips to help you lose weight',
      url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/tips-to-help-you-lose-weight/',
    },
  },
  far_above: {
    title: 'Far more than a day usually takes',
    text: 'What is eaten so far above what the body uses is mostly stored as fat. To gain weight, 300 to 500 kcal a day above what keeps it are enough.',
    source: {
      name: 'NHS, Healthy ways to gain weight',
      url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/healthy-ways-to-gain-weight/',
    },
  },
};

/** A caution shown to all users, since the formulas do not apply to these groups and we do not ask about them. */
export const GENERAL_CAUTION =
  'These figures are for healthy adults. During pregnancy or breastfeeding, with an illness or after an eating disorder, please set a goal with your doctor or midwife instead.';
