import Check from 'lucide-react/icons/check';
import type { Translator } from '#shared/language/translator.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { planBullets } from './plan-bullets.ts';
import classes from './plan-card.module.css';

/** The features that a plan adds to the previous one. */
export const PlanBulletList = ({ plan, t }: { plan: PaidPlan; t: Translator['t'] }) => {
  const { intro, bullets } = planBullets(plan, t);
  return (
    <>
      <p className="label">{intro}</p>
      <ul className={classes.bullets}>
        {bullets.map((bullet) => (
          <li key={bullet}>
            <Check aria-hidden />
            {bullet}
          </li>
        ))}
      </ul>
    </>
  );
};
