import Check from 'lucide-react/icons/check';
import { useWords } from '../language/page-language.ts';
import { AppPicture } from '../parts/app-picture.tsx';
import { Band } from '../parts/band.tsx';
import { SectionHeader } from '../parts/section-header.tsx';
import classes from './in-action.module.css';

const points = [
  {
    name: 'Real-time food identification',
    text: 'The model names what lies on the plate. A photo without food says so: nothing is invented.',
  },
  {
    name: 'Precise portion estimation',
    text: 'Each food gets its grams and how sure they are. Change one, and every number follows.',
  },
  {
    name: 'Complete macro breakdown',
    text: 'Protein, carbs, fat, fiber, sugar and sodium come from a food record that you can open.',
  },
];

const ALT =
  'The app after a scan: the photographed plate, and beside it five foods with their grams, their records and 598 kilocalories or more in all.';

/** Section that explains the steps from photo to nutrition facts; target of 'See How It Works' (D13). */
export const InAction = () => {
  const { t } = useWords();
  return (
    <Band id="in-action" titledBy="in-action-title" ground="board">
      <SectionHeader id="in-action-title" title={t('See AI in Action')}>
        {t('The model names and weighs. The table supplies the numbers. You have the last word.')}
      </SectionHeader>
      <div className={classes.stage}>
        <figure className={classes.screen}>
          <div className={classes.wide}>
            <AppPicture name="scan-desk" alt={t(ALT)} />
          </div>
          <div className={classes.narrow}>
            <AppPicture name="scan-phone" alt={t(ALT)} />
          </div>
          <figcaption className={classes.caption}>
            {t(
              'The running app. For this picture the model’s answer was written beforehand; every number was looked up.',
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
