import { ActionIcon, Button } from '@mantine/core';
import Bookmark from 'lucide-react/icons/bookmark';
import Trash2 from 'lucide-react/icons/trash-2';
import { t } from '#web/lib/language/translate.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import type { LeadListFilters } from './use-lead-list-filters.ts';
import classes from './list.module.css';

interface Props {
  list: LeadListFilters;
  /** Opens the dialog that saves the filters as a view. */
  onSave: () => void;
}

/** Chooses, saves and deletes views of the list. */
export const ViewsBar = ({ list, onSave }: Props) => {
  const { views, view, isChanged, failed, isChanging } = list;
  return (
    <div className={classes.views}>
      {(views.length > 0 || failed) && (
        <SelectField
          label={t('View')}
          value={view?.id ?? ''}
          disabled={failed}
          error={failed ? t('We couldn’t load your saved views.') : undefined}
          onChange={({ currentTarget }) => list.use(currentTarget.value || null)}
          data={[
            { value: '', label: t('All leads') },
            ...views.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {isChanged && !failed && (
        <Button variant="default" leftSection={<Bookmark aria-hidden />} onClick={onSave}>
          {t('Save view')}
        </Button>
      )}
      {isChanged && (
        <Button variant="subtle" onClick={list.reset}>
          {t('Reset filters')}
        </Button>
      )}
      {view && (
        <ActionIcon
          aria-label={t('Delete view {name}', { name: view.name })}
          disabled={isChanging}
          onClick={() => list.remove(view)}
        >
          <Trash2 aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};
