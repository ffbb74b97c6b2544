import type { SafetyAdvice } from '../refer.ts';
import type { Topic } from '../topics/topic.ts';

type Source = SafetyAdvice['sources'][number];

const nhs = (title: string, path: string): Source => ({
  title: `NHS: ${title}`,
  url: `https://www.nhs.uk/${path}`,
});

const hypo: Source = {
  title: 'American Diabetes Association: low blood glucose',
  url: 'https://diabetes.org/living-with-diabetes/hypoglycemia-low-blood-glucose',
};
const poison = nhs('poisoning', 'conditions/poisoning/');
const eating = nhs(
  'eating disorders',
  'mental-health/feelings-symptoms-behaviours/behaviours/eating-disorders/overview/',
);
const medicines = nhs('medicines A to Z', 'medicines/');
const pregnancy = nhs('foods to avoid in pregnancy', 'pregnancy/keeping-well/foods-to-avoid/');
const suicide = nhs(
  'help for suicidal thoughts',
  'mental-health/feelings-symptoms-behaviours/behaviours/help-for-suicidal-thoughts/',
);
const children: Source = {
  title: 'CDC: child and teen BMI',
  url: 'https://www.cdc.gov/bmi/child-teen-calculator/index.html',
};
const urgent = nhs(
  'when to call emergency services',
  'nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
);
const diabetesFood: Source = {
  title: 'NHS: diabetic ketoacidosis',
  url: 'https://www.nhs.uk/conditions/diabetic-ketoacidosis/',
};

/** The guidance behind each answer. */
export const sourcesOf: Readonly<Record<Topic, Source>> = {
  hypoglycemia: hypo,
  'low-glucose': hypo,
  'insulin-overdose': hypo,
  hyperglycemia: diabetesFood,
  'high-glucose': diabetesFood,
  anaphylaxis: nhs('anaphylaxis', 'conditions/anaphylaxis/'),
  'mild-allergy': nhs('food allergy', 'conditions/food-allergy/'),
  poisoning: poison,
  'mild-poisoning': poison,
  mushrooms: poison,
  overdose: poison,
  'button-battery': {
    title: 'National Capital Poison Center: button batteries',
    url: 'https://www.poison.org/battery/guideline',
  },
  choking: {
    title: 'American Red Cross: choking',
    url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/adult-child-choking',
  },
  'chest-pain': nhs('heart attack', 'conditions/heart-attack/'),
  stroke: nhs('stroke', 'conditions/stroke/'),
  bleeding: urgent,
  unconscious: nhs('fainting', 'conditions/fainting/'),
  breathing: nhs('shortness of breath', 'conditions/shortness-of-breath/'),
  'severe-illness': urgent,
  'post-op-emergency': urgent,
  'pregnancy-emergency': nhs('pregnancy', 'pregnancy/'),
  suicide,
  'self-harm': suicide,
  'insulin-dose': { title: 'NHS: insulin', url: 'https://www.nhs.uk/medicines/insulin/' },
  'drug-food': medicines,
  'weight-loss-drugs': {
    title: 'FDA: weight-loss products',
    url: 'https://www.fda.gov/drugs/medication-health-fraud/weight-loss-products',
  },
  medication: medicines,
  pregnancy,
  kidney: {
    title: 'NIDDK: eating with chronic kidney disease',
    url: 'https://www.niddk.nih.gov/health-information/kidney-disease/chronic-kidney-disease-ckd/eating-nutrition',
  },
  illness: nhs('health A to Z', 'conditions/'),
  'post-op': nhs('recovering from an operation', 'conditions/having-surgery/'),
  infant: nhs(
    'foods to avoid giving babies',
    'baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
  ),
  'honey-infant': {
    title: 'CDC: foods and drinks to avoid or limit',
    url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/foods-and-drinks-to-avoid-or-limit.html',
  },
  'unintended-weight-loss': nhs('unintentional weight loss', 'conditions/unintentional-weight-loss/'),
  symptoms: nhs('health A to Z', 'conditions/'),
  'extreme-restriction': nhs(
    'very low calorie diets',
    'live-well/healthy-weight/managing-your-weight/very-low-calorie-diets/',
  ),
  minor: children,
  'child-diet': children,
  'low-bmi': nhs(
    'underweight adults',
    'live-well/healthy-weight/managing-your-weight/advice-for-underweight-adults/',
  ),
  'eating-disorder': eating,
};
