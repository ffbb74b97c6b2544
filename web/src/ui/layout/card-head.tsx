import type { ReactNode, Ref } from 'react';

interface Props {
  id: string;
  title: string;
  /** Ref of the heading, which takes the focus when a clicked button is removed with its row. */
  titleRef: Ref<HTMLHeadingElement>;
  /** Content beside the heading. */
  children: ReactNode;
}

/** Heading of a card with content beside it. */
export const CardHead = ({ id, title, titleRef, children }: Props) => (
  <div className="cardHead">
    <h2 id={id} ref={titleRef} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </div>
);
