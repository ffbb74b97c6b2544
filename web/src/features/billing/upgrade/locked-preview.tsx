import { t } from '#web/lib/language/translate.ts';
import Lock from 'lucide-react/icons/lock';
import { type MouseEvent, type ReactNode, use, useEffect } from 'react';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { CardOfPage } from './one-upgrade-card.tsx';
import classes from './locked-part.module.css';

interface Props {
  feature: FeatureName;
  /** Lines of an invented example, labeled as one; without them, `children` are shown, blurred. */
  sample?: readonly string[] | undefined;
  /** The locked content with the user's own data. */
  children?: ReactNode;
}

/** Example of locked content: the user's own data, blurred, or an invented one, labeled as a sample. */
export const LockedExample = ({ sample, children }: Omit<Props, 'feature'>) => (
  <figure className={classes.preview}>
    <figcaption className="note">{sample ? t('Sample') : t('Preview from your data')}</figcaption>
    {sample ? (
      <ul>
        {sample.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <div className={classes.blurred} inert aria-hidden>
        {children}
      </div>
    )}
  </figure>
);

/** Link from locked content to the page's upgrade card, naming the required plan. */
export const PlanLink = ({ feature }: Pick<Props, 'feature'>) => {
  const card = use(CardOfPage);
  const report = card?.report;
  useEffect(() => report?.(feature), [report, feature]);
  /** Scrolls without a new history entry, which would lose the state of the page. */
  const show = (event: MouseEvent): void => {
    event.preventDefault();
    const element = document.getElementById(card?.id ?? '');
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  };
  return (
    <a className={classes.plan} href={`#${card?.id}`} onClick={show}>
      <Lock aria-hidden />
      {t('Included in {plan}', { plan: plans[features[feature].tier as PaidPlan].name })}
    </a>
  );
};

/** Example of locked content with a link to the page's upgrade card, for parts that have their own title. */
export const LockedPreview = ({ feature, ...example }: Props) => (
  <div className="stack2">
    <LockedExample {...example} />
    <PlanLink feature={feature} />
  </div>
);
