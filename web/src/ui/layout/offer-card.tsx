import type { ReactNode } from 'react';
import classes from './offer-card.module.css';

interface Props {
  /** ID of the title. */
  id: string;
  title: string;
  text: string;
  /** Buttons that answer the offer or question. */
  buttons: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Card with an offer or a question, and the buttons to answer it beside the text. */
export const OfferCard = ({ id, title, text, buttons, className = '', children }: Props) => (
  <section className={`${classes.card} ${className}`} aria-labelledby={id}>
    <div>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className="secondary">{text}</p>
    </div>
    <div className="cluster3">{buttons}</div>
    {children}
  </section>
);
