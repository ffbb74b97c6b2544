import X from 'lucide-react/icons/x';
import { BRAND } from '#shared/brand.ts';
import webm from '../pictures/demo.webm';
import captions from '../pictures/demo.vtt?url';
import germanCaptions from '../pictures/demo-de.vtt?url';
import mp4 from '../pictures/demo.mp4';
import { languages } from '#web/lib/language/language.ts';
import { useWords } from '../language/page-language.ts';
import { pictureAddress } from '../parts/app-picture.tsx';
import { NamedTexts } from '../parts/named-texts.tsx';
import classes from './demo-dialog.module.css';

/** Address of the recording, used as the link without a script. */
export const demoAddress = mp4;

const captionsIn = { en: captions, de: germanCaptions };

/** Text alternative of the recording, which has no sound. */
const steps = [
  { name: 'Photograph', text: 'The scanner shows a plate of salmon, rice, broccoli, avocado and lemon.' },
  { name: 'Check', text: 'Five foods are found, each with its grams, confidence and record.' },
  { name: 'Correct', text: 'The salmon was bigger: change the grams, and every number updates.' },
  { name: 'Log', text: 'One tap. Your day’s plate fills up, and the center shows what’s left.' },
];

/** Dialog with a short recording of the running app (decision D14). Nothing is fetched until it is opened. */
export const DemoDialog = () => {
  const { language, t } = useWords();
  return (
    <dialog className={classes.dialog} aria-labelledby="demo-title" data-demo-dialog>
      <form method="dialog" className={classes.head}>
        <h2 id="demo-title" className={classes.title}>
          {t('A meal in {product}, step by step', { product: BRAND })}
        </h2>
        <button className={classes.close} aria-label={t('Close')}>
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
          aria-label={t('Screen recording of the app, without sound')}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          <track
            kind="captions"
            srcLang={language}
            label={languages[language]}
            data-src={captionsIn[language]}
            default
          />
        </video>
        <div>
          <ol className={classes.steps}>
            <NamedTexts items={steps} />
          </ol>
          <p className="note divided">
            {t(
              'Recorded in the app, without sound. The model’s answer was scripted; every number was looked up.',
            )}
          </p>
        </div>
      </div>
    </dialog>
  );
};
