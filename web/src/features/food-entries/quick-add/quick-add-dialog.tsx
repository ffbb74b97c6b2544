import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import type { LocalDate } from '#shared/time/local-date.ts';
import { UrgentHelp } from '#web/features/foods/public.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { nutrientFieldLabels } from '../form/nutrient-field-labels.ts';
import { QUICK_ADD_NAME, useQuickAdd } from './use-quick-add.ts';

interface Props {
  day: LocalDate;
  onClose: () => void;
}

/** Dialog that adds only calories to a day. */
export const QuickAddDialog = ({ day, onClose }: Props) => {
  const { form, draft, submit, urgent, today, isSaving } = useQuickAdd(day, onClose);
  return (
    <Dialog
      title={t('Quick add, {day}', { day: namedDay(day, today) })}
      onClose={onClose}
      closesBeside={false}
      width="28rem"
    >
      <form className="stack5" onSubmit={submit} noValidate aria-label={t('Quick add')}>
        <DraftNote draft={draft} />
        <NumberField
          {...nutrientFieldLabels.calories}
          required
          data-autofocus
          {...form.getInputProps('calories')}
          value={form.values.calories}
          onChange={(typed) => form.setFieldValue('calories', typed)}
        />
        <TextInput
          label={t('Name')}
          placeholder={QUICK_ADD_NAME}
          autoComplete="off"
          {...form.getInputProps('food_name')}
        />
        <UrgentHelp advice={urgent} />
        <MealTypePicker
          value={form.values.meal_type}
          onChange={(mealType) => form.setFieldValue('meal_type', mealType)}
        />
        <Button type="submit" size="lg" loading={isSaving}>
          {t('Add calories')}
        </Button>
      </form>
    </Dialog>
  );
};
