import { t } from '#web/lib/language/translate.ts';
import Lock from 'lucide-react/icons/lock';
import { type MouseEvent, type ReactNode, use, useEffect } from 'react';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { LockedFeature } from '#web/ui/feedback/locked-feature.tsx';
import { ReportLocked, UPGRADE_CARD } from './one-upgrade-card.tsx';
import classes from './locked-part.module.css';

interface Props {
  feature: FeatureName;
  title: string;
  /** What the part does. */
  about: string;
  /** Invented example of the part, labeled as one; without it, `children` are shown, blurred. */
  sample?: readonly string[] | undefined;
  /** Another action besides the upgrade. */
  also?: ReactNode;
  /** The part with the user's own data. */
  children: ReactNode;
}

/** Scrolls without a new history entry, which would lose the state of the page. */
const showCard = (event: MouseEvent): void => {
  event.preventDefault();
  const card = document.getElementById(UPGRADE_CARD);
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
};

/** Preview of a part that the user's plan lacks. The page's upgrade card shows the plans. */
export const LockedPart = ({ feature, title, about, sample, also, children }: Props) => {
  const report = use(ReportLocked);
  useEffect(() => report?.(feature), [report, feature]);
  const plan = plans[features[feature].tier as PaidPlan].name;
  return (
    <LockedFeature
      title={title}
      way={
        <>
          <a className={classes.plan} href={`#${UPGRADE_CARD}`} onClick={showCard}>
            <Lock aria-hidden />
            {t('Included in {plan}', { plan })}
          </a>
          {also}
        </>
      }
      preview={
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
      }
    >
      {about}
    </LockedFeature>
  );
};
