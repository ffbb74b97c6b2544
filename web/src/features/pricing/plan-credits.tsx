import { FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import { creditCosts } from '#shared/credits/costs.ts';
import type { Translator } from '#shared/language/translator.ts';
import classes from './plan-card.module.css';

interface Props {
  /** null for unlimited. */
  credits: number | null;
  t: Translator['t'];
  number: (value: number) => string;
}

/** The monthly credits of a plan, and how many photos they are enough for. */
export const PlanCredits = ({ credits, t, number }: Props) => (
  <div className={classes.credits}>
    <p className={classes.leader}>
      <span>{t('Credits per month')}</span>
      <b>{credits === null ? t('Unlimited') : number(credits)}</b>
    </p>
    <p className="note">
      {credits === null
        ? t('Fair use: up to {credits} credits a day, far more than one person needs.', {
            credits: number(FAIR_USE_CREDITS),
          })
        : t('About {photos} meal photos.', { photos: number(credits / creditCosts.photo_analysis.cost) })}
    </p>
  </div>
);
