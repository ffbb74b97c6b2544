import { figuresOfSpeech } from './concepts/figures-of-speech.ts';
import { normalize } from './normalize.ts';
import { compile } from './pattern.ts';

let figures: RegExp | undefined;

/** Blanks the figures of speech of a normalized text: 'to die for', 'killer workout'. */
export const withoutFigures = (text: string): string => {
  figures ??= new RegExp(compile(figuresOfSpeech, {}).source, 'g');
  return text.replace(figures, ' ~ ').replace(/\s+/g, ' ').trim();
};

/** Returns a text without figures of speech, as words in lower case. */
export const withoutFiguresOfSpeech = (text: string): string =>
  withoutFigures(normalize(text)).replace(/[|~]/g, ' ');
