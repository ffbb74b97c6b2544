import type { ReactNode } from 'react';
import classes from './offer-card.module.css';

interface Props {
  /** ID of the title. */
  id: string;
  title: string;
  text: string;
  /** Buttons that accept or decline. */
  buttons: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Card that offers something in a sentence, with its buttons beside it. */
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
