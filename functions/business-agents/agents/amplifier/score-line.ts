import { charactersOf } from './characters.ts';

/**
 * Limits of a subject line's length, as mail clients show it on phones. A line starts at 100 points and each fault
 * subtracts some.
 */
const MIN_LENGTH = 15;
const MAX_LENGTH = 60;

/** Words that spam filters and readers take for advertising, in English and German. */
const PUSHY =
  /(?<!\p{L})(act now|buy now|click here|guaranteed?|limited time|last chance|urgent|winner|100 ?%|risk[- ]free|jetzt kaufen|jetzt zugreifen|hier klicken|garantiert|letzte chance|dringend|gewonnen|kostenlos|gratis|free)(?!\p{L})/iu;

const shouts = (line: string): boolean => {
  const words = line.match(/\p{L}{3,}/gu) ?? [];
  return (
    words.filter((word) => word === word.toUpperCase() && word !== word.toLowerCase()).length >
    words.length / 3
  );
};

interface Rule {
  name: 'too_long' | 'too_short' | 'shouting' | 'pushy_words' | 'many_marks' | 'cut_off' | 'many_emojis';
  takes: number;
  isBroken: (line: string) => boolean;
}

export const lineRules: readonly Rule[] = [
  { name: 'too_long', takes: 25, isBroken: (line) => charactersOf(line).length > MAX_LENGTH },
  { name: 'too_short', takes: 15, isBroken: (line) => charactersOf(line).length < MIN_LENGTH },
  { name: 'shouting', takes: 25, isBroken: shouts },
  { name: 'pushy_words', takes: 20, isBroken: (line) => PUSHY.test(line) },
  { name: 'many_marks', takes: 20, isBroken: (line) => /!.*!|[!?]{2}/su.test(line) },
  { name: 'cut_off', takes: 10, isBroken: (line) => /(…|\.\.\.)$/u.test(line) },
  {
    name: 'many_emojis',
    takes: 10,
    isBroken: (line) => (line.match(/\p{Extended_Pictographic}/gu) ?? []).length > 1,
  },
];

/** Returns a subject line with its score (0 to 100) and the rules it breaks. */
export const scored = (line: string) => {
  const broken = lineRules.filter(({ isBroken }) => isBroken(line));
  return {
    line,
    characters: charactersOf(line).length,
    score: Math.max(0, 100 - broken.reduce((sum, { takes }) => sum + takes, 0)),
    faults: broken.map(({ name }) => name),
  };
};
