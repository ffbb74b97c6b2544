import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { setNavSection, useNavSections } from './nav-sections.ts';
import classes from './nav-list.module.css';

interface Props {
  title: string;
  /** Whether it contains the open page: it then starts open. */
  isCurrent: boolean;
  children: ReactNode;
}

/** Collapsible part of a group of the navigation. The browser remembers whether it is open. */
export const NavSection = ({ title, isCurrent, children }: Props) => {
  const id = useId();
  const isOpen = useNavSections((sections) => sections[title]) ?? isCurrent;
  return (
    <li>
      <button
        type="button"
        className={classes.item}
        data-current={(isCurrent && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        title={title}
        onClick={() => setNavSection(title, !isOpen)}
      >
        <ChevronDown className={classes.chevron} aria-hidden />
        <span className={classes.word}>{title}</span>
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
};
