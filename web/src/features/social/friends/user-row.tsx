import type { ReactNode } from 'react';
import classes from '../people.module.css';
import { UserInitials } from './user-initials.tsx';

interface Props {
  name: string;
  /** A line below the name. */
  note: ReactNode;
  /** What can be done, on the right. */
  children?: ReactNode;
}

/** A person with a line about them. */
export const UserRow = ({ name, note, children }: Props) => (
  <>
    <UserInitials name={name} />
    <span className={classes.who}>
      <strong>{name}</strong>
      <small>{note}</small>
    </span>
    {children}
  </>
);
