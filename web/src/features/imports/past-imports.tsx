import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localDateOf } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { importQueries } from './import-queries.ts';
import { formatEntryCount } from './import-labels.ts';
import classes from './imports.module.css';
import { sourceNames } from '#shared/imports/source-names.ts';
import { UndoImport } from './undo-import.tsx';

/** List of past imports with undo buttons. Empty if there are none. */
export const PastImports = () => {
  const { date: today, timeZone } = useToday();
  const { data: imports, error, refetch } = useQuery(importQueries.list());
  if (error && !imports) {
    return (
      <p className="note" role="status">
        {t('We couldn’t load your past imports.')} {error.message}{' '}
        <Button variant="subtle" size="xs" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </p>
    );
  }
  if (!imports || imports.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h3 id="past-imports">{t('Past imports')}</h3>
      <ul className={classes.past}>
        {imports.map(({ id, source, file_name, started_at, logged }) => (
          <li key={id}>
            <span className={classes.name}>
              {sourceNames[source]}, {formatEntryCount(logged)}
              <small>
                {file_name}, {namedDay(localDateOf(new Date(started_at), timeZone), today)}
              </small>
            </span>
            <UndoImport id={id} label={file_name} />
          </li>
        ))}
      </ul>
    </section>
  );
};
