import { t } from '#web/lib/language/translate.ts';
import { Textarea, TextInput } from '@mantine/core';
import {
  type EmailTemplate,
  type TemplateType,
  templateSave,
  templateTypes,
} from '#shared/business-agents/executive/schema.ts';
import { firstField, FormDialog } from '../../common/form-dialog.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { useFields } from '../../common/use-fields.ts';
import { optionsOf, templateTypeLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { useSaveTemplate } from './use-template-actions.ts';

interface Props {
  /** null for a new template. */
  template: EmailTemplate | null;
  onClose: () => void;
}
interface Values extends Record<string, string> {
  name: string;
  template_type: TemplateType;
  subject: string;
  body: string;
}

const blank: Values = { name: '', template_type: 'welcome', subject: '', body: '' };

/** Dialog that edits an email template. Built-in templates are saved as custom ones. */
export const TemplateDialog = ({ template, onClose }: Props) => {
  const { values, draft, field, read } = useFields<Values>(
    { form: 'email-template', item: template?.id ?? '' },
    template
      ? {
          name: template.name,
          template_type: template.template_type,
          subject: template.subject,
          body: template.body,
        }
      : blank,
  );
  const { run, isRunning } = useSaveTemplate(() => {
    draft.end();
    onClose();
  });
  const id = template?.id ?? null;
  const title = id === null ? t('New template') : t('Edit template');
  const submit = (): void => {
    const body = read(templateSave, values);
    if (body) run({ id, body: { ...body, active: template?.active ?? true } });
  };
  return (
    <FormDialog
      title={title}
      action={t('Save')}
      width="40rem"
      form={{ submit, isRunning }}
      draft={draft}
      onClose={onClose}
    >
      <div className={work.pair}>
        <TextInput label={t('Name')} maxLength={100} {...firstField} {...field('name')} />
        <SelectField
          label={t('Type|template')}
          data={optionsOf(templateTypeLabels, templateTypes)}
          {...field('template_type')}
        />
      </div>
      <TextInput
        label={t('Subject|email')}
        required
        maxLength={200}
        autoComplete="off"
        {...field('subject')}
      />
      <Textarea
        label={t('Text|email')}
        description={t(
          'Fields such as {places} are filled in. Text in {brackets} is left out when its field is empty.',
          {
            places: '{{first_name}}, {{company}}, {{sender}}',
            brackets: '[[ ]]',
          },
        )}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        rows={10}
        maxLength={5000}
        {...field('body')}
      />
    </FormDialog>
  );
};
