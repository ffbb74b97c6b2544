import { t } from '#web/lib/language/translate.ts';
import { RichText } from '#web/lib/language/rich-text.tsx';
import type { HealthRisk } from '#shared/goals/health-risk.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import classes from './fasting.module.css';

const reasons: Record<HealthRisk, string> = {
  eating_disorder: t('Regular meals help you most on your way, so we don’t offer the fasting timer.'),
  pregnant: t(
    'You and your baby need regular meals during pregnancy and breastfeeding, so we don’t offer the fasting timer.',
  ),
  under_18: t('Before 18, your body needs regular meals to grow, so we don’t offer the fasting timer.'),
  underweight: t(
    'Your weight is low for your height, and regular meals help you most, so we don’t offer the fasting timer.',
  ),
};

const parts = { contact: (inner: string) => <a href={publicAddress('/contact')}>{inner}</a> };

/** Explains to users at risk why the timer is not offered, and whom they can talk to (decision D49). */
export const NotOffered = ({ risk }: { risk: HealthRisk }) => (
  <section className={classes.card} aria-labelledby="fasting-not-offered">
    <h2 id="fasting-not-offered">{t('Fasting isn’t a good idea right now')}</h2>
    <p>{reasons[risk]}</p>
    <p>
      <RichText
        text="You can keep logging everything you eat. If food or your weight worries you, talk to a doctor or someone you trust. You can also <contact>write to us</contact>: a person reads every message."
        parts={parts}
      />
    </p>
  </section>
);
