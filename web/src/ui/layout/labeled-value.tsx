import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  children: ReactNode;
}

/** A value with its label, in a `<dl>`. */
export const LabeledValue = ({ label, children }: Props) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
