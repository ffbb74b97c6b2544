import { paths } from '../../src/lib/paths.ts';
import { CleanPlate } from '../../src/ui/clean-plate.tsx';
import { Button } from '../parts/button.tsx';
import classes from './not-found-page.module.css';

/** Any address that no page has. */
export const NotFoundPage = () => (
  <div className={classes.page} data-not-found>
    <CleanPlate />
    <h1>Oops! Page not found</h1>
    <p className={classes.say}>Nothing is served at this address.</p>
    <div className={classes.ways}>
      <Button href={paths.home} tone="main">
        Return to Home
      </Button>
      <Button href="/help">Help</Button>
    </div>
  </div>
);
