import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type DocumentStatus,
  documentSave,
  documentStatuses,
  type WorkDocument,
} from '#shared/business-agents/executive/schema.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { CopyButton } from '../../common/copy-button.tsx';
import { useFields } from '../../common/use-fields.ts';
import { documentStatusLabels, optionsOf } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { parseTags } from './parse-tags.ts';
import { validateTags } from './validate-tags.ts';
import { useSaveDocument } from './use-save-document.ts';

interface Props {
  document: WorkDocument;
  onClose: () => void;
}
interface Values extends Record<string, string> {
  title: string;
  status: DocumentStatus;
  tags: string;
  content: string;
}

const valuesOf = ({ title, status, tags, content }: WorkDocument): Values => ({
  title,
  status,
  tags: tags.join(', '),
  content,
});

/** Editor of a document. Saving creates a new version; earlier ones stay readable. */
export const DocumentEditor = ({ document, onClose }: Props) => {
  const { values, draft, field, read } = useFields(
    { form: 'document', item: document.id },
    valuesOf(document),
    { tags: validateTags },
  );
  // Version that the edit started from: another tab may save a newer one in the meantime.
  const [over, setOver] = useState(document.version);
  const { run, isRunning, isConflict } = useSaveDocument({
    id: document.id,
    onSaved: () => {
      draft.end();
      onClose();
    },
    onOvertaken: setOver,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = read(documentSave, { ...values, tags: parseTags(values.tags), version: over });
    if (body) run(body);
  };
  return (
    <form className={work.form} onSubmit={submit} noValidate aria-label={t('Edit document')}>
      <DraftNote draft={draft} />
      {isConflict && (
        <p role="alert" className={work.notice}>
          {t(
            'This document was changed in another tab. Your edits are safe: save to make them the latest version.',
          )}
        </p>
      )}
      <TextInput label={t('Title')} required maxLength={200} autoComplete="off" {...field('title')} />
      <div className={work.pair}>
        <SelectField
          label={t('Status')}
          data={optionsOf(documentStatusLabels, documentStatuses)}
          {...field('status')}
        />
        <TextInput label={t('Tags')} placeholder={t('offer, spring')} autoComplete="off" {...field('tags')} />
      </div>
      <Textarea label={t('Text|document')} rows={14} maxLength={20_000} {...field('content')} />
      <div className={work.actions}>
        <CopyButton text={values.content} />
        <Button type="submit" loading={isRunning}>
          {t('Save as a new version')}
        </Button>
      </div>
    </form>
  );
};
