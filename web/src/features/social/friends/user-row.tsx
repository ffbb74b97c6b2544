import type { ReactNode } from 'react';
import { UserInitials } from './user-initials.tsx';

interface Props {
  name: string;
  /** Text below the name. */
  note: ReactNode;
  /** Actions on the right. */
  children?: ReactNode;
}

/** Row of a user with a text. */
export const UserRow = ({ name, note, children }: Props) => (
  <>
    <UserInitials name={name} />
    <span className="nameWithNote">
      <strong>{name}</strong>
      <small>{note}</small>
    </span>
    {children}
  </>
);
