import X from 'lucide-react/icons/x';
import { BRAND } from '#shared/brand.ts';
import webm from '../pictures/demo.webm';
import captions from '../pictures/demo.vtt?url';
import mp4 from '../pictures/demo.mp4';
import { pictureAddress } from '../parts/app-picture.tsx';
import classes from './demo-dialog.module.css';

/** Where the recording itself is: the link without a script. */
export const demoAddress = mp4;

/** What the recording shows, for who does not see it. It has no sound. */
const steps = [
  { name: 'Photograph', text: 'The scanner sees a plate of salmon, rice, broccoli, avocado and lemon.' },
  { name: 'Check', text: 'Five foods come back, each with its grams, how sure it is and its record.' },
  { name: 'Correct', text: 'The salmon was larger: more grams, and every number follows.' },
  { name: 'Log', text: 'One press. The day’s plate fills, and what is left stands in the middle.' },
];

/** A short recording of the running app (decision D14). Nothing of it is fetched before it is opened. */
export const DemoDialog = () => (
  <dialog className={classes.dialog} aria-labelledby="demo-title" data-demo-dialog>
    <form method="dialog" className={classes.head}>
      <h2 id="demo-title" className={classes.title}>
        A meal in {BRAND}, as it is
      </h2>
      <button className={classes.close} aria-label="Close">
        <X aria-hidden />
      </button>
    </form>
    <div className={classes.body}>
      <video
        className={classes.film}
        controls
        muted
        playsInline
        preload="none"
        width="540"
        height="1052"
        data-poster={pictureAddress('demo-poster')}
        aria-label="Recording of the app, without sound"
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" srcLang="en" label="English" src={captions} default />
      </video>
      <div>
        <ol className={classes.steps}>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={classes.note}>
          Recorded in the running app, without sound. The model&rsquo;s answer was written beforehand; every
          number was looked up.
        </p>
      </div>
    </div>
  </dialog>
);
