import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import {
  numbersOf,
  PlateItems,
  plateLookupsWith,
  plateNameOf,
  ReadTextPanel,
  TintedText,
  UnknownFoodsQuestion,
  UrgentHelp,
} from '#web/features/foods/public.ts';
import { appendTranscript, SpeakButton } from '#web/features/speech/public.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { LogTargetFields } from '../logging/log-target-fields.tsx';
import { MealGroupsList } from '../meals/lazy-meal-groups-list.tsx';
import { UsualMeal } from '../repeat/usual-meal.tsx';
import classes from './meal-input-panel.module.css';
import { useMealInput } from './use-meal-input.ts';

export interface MealInputPanelProps {
  text: string;
  /** Number of Enter keys so far: each looks the text up, or logs the plate that is shown for it. */
  enters: number;
  onText: (text: string) => void;
  onLogged: () => void;
  renderConsent: RenderConsent;
}

/** What the typed text means, as a plate that can be corrected and logged; other ways to log while nothing is typed. */
export const MealInputPanel = ({ text, enters, onText, onLogged, renderConsent }: MealInputPanelProps) => {
  const input = useMealInput(text, onLogged);
  const enter = useEffectEvent(input.enter);
  useEffect(() => {
    if (enters > 0) void enter();
  }, [enters]);
  const lookUps = plateLookupsWith(renderConsent);
  const { read, items, groups } = input;

  if (text.trim() === '') {
    return (
      <div className={classes.ways}>
        <UsualMeal />
        <SpeakButton
          onWords={(words) => onText(appendTranscript(text, words))}
          renderConsent={renderConsent}
        />
      </div>
    );
  }
  const numbers = read && items ? numbersOf(read, items) : new Map<string, number>();
  return (
    <div className={classes.panel}>
      <UrgentHelp advice={input.advice} />
      {input.isAsking && renderConsent({ onGranted: input.lookUp, onDeclined: input.decline })}
      {input.error && <p role="alert">{input.error}</p>}
      {!input.advice && items && items.length > 0 && (
        <div className={classes.read} data-old={input.isOld || undefined}>
          {read && !input.asksAboutWords && (
            <TintedText read={read} items={items} numbers={numbers} onAsk={input.lookUp} />
          )}
          {read && input.asksAboutWords && (
            <ReadTextPanel
              read={read}
              items={items}
              lookUps={lookUps}
              onChange={input.changeRead}
              onAdd={input.addFoods}
            />
          )}
          {input.unasked.length > 0 && (
            <UnknownFoodsQuestion
              key={input.plate}
              unasked={input.unasked}
              renderConsent={renderConsent}
              onFound={input.takeAnswer}
              onNothing={() => input.takeAnswer(null)}
            />
          )}
          {groups.length > 1 ? (
            <MealGroupsList
              groups={groups}
              today={input.target.today}
              lookUps={lookUps}
              numbers={numbers}
              onCorrect={input.correctMeal}
              onMove={input.moveMeal}
            />
          ) : (
            <>
              <PlateItems
                key={input.plate}
                label={t('Results')}
                items={items}
                numbers={numbers}
                onCorrect={input.correctItems}
                lookUps={lookUps}
              />
              <LogTargetFields target={input.target} />
            </>
          )}
          <p className="visually-hidden" role="status">
            {plateNameOf(items)}
          </p>
        </div>
      )}
      {!input.advice && (
        <div className={classes.foot} data-primary>
          {items && items.length > 0 && !input.isOld && (
            <NumberWithUnit value={sumNutrients(items).calories} unit="kcal" size="large" />
          )}
          <Button loading={input.isBusy} onClick={() => void input.enter()}>
            {input.canLog || input.isOld ? t('Log|button') : t('Look up')}
          </Button>
        </div>
      )}
    </div>
  );
};
