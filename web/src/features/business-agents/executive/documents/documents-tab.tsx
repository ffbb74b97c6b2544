import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import { useState } from 'react';
import { type DocumentHead, documentTypes } from '#shared/business-agents/executive/schema.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { LoadedList } from '../../common/loaded-list.tsx';
import { documentTypeLabels, optionsOf } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { DocumentRow } from './document-row.tsx';
import classes from '../executive.module.css';
import { ShowEarlier } from '../show-earlier.tsx';
import { executiveQueries } from '../executive-queries.ts';

interface Props {
  onCreate: () => void;
  onOpen: (document: DocumentHead) => void;
  onDelete: (document: DocumentHead) => void;
}

const tagsOf = (documents: readonly DocumentHead[]): string[] =>
  [...new Set(documents.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));

/** Documents tab: newest first, with filters for type and tag. */
export const DocumentsTab = ({ onCreate, onOpen, onDelete }: Props) => {
  const documents = useInfiniteQuery(executiveQueries.documents);
  const [type, setType] = useState('');
  const [tag, setTag] = useState('');
  return (
    <>
      <div className={work.bar}>
        <Button variant="ink" leftSection={<FilePlus aria-hidden />} onClick={onCreate}>
          {t('Create document')}
        </Button>
      </div>
      <LoadedList
        query={documents}
        failure={t('We couldn’t load your documents')}
        empty={
          <EmptyState
            title={t('No documents yet')}
            message={t('Add a title and get a first draft based on the lead’s details.')}
          />
        }
      >
        {(all) => {
          const shown = all.filter(
            ({ document_type, tags }) =>
              (type === '' || document_type === type) && (tag === '' || tags.includes(tag)),
          );
          return (
            <>
              <div className={classes.filters}>
                <SelectField
                  label={t('Type|document')}
                  value={type}
                  onChange={(event) => setType(event.currentTarget.value)}
                  data={[{ value: '', label: t('All') }, ...optionsOf(documentTypeLabels, documentTypes)]}
                />
                <SelectField
                  label={t('Tag|document')}
                  value={tag}
                  onChange={(event) => setTag(event.currentTarget.value)}
                  data={[
                    { value: '', label: t('All') },
                    ...tagsOf(all).map((one) => ({ value: one, label: one })),
                  ]}
                />
              </div>
              {shown.length === 0 && <p role="status">{t('No matching documents.')}</p>}
              {shown.length > 0 && (
                <ul className={work.list} aria-label={t('Documents')}>
                  {shown.map((document) => (
                    <DocumentRow
                      key={document.id}
                      document={document}
                      onOpen={() => onOpen(document)}
                      onDelete={() => onDelete(document)}
                    />
                  ))}
                </ul>
              )}
              <ShowEarlier query={documents} />
            </>
          );
        }}
      </LoadedList>
    </>
  );
};
