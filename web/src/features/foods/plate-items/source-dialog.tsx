import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import ExternalLink from 'lucide-react/icons/external-link';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { nutrientNames, type Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import type { PlateLookups } from './plate-lookups-type.ts';
import { RecordDetails } from './record-details.tsx';
import classes from './source-dialog.module.css';
import { SourceNutrients } from './source-nutrients.tsx';
import { sourcePageOf } from '../record-source.ts';
import { hasOwnCalories, sourceNameOf } from './source-name.ts';
import { sourceSiteOf } from './source-site.ts';
import { useFoodFacts } from './use-food-facts.ts';

interface Props {
  item: FoodItem;
  lookUps: Pick<PlateLookups, 'read'>;
  onClose: () => void;
}

const withoutRecord = (source: FoodItem['source']): string =>
  source === 'user'
    ? t('You entered these values yourself.')
    : t('This food isn’t in our database. AI estimated these values, so treat them as a guess.');

const isOutdated = (known: Nutrients, kept: Nutrients): boolean =>
  nutrientNames.some((name) => known[name] !== kept[name]);

/** Whether all values were scaled to given calories, unlike with a package, where only the calories change. */
const isScaled = (known: Nutrients | undefined, kept: Nutrients): boolean =>
  known !== undefined && nutrientNames.some((name) => name !== 'calories' && known[name] !== kept[name]);

/** Dialog with the source of a food's nutrition facts: its record and details. */
export const SourceDialog = ({ item, lookUps, onClose }: Props) => {
  const { data: facts, isLoading, error, refetch } = useFoodFacts(item.record_id, lookUps, true);
  const page = item.record_id === null ? null : sourcePageOf(item.record_id);
  return (
    <Dialog title={facts?.name ?? item.name} onClose={onClose}>
      <div className="stack5">
        <p className={classes.record}>
          {sourceNameOf(item)}
          {facts?.reference && <span className={classes.reference}>{facts.reference}</span>}
        </p>
        {hasOwnCalories(item) && (
          <p className={classes.note}>
            {isScaled(facts?.per_100_g, item.per_100_g)
              ? t('You entered the calories. The other values come from the database, scaled to match.')
              : t('You entered the calories. The other values come from the database.')}
          </p>
        )}
        {item.record_id === null && <p className={classes.note}>{withoutRecord(item.source)}</p>}
        {facts?.approximate && (
          <p className={classes.note}>
            {t('The source doesn’t have this dish, so these values are for the closest match.')}
          </p>
        )}
        {facts && !hasOwnCalories(item) && isOutdated(facts.per_100_g, item.per_100_g) && (
          <p className={classes.note}>
            {t('Our database has been updated since. This entry keeps the values below.')}
          </p>
        )}
        <SourceNutrients item={item} />
        {isLoading && (
          <p className="secondary" role="status">
            {t('Loading details…')}
          </p>
        )}
        {error && (
          <p className={classes.note} role="alert">
            {error.message}{' '}
            <Button variant="subtle" size="xs" onClick={() => void refetch()}>
              {t('Retry')}
            </Button>
          </p>
        )}
        {facts && <RecordDetails facts={facts} />}
        {page && (
          <a className={classes.link} href={page} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {t('View on {site}', { site: sourceSiteOf(item.record_id ?? '') })}
          </a>
        )}
      </div>
    </Dialog>
  );
};
