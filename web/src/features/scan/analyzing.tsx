import { plural, t } from '#web/lib/language/translate.ts';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import classes from './analyzing.module.css';
import { type MealPhotos, sentOf } from './photos/meal-photos.ts';
import { PhotoStep } from './photos/photo-step.tsx';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';

interface Props {
  photos: MealPhotos;
  onCancel: () => void;
}

/** Progress view while photos are uploaded and analyzed. */
export const Analyzing = ({ photos, onCancel }: Props) => {
  const sent = sentOf(photos);
  const sending = plural(photos.length, 'Sending photo', 'Sending {n} photos', { n: photos.length });
  return (
    <PhotoStep photos={photos} title={<span role="status">{t('Analyzing food...')}</span>} isBeingRead>
      <ol className={classes.stages}>
        <li data-done={sent === 1 || undefined}>
          {sending}
          <RulerBar
            value={sent}
            max={1}
            label={sending}
            valueText={t('{share} sent', { share: formatPercent(sent) })}
          />
        </li>
        <li data-waiting={sent < 1 || undefined}>{t('Finding foods and estimating weights')}</li>
        <li data-waiting>{t('Looking up nutrition in our food database')}</li>
      </ol>
      <CancelButton onClick={onCancel} />
    </PhotoStep>
  );
};
