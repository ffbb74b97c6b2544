import type { ReactNode } from 'react';
import classes from './button.module.css';

interface Props {
  href: string;
  /** `main`: the primary action of a view. */
  tone?: 'main' | 'ink' | 'line';
  large?: boolean;
  wide?: boolean;
  children: ReactNode;
  /** `data-*` attributes for the page's script. */
  [data: `data-${string}`]: string | boolean | undefined;
}

/** Link styled as a button. */
export const Button = ({ tone = 'line', large, wide, children, ...rest }: Props) => (
  <a className={classes.button} data-tone={tone} data-large={large} data-wide={wide} {...rest}>
    {children}
  </a>
);
