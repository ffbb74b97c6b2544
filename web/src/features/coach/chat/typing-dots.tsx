import classes from './typing-dots.module.css';

/** A reply is awaited. Says nothing by itself: a status line tells it. */
export const TypingDots = () => (
  <span className={classes.dots} data-typing aria-hidden>
    <span />
    <span />
    <span />
  </span>
);
