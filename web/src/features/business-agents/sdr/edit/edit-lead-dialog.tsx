import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Lead, leadSources, leadStatuses, MAX_NOTES } from '#shared/business-agents/sdr/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { firstField, FormDialog } from '../../common/form-dialog.tsx';
import { leadSourceLabels, leadStatusLabels, optionsOf } from '../../common/status-labels.ts';
import { useFields } from '../../common/use-fields.ts';
import work from '../../common/work.module.css';
import { changedFields, valuesOf } from './lead-form.ts';
import { useChangeLead } from './use-change-lead.ts';

interface Props {
  /** The lead as it is now: it may change while the dialog is open. */
  lead: Lead;
  onSaved: (lead: Lead) => void;
  onClose: () => void;
}

/** Dialog that changes all fields of a lead. Only what the user changed is saved. */
export const EditLeadDialog = ({ lead, onSaved, onClose }: Props) => {
  const [opened] = useState(() => valuesOf(lead));
  const { values, draft, field, read } = useFields({ form: 'lead', item: lead.id }, opened, {
    tags: t('Enter up to 10 tags of up to 30 characters, separated by commas.'),
  });
  const { run, isRunning } = useChangeLead(lead.id, (saved) => {
    draft.end();
    onSaved(saved);
  });
  const submit = (): void => {
    const { schema, input, isChanged } = changedFields(opened, values);
    if (!isChanged) return onClose();
    const changed = read(schema, input);
    if (changed) run({ ...changed, updated_at: lead.updated_at });
  };
  return (
    <FormDialog
      title={t('Edit lead')}
      action={t('Save')}
      form={{ submit, isRunning }}
      draft={draft}
      onClose={onClose}
    >
      <TextInput label={t('Name')} maxLength={120} {...firstField} {...field('name')} />
      <TextInput
        label={t('Email')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        {...field('email')}
      />
      <div className={work.pair}>
        <TextInput label={t('Company')} maxLength={120} autoComplete="off" {...field('company')} />
        <TextInput label={t('Job title')} maxLength={120} autoComplete="off" {...field('job_title')} />
      </div>
      <div className={work.pair}>
        <TextInput label={t('Phone')} type="tel" maxLength={40} autoComplete="off" {...field('phone')} />
        <TextInput label={t('Last contact')} type="date" {...field('last_contact_on')} />
      </div>
      <div className={work.pair}>
        <SelectField
          label={t('Status')}
          data={optionsOf(leadStatusLabels, leadStatuses)}
          {...field('status')}
        />
        <SelectField
          label={t('Source|lead')}
          data={[
            ...(opened.source === '' ? [{ value: '', label: t('Unknown|source') }] : []),
            ...optionsOf(leadSourceLabels, leadSources),
          ]}
          {...field('source')}
        />
      </div>
      <TextInput
        label={t('Tags')}
        description={t('Separated by commas')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="off"
        {...field('tags')}
      />
      <Textarea label={t('Notes')} rows={4} maxLength={MAX_NOTES} {...field('notes')} />
    </FormDialog>
  );
};
