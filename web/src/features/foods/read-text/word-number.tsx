import classes from './word-number.module.css';

/** Number of tints of the words. */
const TONES = 4;

/** Returns the tint of a food by its number. */
export const toneOf = (number: number): string => String(((number - 1) % TONES) + 1);

/** Number that links the words of a food in the text to its row. Drawn by CSS, because names of buttons must not have it. */
export const WordNumber = ({ number }: { number: number }) => (
  <span className={classes.number} data-tone={toneOf(number)} data-number={number} aria-hidden />
);
