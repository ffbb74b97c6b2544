import { type Fact, figureFact, wordFact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';
import { weightFigure } from '../../../facts/single-facts.ts';
import { goalEnergyOf } from '../../../goals/energy-goal.ts';
import { bodyMassIndexOf } from '../../../goals/health-risk.ts';
import { feetOfCm } from '../../../profile/units.ts';
import type { Ask } from '../question.ts';
import { type Said, say, sentences, unsure } from '../sentence.ts';

const weightOf = ({ weight, person }: Facts): number | null => weight?.last.weight ?? person.weight;

const heightFact = ({ person }: Facts, cm: number): Fact => {
  const { feet, inches } = feetOfCm(cm);
  const words = person.unit_system === 'imperial' ? `${feet} ft ${inches} in` : `${cm} cm`;
  return { ...figureFact('person.height', 'Height', cm, null), words, german: words };
};

const ADD = say`Add it to your profile, and I can show you.`;

const bmi = (facts: Facts): Said => {
  const kg = weightOf(facts);
  const { height } = facts.person;
  if (kg === null || height === null)
    return say`I can’t say: this needs your weight and height, and your profile doesn’t have ${kg === null ? 'your weight' : 'your height'}. ${ADD}`;
  const index = Math.round(bodyMassIndexOf(kg, height) * 10) / 10;
  const fact: Fact = {
    ...figureFact('person.bmi', 'Body mass index', index, null),
    value: index,
    words: String(index),
    german: String(index).replace('.', ','),
  };
  return sentences(
    say`At ${weightFigure(facts, 'weight.used', 'Weight', kg)} and ${heightFact(facts, height)} your body mass index is ${fact}.`,
    say`It ignores muscle and build, so it’s only a rough guide; a doctor can tell you more.`,
  );
};

const energy = (facts: Facts): Said => {
  const { person } = facts;
  const { age, height, sex, activity_level } = person;
  const found = goalEnergyOf({ age, height, sex, activity_level, weight: weightOf(facts) });
  if (found === null)
    return say`I can’t say: this needs your age, weight and height, and your profile doesn’t have all of them. Set New Goal calculates it once you add them.`;
  const rest = figureFact('person.bmr', 'Energy at rest a day', found.bmr, 'kcal');
  const whole =
    found.tdee === null ? null : figureFact('person.tdee', 'Energy used a day', found.tdee, 'kcal');
  const formula = wordFact('person.formula', 'Formula', found.formula);
  return sentences(
    say`At rest your body uses about ${rest} a day (${formula}).`,
    whole === null
      ? say`Add your activity level to your profile, and I can show you the daily total too.`
      : say`With your activity, it’s about ${whole} a day.`,
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

const answers: readonly (readonly [pattern: RegExp, answer: (facts: Facts) => Said])[] = [
  [/\b(?:bmi|body mass(?: index)?)\b/, bmi],
  [
    /\b(?:bmr|tdee|metabolic rate|basal|maintenance(?: calories)?|my metabolism|maintain my weight)\b/,
    energy,
  ],
  [
    /\b(?:how tall am i|my height)\b/,
    (facts) =>
      facts.person.height === null
        ? say`Your profile doesn’t have your height. ${ADD}`
        : say`Your profile says ${heightFact(facts, facts.person.height)}.`,
  ],
  [
    /\b(?:how old am i|my age)\b/,
    ({ person: { age } }) =>
      age === null
        ? say`Your profile doesn’t have your age. ${ADD}`
        : say`Your profile says ${figureFact('person.age', 'Age', age, 'year')}.`,
  ],
  [
    /\b(?:my activity(?: level)?|how active am i)\b/,
    ({ person: { activity_level } }) =>
      activity_level === null
        ? say`Your profile doesn’t have your activity level. ${ADD}`
        : say`Your profile says ${levels[activity_level] ?? activity_level}.`,
  ],
  [
    /\b(?:target|goal|ideal) weight\b/,
    () => say`I don’t know your target weight. Ask me how long it would take to reach a specific weight.`,
  ],
  [
    /\b(?:(?:did|do|have|am) i .*burn\w*|burn(?:ed|t|ing)?\b.*\b(?:today|yesterday|week|i)\b|calories burn\w*|steps?|exercis\w*|work(?:ed)? ?outs?|heart rate|sleep|slept|deficit|surplus)\b/,
    () =>
      unsure(
        say`I can’t say: your diary has what you eat and drink, not how much you burn, move or sleep. Set New Goal estimates what your body uses in a day.`,
      ),
  ],
  [
    /\b(?:cost|spen[dt]|price|expensive|money)\b/,
    () => say`I can’t say: your diary has what’s in your food, not what it costs.`,
  ],
  [
    /\b(?:my (?:name|e ?-?mail|password|phone|address|birthday)|who am i)\b/,
    () =>
      say`I don’t have that: I only see your diary, your goal and your body data. Your profile shows the rest.`,
  ],
];

/**
 * 'what is my BMI', 'how tall am I', 'how many calories did I burn': answers from the profile, or says why there is no
 * answer.
 */
export const aboutMe = ({ text, facts, isMinor }: Ask): Said | null => {
  if (isMinor || !/\b(?:i|my|me)\b|^(?:bmi|bmr|tdee|steps)\b/.test(text)) return null;
  const found = answers.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : found[1](facts);
};
