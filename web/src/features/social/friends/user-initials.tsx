import classes from './user-initials.module.css';

/** The first letters of a name's first and last word, e.g. 'ML'. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
};

/** A small plate with a person's initials. Says nothing by itself: the name stands beside it. */
export const UserInitials = ({ name }: { name: string }) => (
  <span className={classes.mark} aria-hidden>
    {initialsOf(name)}
  </span>
);
