import classes from './typing-dots.module.css';

/** Typing indicator. It is silent for screen readers: a status line announces it. */
export const TypingDots = () => (
  <span className={classes.dots} data-typing aria-hidden>
    <span />
    <span />
    <span />
  </span>
);
