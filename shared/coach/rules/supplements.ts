/** General information of a public health body about a supplement, without doses. */
export interface Supplement {
  name: string;
  pattern: RegExp;
  about: string;
  /** When to ask a doctor or pharmacist first. */
  ask: string;
  source: string;
}

const NHS = 'NHS';
const ODS = 'NIH Office of Dietary Supplements';

/** Based on the bodies' public consumer pages. */
export const supplements: readonly Supplement[] = [
  {
    name: 'Vitamin D',
    pattern: /\bvitamin d(?:-?[23])?\b|\bvit d\b/,
    about:
      'helps bones, teeth and muscles. Skin makes it in sunlight, so many people are advised to take it in autumn and winter',
    ask: 'you have kidney trouble, high calcium, or take other medicines',
    source: NHS,
  },
  {
    name: 'Vitamin B12',
    pattern: /\b(?:vitamin )?b-?12\b/,
    about:
      'is found in fish, meat, eggs and dairy. People who eat no animal foods need fortified foods or a supplement',
    ask: 'you are often tired, have tingling hands or feet, or take metformin or medicine for stomach acid',
    source: NHS,
  },
  {
    name: 'Vitamin C',
    pattern: /\bvitamin c\b|\bvit c\b|\bascorbic\b/,
    about: 'is plentiful in fruit and vegetables, and most people get enough from food',
    ask: 'you have had kidney stones or store too much iron',
    source: NHS,
  },
  {
    name: 'Iron',
    pattern: /\biron\b(?! ?man|ing)/,
    about:
      'is found in meat, beans, nuts and dark leafy vegetables. Too much is harmful, so have a blood test before taking a supplement',
    ask: 'you think you’re low on it: a blood test can tell',
    source: NHS,
  },
  {
    name: 'Calcium',
    pattern: /\bcalcium\b/,
    about:
      'is found in dairy, fortified plant drinks, leafy greens and fish with bones, and most people get enough from food',
    ask: 'you have kidney trouble, a heart condition, or take other medicines',
    source: NHS,
  },
  {
    name: 'Magnesium',
    pattern: /\bmagnesium\b/,
    about:
      'is found in nuts, seeds, beans and whole grains. Large amounts from supplements upset the stomach',
    ask: 'you have kidney trouble or take antibiotics or medicine for bones',
    source: ODS,
  },
  {
    name: 'Zinc',
    pattern: /\bzinc\b/,
    about:
      'is found in meat, shellfish, dairy and whole grains. Too much keeps the body from absorbing copper',
    ask: 'you take antibiotics or other medicines',
    source: NHS,
  },
  {
    name: 'Folic acid',
    pattern: /\bfolic acid\b|\bfolate\b/,
    about:
      'is found in leafy greens, beans and fortified cereals. It matters most before and early in pregnancy',
    ask: 'you plan a pregnancy or take medicine for epilepsy',
    source: NHS,
  },
  {
    name: 'Omega-3',
    pattern: /\bomega(?:[ -]?(?:3|three))?\b|\bfish oil\b/,
    about:
      'is found in oily fish, walnuts, flax and algae. There is better evidence for eating fish than for capsules',
    ask: 'you take blood thinners or have a heart condition',
    source: ODS,
  },
  {
    name: 'Creatine',
    pattern: /\bcreatine\b/,
    about:
      'can help with short, hard efforts such as lifting and sprinting, together with training. It often adds a little weight, which is water',
    ask: 'you have kidney trouble or take medicines that strain the kidneys',
    source: ODS,
  },
  {
    name: 'Protein powder',
    pattern: /\bprotein (?:powders?|shakes?|supplements?)\b|\bwhey\b|\bcasein\b/,
    about: 'is convenient, but not needed if your meals contain enough protein, which most people’s do',
    ask: 'you have kidney or liver trouble',
    source: 'EFSA, the European Food Safety Authority',
  },
  {
    name: 'Caffeine',
    pattern: /\bcaffeine\b|\bpre-?workout\b/,
    about: 'makes people alert. Moderate amounts are fine for healthy adults, but late cups disturb sleep',
    ask: 'you are pregnant, have heart trouble, or feel anxious or sleep badly',
    source: 'EFSA, the European Food Safety Authority',
  },
  {
    name: 'Probiotics',
    pattern: /\bprobiotics?\b/,
    about: 'may help with some gut complaints, but there is little evidence for most claims',
    ask: 'your immune system is weak',
    source: NHS,
  },
  {
    name: 'Multivitamins',
    pattern: /\bmulti-?vitamins?\b/,
    about: 'are not needed by most people who eat a varied diet',
    ask: 'you take other supplements or medicines, since amounts add up',
    source: NHS,
  },
  {
    name: 'Collagen',
    pattern: /\bcollagen\b/,
    about:
      'is a protein that the body breaks down like any other, and there is little evidence that it helps skin or joints',
    ask: 'you have allergies, since it may come from fish',
    source: 'EFSA, the European Food Safety Authority',
  },
];
