import { type Fact, figureFact, wordFact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';
import { weightFigure } from '../../../facts/single-facts.ts';
import { goalEnergyOf } from '../../../goals/energy-goal.ts';
import { bodyMassIndexOf } from '../../../goals/health-risk.ts';
import { feetOfCm } from '../../../profile/units.ts';
import type { Ask } from '../question.ts';
import { type Said, say, sentences } from '../sentence.ts';

const weightOf = ({ weight, person }: Facts): number | null => weight?.last.weight ?? person.weight;

const heightFact = ({ person }: Facts, cm: number): Fact => {
  const { feet, inches } = feetOfCm(cm);
  const words = person.unit_system === 'imperial' ? `${feet} ft ${inches} in` : `${cm} cm`;
  return { ...figureFact('person.height', 'Height', cm, null), words };
};

const ADD = say`Add it in the profile, and I can tell you.`;

const bmi = (facts: Facts): Said => {
  const kg = weightOf(facts);
  const { height } = facts.person;
  if (kg === null || height === null)
    return say`I cannot tell: it takes your weight and height, and the profile lacks ${kg === null ? 'your weight' : 'your height'}. ${ADD}`;
  const index = Math.round(bodyMassIndexOf(kg, height) * 10) / 10;
  const fact: Fact = {
    ...figureFact('person.bmi', 'Body mass index', index, null),
    value: index,
    words: String(index),
  };
  return sentences(
    say`At ${weightFigure(facts, 'weight.used', 'Weight', kg)} and ${heightFact(facts, height)} your body mass index is ${fact}.`,
    say`It knows nothing of muscles or build, so it is a rough guide; a doctor can tell more.`,
  );
};

const energy = (facts: Facts): Said => {
  const { person } = facts;
  const found = goalEnergyOf({ ...person, weight: weightOf(facts) });
  if (found === null)
    return say`I cannot tell: it takes your age, weight and height, and the profile does not hold all of them. Set New Goal reckons it once you add them.`;
  const rest = figureFact('person.bmr', 'Energy at rest a day', found.bmr, 'kcal');
  const whole =
    found.tdee === null ? null : figureFact('person.tdee', 'Energy used a day', found.tdee, 'kcal');
  const formula = wordFact('person.formula', 'Formula', found.formula);
  return sentences(
    say`At rest your body uses about ${rest} a day (${formula}).`,
    whole === null
      ? say`With your activity level in the profile I can tell the whole day too.`
      : say`With your activity it is about ${whole} a day.`,
    say`That is an estimate, not a measurement.`,
  );
};

const levels: Readonly<Record<string, string>> = {
  sedentary: 'sedentary',
  lightly_active: 'lightly active',
  moderately_active: 'moderately active',
  very_active: 'very active',
  extra_active: 'extra active',
};

const told: readonly (readonly [pattern: RegExp, answer: (facts: Facts) => Said])[] = [
  [/\b(?:bmi|body mass(?: index)?)\b/, bmi],
  [
    /\b(?:bmr|tdee|metabolic rate|basal|maintenance(?: calories)?|my metabolism|maintain my weight)\b/,
    energy,
  ],
  [
    /\b(?:how tall am i|my height)\b/,
    (facts) =>
      facts.person.height === null
        ? say`The profile does not hold your height. ${ADD}`
        : say`Your profile says ${heightFact(facts, facts.person.height)}.`,
  ],
  [
    /\b(?:how old am i|my age)\b/,
    ({ person: { age } }) =>
      age === null
        ? say`The profile does not hold your age. ${ADD}`
        : say`Your profile says ${figureFact('person.age', 'Age', age, 'year')}.`,
  ],
  [
    /\b(?:my activity(?: level)?|how active am i)\b/,
    ({ person: { activity_level } }) =>
      activity_level === null
        ? say`The profile does not hold your activity level. ${ADD}`
        : say`Your profile says ${levels[activity_level] ?? activity_level}.`,
  ],
  [
    /\b(?:target|goal|ideal) weight\b/,
    () =>
      say`I keep no weight that you aim for, so I cannot tell. Ask me how long it takes to a weight you name.`,
  ],
  [
    /\b(?:(?:did|do|have|am) i .*burn\w*|burn(?:ed|t|ing)?\b.*\b(?:today|yesterday|week|i)\b|calories burn\w*|steps?|exercis\w*|work(?:ed)? ?outs?|heart rate|sleep|slept|deficit|surplus)\b/,
    () =>
      say`I cannot tell: the diary holds what you eat and drink, not what you burn, move or sleep. Set New Goal estimates what your body uses in a day.`,
  ],
  [
    /\b(?:cost|spen[dt]|price|expensive|money)\b/,
    () => say`I cannot tell: the diary holds what is in your food, not what it costs.`,
  ],
  [
    /\b(?:my (?:name|e ?-?mail|password|phone|address|birthday)|who am i)\b/,
    () =>
      say`I am not told that: I see your diary, your goal and your body data only. The profile shows the rest.`,
  ],
];

/**
 * 'what is my BMI', 'how tall am I', 'how many calories did I burn': answers from the profile, or says why there is no
 * answer.
 */
export const aboutMe = ({ text, facts, isMinor }: Ask): Said | null => {
  if (isMinor || !/\b(?:i|my|me)\b|^(?:bmi|bmr|tdee|steps)\b/.test(text)) return null;
  const found = told.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : found[1](facts);
};
