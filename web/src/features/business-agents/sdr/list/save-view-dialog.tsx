import { TextInput } from '@mantine/core';
import { ulid } from 'ulid';
import { leadView } from '#shared/business-agents/sdr/lead-views.ts';
import { t } from '#web/lib/language/translate.ts';
import { firstField, FormDialog } from '../../common/form-dialog.tsx';
import { useFields } from '../../common/use-fields.ts';
import type { LeadListFilters } from './use-lead-list-filters.ts';

/** Dialog that saves the filters and the order under a name. The same name replaces a view. */
export const SaveViewDialog = ({ list, onClose }: { list: LeadListFilters; onClose: () => void }) => {
  const { values, draft, field, read } = useFields(
    { form: 'lead-view', item: list.view?.id ?? '' },
    { name: list.view?.name ?? '' },
  );
  const same = list.views.find(({ name }) => name === values.name.trim());
  const submit = (): void => {
    const saved = read(leadView, { id: same?.id ?? ulid(), name: values.name, filters: list.filters });
    if (saved)
      list.save(saved, () => {
        draft.end();
        onClose();
      });
  };
  return (
    <FormDialog
      title={t('Save view')}
      action={same ? t('Replace view') : t('Save view')}
      width="28rem"
      form={{ submit, isRunning: list.isChanging }}
      draft={draft}
      onClose={onClose}
    >
      <TextInput
        label={t('Name')}
        placeholder={t('Follow up this week')}
        maxLength={40}
        {...firstField}
        {...field('name')}
      />
      <p className="secondary">
        {same
          ? t('This replaces your view of this name.')
          : t('Saves the filters and the order of the list for you.')}
      </p>
    </FormDialog>
  );
};
