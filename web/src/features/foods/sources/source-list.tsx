import { t } from '#web/lib/language/translate.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { sourceNameOf } from '../plate-items/source-name.ts';
import { sourcePageOf } from '../record-source.ts';
import classes from './food-source.module.css';
import type { SourcedFood } from './food-source.tsx';

interface Props {
  title: string;
  foods: readonly SourcedFood[];
  onClose: () => void;
}

const SourceRow = ({ food }: { food: SourcedFood }) => {
  const { name, record_id } = food;
  const page = record_id === null ? null : sourcePageOf(record_id);
  return (
    <li className={classes.row}>
      <span className={classes.food}>
        <b>{name}</b>
        <span className="secondary">{sourceNameOf(food)}</span>
      </span>
      {page && (
        <a
          className={classes.link}
          href={page}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t('Open record')}: ${name}`}
        >
          {t('Open record')}
          <ExternalLink aria-hidden />
        </a>
      )}
    </li>
  );
};

/** Returns the foods by name and record, each once. */
const uniqueOf = (foods: readonly SourcedFood[]): Map<string, SourcedFood> =>
  new Map(foods.map((food) => [`${food.record_id} ${food.name}`, food]));

/** Dialog with the sources of a meal's foods and links to the records. */
export const SourceList = ({ title, foods, onClose }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <div className="stack4">
      <p className="secondary">{t('Where the nutrition facts come from')}</p>
      <ul className={classes.list}>
        {[...uniqueOf(foods)].map(([key, food]) => (
          <SourceRow key={key} food={food} />
        ))}
      </ul>
    </div>
  </Dialog>
);
