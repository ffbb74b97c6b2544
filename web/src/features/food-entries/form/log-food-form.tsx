import { t } from '#web/lib/language/translate.ts';
import { Button, Loader, TextInput } from '@mantine/core';
import Sparkles from 'lucide-react/icons/sparkles';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import {
  numbersOf,
  PlateItems,
  plateLookupsWith,
  ReadTextPanel,
  UnknownFoodsQuestion,
  UrgentHelp,
} from '#web/features/foods/public.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { MealGroupsList } from '../meals/lazy-meal-groups-list.tsx';
import { OpenWordsReminder } from '../open-words/open-words-reminder.tsx';
import { EntryDetailsFields } from '../details/entry-details-fields.tsx';
import { nutrientFieldLabels } from './nutrient-field-labels.ts';
import { usePreselectedFood } from './preselected-food.ts';
import { FoodNameField } from './food-name-field.tsx';
import { LoggedMeal } from '../list/logged-meal.tsx';
import { figureFields } from './log-food-values.ts';
import { LookupState } from './lookup-state.tsx';
import { PickedFoodPanel } from './picked-food-panel.tsx';
import { useLogFoodForm } from './use-log-food-form.ts';
import classes from './log-food-form.module.css';

interface Props {
  /** Called after the entry is saved or queued; the form is empty again. */
  onLogged: () => void;
  /** Day that the form was opened for; none means today. */
  openedFor?: LocalDate | null;
  /** Meal that it was opened for; none means breakfast. */
  openedForMeal?: MealType | null;
  /** Asks for consent before the first text is sent to a provider (decision D45). */
  renderConsent: RenderConsent;
}

/** Form that logs a food by hand: a name, with values typed or looked up. */
export const LogFoodForm = ({ onLogged, openedFor = null, openedForMeal = null, renderConsent }: Props) => {
  const log = useLogFoodForm(onLogged, { day: openedFor, meal: openedForMeal });
  usePreselectedFood(log.pick);
  const { form, items, picked, submit, isSaving, setFigure, lookUp, isLookingUp, groups } = log;
  const lookUps = plateLookupsWith(renderConsent);
  const numbers = log.read && items ? numbersOf(log.read, items) : new Map<string, number>();
  const areSeveral = groups.length > 0;
  const filled = groups.filter((group) => group.items.length > 0).length;
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Log Food')}>
      <div className="stack5">
        <DraftNote draft={log.draft} />
        <OpenWordsReminder renderConsent={renderConsent} />
        <div className={classes.name}>
          <FoodNameField
            label={t('Food name')}
            placeholder={t('Two eggs and rye toast')}
            required
            enterKeyHint={log.wantsFigures ? 'search' : 'done'}
            {...form.getInputProps('food_name')}
            value={form.values.food_name}
            onChange={log.setName}
            onPick={log.pick}
            onLookUp={lookUp}
            onEnter={log.onNameEnter}
          />
          <Button
            variant="default"
            // Not disabled during a request, which would lose the focus; a second click is ignored.
            leftSection={isLookingUp ? <Loader size="1.25rem" aria-hidden /> : <Sparkles aria-hidden />}
            aria-busy={isLookingUp}
            onClick={lookUp}
          >
            {t('AI Lookup')}
          </Button>
        </div>
        <LookupState isLookingUp={isLookingUp} found={picked ? null : log.found} />
        <UrgentHelp advice={log.urgentAdviceFor(form.values.food_name)} />
        {log.isConsentNeeded && renderConsent({ onGranted: lookUp, onDeclined: log.decline })}
        {log.unasked.length > 0 && (
          <UnknownFoodsQuestion
            key={`unasked ${log.plate}`}
            unasked={log.unasked}
            renderConsent={renderConsent}
            onFound={log.takeAnswer}
            onNothing={() => log.takeAnswer(null)}
          />
        )}
        {picked && <PickedFoodPanel picked={picked} items={items} onAmount={log.setAmount} />}
        {log.read && !picked && (
          <ReadTextPanel
            read={log.read}
            items={items}
            lookUps={lookUps}
            onChange={log.changeRead}
            onAdd={log.addFoods}
          />
        )}
        {areSeveral ? (
          <MealGroupsList
            groups={groups}
            today={log.today}
            lookUps={lookUps}
            numbers={numbers}
            onCorrect={log.correctMeal}
            onMove={log.moveMeal}
          />
        ) : (
          <>
            {items && !picked && (
              <PlateItems
                key={log.plate}
                label={t('Results')}
                items={items}
                numbers={numbers}
                onCorrect={log.correctItems}
                lookUps={lookUps}
              />
            )}
            <div className={classes.figures}>
              {figureFields.map((field) => (
                <NumberField
                  key={field}
                  {...nutrientFieldLabels[field]}
                  required={field === 'calories'}
                  {...form.getInputProps(field)}
                  value={form.values[field]}
                  onChange={setFigure(field)}
                />
              ))}
              <TextInput
                label={t('Serving size')}
                placeholder={t('1 plate')}
                {...form.getInputProps('serving_size')}
              />
            </div>
            <EntryDetailsFields form={form}>
              <DayField value={log.day} onChange={log.setDay} today={log.today} />
            </EntryDetailsFields>
          </>
        )}
        <div className={classes.submit}>
          <Button type="submit" size="lg" loading={isSaving}>
            {areSeveral ? t('Log {count} meals', { count: formatNumber(filled) }) : t('Log Food')}
          </Button>
        </div>
      </div>
      <LoggedMeal values={form.values} />
    </form>
  );
};
