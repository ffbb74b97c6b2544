import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './nav-list.module.css';

interface Props {
  label: string;
  icon: LucideIcon;
  isCurrent?: boolean;
  /** Content after the label, such as a count. */
  children?: ReactNode;
  onClick: () => void;
}

/** Item of the sidebar or the phone menu. */
export const NavItem = ({ label, icon: Icon, isCurrent = false, children, onClick }: Props) => (
  <button
    type="button"
    className={classes.item}
    aria-current={isCurrent ? 'page' : undefined}
    title={label}
    onClick={onClick}
  >
    <Icon aria-hidden />
    <span className={classes.word}>{label}</span>
    {children}
  </button>
);
