import type { ReactNode, RefObject } from 'react';

interface Props {
  id: string;
  title: string;
  /** The title is focused when a row is removed together with its focused button. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** Card with a list of what was learned from the user's corrections. */
export const LearnedCard = ({ id, title, titleRef, children }: Props) => (
  <section className="card stack3" aria-labelledby={id}>
    <h2 id={id} ref={titleRef} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
