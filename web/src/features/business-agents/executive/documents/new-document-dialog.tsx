import { useCreate } from '../use-create.ts';
import { t } from '#web/lib/language/translate.ts';
import { Textarea, TextInput } from '@mantine/core';
import {
  type DocumentType,
  documentTypes,
  type ExecutiveAnswer,
} from '#shared/business-agents/executive/schema.ts';
import { firstField, FormDialog } from '../../common/form-dialog.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { LeadPicker } from '../../common/lead-picker.tsx';
import { useFields } from '../../common/use-fields.ts';
import { documentTypeLabels, optionsOf } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { CreditCost } from '#web/features/credits/public.ts';
import { parseTags } from './parse-tags.ts';
import { validateTags } from './validate-tags.ts';

interface Props {
  onCreated: (answer: ExecutiveAnswer) => void;
  onClose: () => void;
}
interface Values extends Record<string, string> {
  title: string;
  documentType: DocumentType;
  leadId: string;
  tags: string;
  content: string;
}
const blank: Values = { title: '', documentType: 'proposal', leadId: '', tags: '', content: '' };

/** Dialog that creates a document from typed text or an AI draft. */
export const NewDocumentDialog = ({ onCreated, onClose }: Props) => {
  const { values, draft, field, set, read } = useFields({ form: 'new-document' }, blank, {
    tags: validateTags,
  });
  const { create, isRunning } = useCreate(read, {
    success: t('Document created'),
    failure: t('Failed to create document'),
    refreshes: 'documents',
    onDone: (answer) => {
      draft.end();
      onCreated(answer);
    },
  });
  const submit = (): void => {
    const data = { ...values, tags: parseTags(values.tags) };
    create({ action: 'create_document', data });
  };
  return (
    <FormDialog
      title={t('Create document')}
      action={t('Create')}
      width="40rem"
      form={{ submit, isRunning }}
      draft={draft}
      onClose={onClose}
    >
      <TextInput label={t('Title')} maxLength={200} {...firstField} {...field('title')} />
      <div className={work.pair}>
        <SelectField
          label={t('Type|document')}
          data={optionsOf(documentTypeLabels, documentTypes)}
          {...field('documentType')}
        />
        <LeadPicker value={values.leadId} onChange={set('leadId')} />
      </div>
      <TextInput label={t('Tags')} placeholder={t('offer, spring')} autoComplete="off" {...field('tags')} />
      <Textarea
        label={t('Text|document')}
        description={t('Leave blank to get a first draft.')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={8}
        maxLength={20_000}
        {...field('content')}
      />
      <CreditCost action="agent_action" />
    </FormDialog>
  );
};
