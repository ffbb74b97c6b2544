import classes from './word-number.module.css';

/** Number of tints of the words. */
const TONES = 4;

/** Returns the tint of a food by its number. */
export const toneOf = (number: number): string => String(((number - 1) % TONES) + 1);

/** Number that links the words of a food in the text to its row. */
export const WordNumber = ({ number }: { number: number }) => (
  <span className={classes.number} data-tone={toneOf(number)} aria-hidden>
    {number}
  </span>
);
