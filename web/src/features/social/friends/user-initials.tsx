import classes from './user-initials.module.css';

/** Returns the initials of the first and last name, e.g. 'ML'. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
};

/** Avatar with a user's initials. Hidden from screen readers, because the name is beside it. */
export const UserInitials = ({ name }: { name: string }) => (
  <span className={classes.initials} aria-hidden>
    {initialsOf(name)}
  </span>
);
