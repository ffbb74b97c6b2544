import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import type { HealthRisk } from '#shared/goals/health-risk.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import classes from './care-note.module.css';

const reasons: Record<HealthRisk, string> = {
  eating_disorder: t('Regular meals help you get well, so we don’t show scores or calorie limits.'),
  pregnant: t('You and your baby need enough food, so we don’t show scores or calorie limits.'),
  under_18: t('You’re still growing, so we don’t show scores or calorie limits.'),
  underweight: t('Your weight is low for your height, so we don’t show scores or calorie limits.'),
};

const parts = { contact: (inner: string) => <a href={publicAddress('/contact')}>{inner}</a> };

/** Explains to users at risk why there are no scores and loss goals, and who can help (decision D49). */
export const CareNote = ({ risk }: { risk: HealthRisk }) => (
  <section className={classes.care} aria-label={t('Enough food comes first')}>
    <p>
      <strong>{t('Enough food comes first')}</strong>
    </p>
    <p>{reasons[risk]}</p>
    <p className="note">
      <RichText
        text="You can keep logging everything you eat. If food or your weight worries you, talk to a doctor or someone you trust. You can also <contact>write to us</contact>: a person reads every message."
        parts={parts}
      />
    </p>
  </section>
);
