import { numberWords } from '../../language/number-words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...numberWords(1, 12),
  a: 1,
  an: 1,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  'a couple of': 2,
  'a few': 3,
  'ein paar': 3,
  eine: 1,
  einen: 1,
  einer: 1,
  einem: 1,
  halb: 0.5,
  halbe: 0.5,
  halben: 0.5,
  halber: 0.5,
  halbes: 0.5,
  anderthalb: 1.5,
};

/** Returns the value of a number in digits or words: '1/2', '0,5', 'zwei'. An unknown word counts as 1. */
export const numberOf = (text: string): number => {
  const [top = '', bottom] = text.split('/');
  const value = Number(top.replace(',', '.')) / Number(bottom ?? 1);
  return text === '' || Number.isNaN(value) ? (NUMBERS[text] ?? 1) : value;
};
