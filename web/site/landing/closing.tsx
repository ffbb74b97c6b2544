import ArrowUp from 'lucide-react/icons/arrow-up';
import Play from 'lucide-react/icons/play';
import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { useWords } from '../language/page-language.ts';
import { Band } from '../parts/band.tsx';
import { Button } from '../parts/button.tsx';
import classes from './closing.module.css';
import { DemoDialog, demoAddress } from './demo-dialog.tsx';

/** Closing section of the front page. */
export const Closing = () => {
  const { t } = useWords();
  return (
    <Band titledBy="closing-title" ground="board">
      <div className={classes.closing}>
        <h2 id="closing-title" className={classes.title}>
          {t('What’s on your plate tonight?')}
        </h2>
        <p className="lead">{t('Start for free, no card needed. Log your first meal in under a minute.')}</p>
        <div className={classes.ways}>
          <Button href={signUpPath} tone="main" large>
            {t('Get Started Free')}
          </Button>
          <Button href={demoAddress} large data-demo>
            <Play aria-hidden />
            {t('Watch Demo Video')}
          </Button>
        </div>
        <p>
          <a className={classes.top} href="#top">
            <ArrowUp aria-hidden />
            {t('Back to Top')}
          </a>
        </p>
      </div>
      <DemoDialog />
    </Band>
  );
};
