import { type ReactNode, useEffect, useRef } from 'react';
import classes from './step-title.module.css';

interface Props {
  children: ReactNode;
  note?: ReactNode;
}

/** Title of a step. It takes the focus when the step opens, for keyboard and screen reader users. */
export const StepTitle = ({ children, note }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <h2 ref={title} className={classes.title} tabIndex={-1}>
        {children}
      </h2>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
};
