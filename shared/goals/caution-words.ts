import type { GoalCaution } from './goal-warnings.ts';

export interface CautionWords {
  title: string;
  text: string;
  source: { name: string; url: string };
}

/** The text of each caution, with the health service it comes from. */
export const cautionWords: Record<GoalCaution, CautionWords> = {
  eating_disorder: {
    title: 'Your care team knows best',
    text: 'Your profile mentions an eating disorder, so we don’t recommend eating less, and numbers may not help you right now. Regular meals come first. Plan any goal with the people who treat you.',
    source: {
      name: 'NHS, Eating disorders',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/behaviours/eating-disorders/overview/',
    },
  },
  pregnant: {
    title: 'Not a time to lose weight',
    text: 'The formula doesn’t cover pregnancy and breastfeeding, and you and your baby need enough food. Ask your midwife or doctor before you eat less.',
    source: {
      name: 'NHS, Have a healthy diet in pregnancy',
      url: 'https://www.nhs.uk/pregnancy/keeping-well/have-a-healthy-diet/',
    },
  },
  under_18: {
    title: 'You are still growing',
    text: 'The formula applies to adults. Before 18, a healthy weight depends on age and growth, so talk to a doctor or dietitian before you eat less.',
    source: {
      name: 'NHS, BMI for children and teenagers',
      url: 'https://www.nhs.uk/health-assessment-tools/calculate-your-body-mass-index/calculate-bmi-for-children-teenagers',
    },
  },
  underweight: {
    title: 'Your weight is already low',
    text: 'Your BMI is below 18.5, which counts as underweight. Eating less than you burn could harm you: maintaining or gaining weight is the safer goal. A doctor can help you find out why your weight is low.',
    source: {
      name: 'WHO, Body mass index',
      url: 'https://www.who.int/data/gho/data/themes/topics/topic-details/GHO/body-mass-index',
    },
  },
  below_1200: {
    title: 'Below 1,200 kcal a day',
    text: 'With so little food, it’s hard to get the protein, vitamins and minerals your body needs, and you lose muscle along with fat. Weight loss plans give most women 1,200 to 1,500 kcal a day and most men 1,500 to 1,800. Diets below 800 kcal need medical supervision.',
    source: {
      name: 'NIH, Aim for a Healthy Weight',
      url: 'https://www.nhlbi.nih.gov/health/educational/lose_wt/eat/calories.htm',
    },
  },
  below_resting: {
    title: 'Below your resting needs',
    text: 'Your body burns more than this at rest. Half a kilogram to one kilogram a week is a safe pace, and slower weight loss is easier to maintain.',
    source: {
      name: 'NHS, Tips to help you lose weight',
      url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/tips-to-help-you-lose-weight/',
    },
  },
  rapid_loss: {
    title: 'More than a kilogram a week',
    text: 'With your details, this goal means losing over a kilogram a week. At that speed you lose muscle along with fat, and the weight is more likely to come back. Half a kilogram to one kilogram a week is a safe pace.',
    source: {
      name: 'NHS, Tips to help you lose weight',
      url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/tips-to-help-you-lose-weight/',
    },
  },
  far_above: {
    title: 'Far more than one person needs',
    text: 'Eating this far above your needs mostly adds fat. To gain weight, 300 to 500 kcal a day above maintenance is enough.',
    source: {
      name: 'NHS, Healthy ways to gain weight',
      url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/healthy-ways-to-gain-weight/',
    },
  },
};

/** A caution shown to all users, since the formulas do not apply to these groups and we do not ask about them. */
export const GENERAL_CAUTION =
  'These values are for healthy adults. If you’re pregnant or breastfeeding, have an illness, or have had an eating disorder, set a goal with your doctor or midwife instead.';
