import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { formatInstant } from '../../common/format-instant.ts';
import work from '../../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';
import { DocumentEditor } from './document-editor.tsx';
import { executiveQueries } from '../executive-queries.ts';

interface Props {
  id: string;
  /** Title in the list. */
  title: string;
  onClose: () => void;
}

/** Read-only view of an earlier version. */
const EarlierVersion = ({ id, version }: { id: string; version: number }) => (
  <QueryView
    query={useQuery(executiveQueries.document(id, version))}
    loading={<SkeletonBlock height="12rem" />}
    failure={t('We couldn’t load this version')}
  >
    {({ content }) => <p className={work.said}>{content}</p>}
  </QueryView>
);

/** Dialog that shows and edits a document, with its earlier versions. */
export const DocumentDialog = ({ id, title, onClose }: Props) => {
  const today = useToday();
  const newest = useQuery(executiveQueries.document(id, null));
  const [version, setVersion] = useState<number | null>(null);
  const { data, error } = newest;
  return (
    <Dialog title={data?.title ?? title} onClose={onClose} closesBeside={false} width="52rem">
      {!data && !error && <SkeletonBlock height="16rem" />}
      {!data && error && <LoadFailure title={t('We couldn’t load the document')} query={newest} />}
      {data && (
        <div className={work.form}>
          {data.versions.length > 1 && (
            <SelectField
              label={t('Version')}
              value={version ?? data.version}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                setVersion(chosen === data.version ? null : chosen);
              }}
              data={data.versions.map((one) => ({
                value: String(one.version),
                label: `${formatNumber(one.version)} (${formatInstant(one.saved_at, today)})`,
              }))}
            />
          )}
          {version !== null && <EarlierVersion key={version} id={id} version={version} />}
          <div hidden={version !== null}>
            <DocumentEditor document={data} onClose={onClose} />
          </div>
        </div>
      )}
    </Dialog>
  );
};
