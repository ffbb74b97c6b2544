import { concepts } from '../concepts/index.ts';
import { type Concepts, lazily } from '../pattern.ts';
import { farewellSlots } from '../topics/crisis/farewells.ts';
import { intentSlots } from '../topics/crisis/intents.ts';
import { crisisSlots } from '../topics/crisis/slots.ts';
import { eatingBodySlots } from '../topics/eating/body-slots.ts';
import { everydaySlots } from '../topics/eating/everyday-signs.ts';
import { pretextSlots } from '../topics/eating/pretexts.ts';
import { eatingSlots } from '../topics/eating/slots.ts';
import { smallMealSlots } from '../topics/eating/small-meals.ts';

/** Number of features that hashes are spread over. */
export const FEATURES = 2 ** 16;

/** Lengths of the groups of letters within a word. */
const LETTERS = [3, 4];

/** The vocabulary of the rules: concepts of all topics, then what only one group of topics knows. */
export const vocabulary: Readonly<Record<string, Concepts>> = {
  concept: concepts,
  crisis: { ...crisisSlots, ...intentSlots, ...farewellSlots },
  eating: { ...eatingSlots, ...eatingBodySlots, ...pretextSlots, ...everydaySlots, ...smallMealSlots },
};

interface Slot {
  name: string;
  isIn: (text: string) => boolean;
}

const slots: readonly Slot[] = Object.entries(vocabulary).flatMap(([group, words]) =>
  Object.keys(words)
    .filter((name) => group === 'concept' || !(name in concepts))
    .map((name) => ({ name: `${group}.${name}`, isIn: lazily([`{${name}}`], { ...concepts, ...words }) })),
);

/** Returns the number of a feature: FNV-1a, folded to the number of features. */
const hash = (feature: string): number => {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < feature.length; index += 1) {
    value ^= feature.charCodeAt(index);
    value = Math.imul(value, 0x01_00_01_93);
  }
  value ^= value >>> 15;
  return (value >>> 0) % FEATURES;
};

const lettersOf = (word: string): string[] => {
  const whole = `<${word}>`;
  return LETTERS.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, start) =>
      whole.slice(start, start + length),
    ),
  );
};

/**
 * Returns the features of a normalized text, each once: its words, pairs of words next to each other or with one word
 * between, groups of letters, and the vocabulary of the rules that it holds, alone and in pairs. All numbers are equal.
 */
export const featuresOf = (text: string): number[] => {
  const words = [
    '^',
    ...text
      .replace(/\d+(?:\.\d+)?/g, '0')
      .split(' ')
      .filter((word) => word !== '|'),
    '$',
  ];
  const held = slots.filter(({ isIn }) => isIn(text)).map(({ name }) => name);
  const found = new Set<number>();
  const add = (kind: string, ...parts: readonly (string | undefined)[]): void => {
    if (!parts.includes(undefined)) found.add(hash(`${kind}:${parts.join(' ')}`));
  };
  for (const [index, word] of words.entries()) {
    add('word', word);
    add('next', word, words[index + 1]);
    add('skip', word, words[index + 2]);
    for (const letters of lettersOf(word)) add('letters', letters);
  }
  for (const [index, name] of held.entries()) {
    add('slot', name);
    for (const other of held.slice(index + 1)) add('slots', name, other);
  }
  return [...found];
};
