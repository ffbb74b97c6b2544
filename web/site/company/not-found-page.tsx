import { CleanPlate } from '#web/ui/feedback/clean-plate.tsx';
import { useWords } from '../language/page-language.ts';
import { Button } from '../parts/button.tsx';
import classes from './not-found-page.module.css';

/** Page shown for unknown addresses. */
export const NotFoundPage = () => {
  const { t, to } = useWords();
  return (
    <div className={classes.page} data-not-found>
      <CleanPlate />
      <h1>{t('Oops! Page not found')}</h1>
      <p className="lead">{t('We couldn’t find that page. It may have moved.')}</p>
      <div className={classes.ways}>
        <Button href={to('/')} tone="main">
          {t('Return to Home')}
        </Button>
        <Button href={to('/help')}>{t('Help')}</Button>
      </div>
    </div>
  );
};
