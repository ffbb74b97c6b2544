import { claims, TARGETS_NOTE } from '#shared/site/claims.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { useWords } from '../language/page-language.ts';
import { Button } from '../parts/button.tsx';
import { ClaimMark } from './claim.tsx';
import { ExamplePlate } from './example-plate.tsx';
import { AccuracyRing, FoodGrains, StopWatch } from './stat-marks.tsx';
import { TryMeal } from './try-meal.tsx';
import classes from './hero.module.css';

const stats = [
  { claim: claims.accuracy, Mark: AccuracyRing },
  { claim: claims.speed, Mark: StopWatch },
  { claim: claims.foods, Mark: FoodGrains },
];

export const Hero = () => {
  const { t, to } = useWords();
  return (
    <section className="pageWidth" aria-labelledby="hero-title">
      <div className={classes.table}>
        <div>
          <p className={classes.badge}>
            <Logo isMarkOnly />
            {t('AI-Powered Nutrition Tracking')}
          </p>
          <h1 id="hero-title" className={classes.title}>
            {t('Know what’s on your plate.')}
          </h1>
          <p className={classes.lead}>
            {t(
              'Take a photo, say it or type it. Every food named, every number sourced, and what’s left today at a glance.',
            )}
          </p>
          <div className={classes.ways}>
            <Button href={signUpPath} tone="main" large>
              {t('Start Tracking Now')}
            </Button>
            <Button href="#in-action" large>
              {t('See How It Works')}
            </Button>
          </div>
          <p className={classes.free}>{t('Free, no card. Export or delete your data anytime.')}</p>
        </div>
        <div className={classes.plate}>
          <ExamplePlate />
        </div>
        <TryMeal />
      </div>
      <dl className={classes.stats}>
        {stats.map(({ claim, Mark }) => (
          <div key={claim.label} className={classes.stat}>
            <Mark />
            <dt>
              {t(claim.label)}
              <ClaimMark claim={claim} note="hero-targets" />
            </dt>
            <dd data-count>{t(claim.value)}</dd>
          </div>
        ))}
      </dl>
      <p id="hero-targets" className={classes.note}>
        * {t(TARGETS_NOTE)}. <a href={`${to('/about')}#measured`}>{t('What we measured')}</a>
      </p>
    </section>
  );
};
