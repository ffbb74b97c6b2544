import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_NOTES_LENGTH } from '#shared/recipes/schema.ts';
import { perServingOf, per100gOfWhole } from '#shared/recipes/servings.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { MainNutrients } from '#web/ui/nutrition/main-nutrients.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { PlateItems, plateLookupsWith } from '#web/features/foods/public.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { useWasShown } from '#web/ui/interaction/use-was-shown.ts';
import { mealOf } from './meal-values.ts';
import { MealConflictNotice } from './meal-conflict-notice.tsx';
import { RecipePaste } from './recipe-paste.tsx';
import classes from './recipes.module.css';
import { type EditedMeal, useMealEditor } from './use-meal-editor.ts';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';

interface Props extends EditedMeal {
  renderConsent: RenderConsent;
}

/** Editor of a meal or recipe: foods from text or one by one, servings, cooked weight and notes. */
export const MealEditor = ({ renderConsent, ...edited }: Props) => {
  const { meal, onClose } = edited;
  const { id, draft, items, values, errors, set, newer, ...editor } = useMealEditor(edited);
  // Keeps the list visible after the last food was removed, for undo.
  const hasPlate = useWasShown(items.length > 0);
  const whole = mealOf({ ...values, name: 'x' }, items).meal;
  const figures = whole && {
    items,
    portions: whole.portions ?? 1,
    cooked_grams: whole.cooked_grams ?? null,
  };
  const per100g = figures?.cooked_grams ? per100gOfWhole(figures) : null;
  const lookUps = plateLookupsWith(renderConsent);
  // A new meal starts with the text field; existing foods are shown before it.
  const startsEmpty = meal === null && !edited.start;
  const words = (
    <RecipePaste
      editor={id}
      lookUps={lookUps}
      text={editor.text}
      onText={editor.setText}
      fault={errors.text ?? null}
      onRead={editor.take}
    />
  );
  return (
    <Dialog
      title={meal ? t('Edit meal') : t('New meal')}
      onClose={onClose}
      closesBeside={false}
      width="44rem"
    >
      <form
        className="stack5"
        onSubmit={editor.submit}
        noValidate
        aria-label={meal ? t('Edit meal') : t('New meal')}
      >
        <DraftNote draft={draft} />
        {newer && <MealConflictNotice newer={newer} onTake={() => editor.takeNewer(newer)} />}
        {editor.isGone && (
          <p role="alert" className={classes.fault}>
            {t('This meal was deleted in another tab. Your changes are still here: save to create it again.')}
          </p>
        )}
        <TextInput
          label={t('Name')}
          required
          autoComplete="off"
          placeholder={t('Chili con carne')}
          value={values.name}
          error={errors.name}
          onChange={(event) => set('name')(event.currentTarget.value)}
        />
        {startsEmpty && words}
        {hasPlate && (
          <PlateItems
            key={editor.itemsKey}
            label={t('Foods of this meal')}
            items={items}
            onCorrect={editor.correct}
            lookUps={lookUps}
          />
        )}
        {!startsEmpty && words}
        {errors.items && (
          <p role="alert" className={classes.fault}>
            {errors.items}
          </p>
        )}
        <div className={classes.pair}>
          <NumberField
            label={t('Servings')}
            unit=""
            value={values.portions}
            onChange={set('portions')}
            error={errors.portions}
          />
          <NumberField
            label={t('Cooked weight (optional)')}
            unit="g"
            step={10}
            value={values.cooked_grams}
            onChange={set('cooked_grams')}
            error={errors.cooked_grams}
          />
        </div>
        {figures && <MainNutrients label={t('Per serving')} figures={perServingOf(figures)} />}
        {per100g && <MainNutrients label={t('Per 100 g cooked')} figures={per100g} />}
        <Textarea
          label={t('Notes')}
          rows={4}
          maxLength={MAX_NOTES_LENGTH}
          value={values.notes}
          onChange={(event) => set('notes')(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <CancelButton onClick={onClose} />
          <Button type="submit" loading={editor.isSaving} disabled={editor.isReading}>
            {newer ? t('Save my version') : t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
