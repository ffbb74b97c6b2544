import Check from 'lucide-react/icons/check';
import { useWords } from '../language/page-language.ts';
import { AppPicture } from '../parts/app-picture.tsx';
import { Band } from '../parts/band.tsx';
import { SectionHeader } from '../parts/section-header.tsx';
import classes from './in-action.module.css';

const points = [
  {
    name: 'Real-time food identification',
    text: 'AI names what’s on your plate. If there’s no food in the photo, it says so. Nothing is invented.',
  },
  {
    name: 'Precise portion estimation',
    text: 'Each food shows its grams and a confidence level. Change one, and every number updates.',
  },
  {
    name: 'Complete macro breakdown',
    text: 'Protein, carbs, fat, fiber, sugar and sodium come from a food record you can open.',
  },
];

const ALT =
  'The app after a scan: the photographed plate next to five foods with their grams and records, at least 598 kilocalories in total.';

/** Section that explains the steps from photo to nutrition facts; target of 'See How It Works' (D13). */
export const InAction = () => {
  const { t } = useWords();
  return (
    <Band id="in-action" titledBy="in-action-title" ground="board">
      <SectionHeader id="in-action-title" title={t('See AI in Action')}>
        {t(
          'AI names the food and estimates the weight. The database supplies the numbers. You have the last word.',
        )}
      </SectionHeader>
      <div className={classes.stage}>
        <figure className={classes.screen}>
          <div className={classes.wide}>
            <AppPicture name="scan-desk" alt={t(ALT)} />
          </div>
          <div className={classes.narrow}>
            <AppPicture name="scan-phone" alt={t(ALT)} />
          </div>
          <figcaption className="note">
            {t(
              'The real app. For this picture, the model’s answer was scripted; every number was looked up.',
            )}
          </figcaption>
        </figure>
        <ol className={classes.points}>
          {points.map(({ name, text }) => (
            <li key={name}>
              <Check aria-hidden />
              <div>
                <h3>{t(name)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
};
