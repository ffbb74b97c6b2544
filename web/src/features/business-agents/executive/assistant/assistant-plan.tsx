import { Button } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { t } from '#web/lib/language/translate.ts';
import work from '../../common/work.module.css';
import classes from './assistant.module.css';
import { PlanStep } from './plan-step.tsx';
import { sentStep } from './step-fields.ts';

interface Props {
  plan: readonly AssistantStep[];
  /** What each step is about. */
  targets: readonly string[];
  isRunning: boolean;
  onApprove: (steps: AssistantStep[]) => void;
  onDiscard: () => void;
}

/** The steps that a text was read as, with their values to edit. Nothing happens before they are approved. */
export const AssistantPlan = ({ plan, targets, isRunning, onApprove, onDiscard }: Props) => {
  const [rows, setRows] = useState(() =>
    plan.map((step, at) => ({ at, step, target: targets[at] ?? '', names: Object.keys(step) })),
  );
  return (
    <>
      <p className="secondary">{t('This is what I understood. Change what is wrong, then approve it.')}</p>
      <ol className={classes.steps}>
        {rows.map((row) => (
          <PlanStep
            key={row.at}
            {...row}
            onChange={(step) =>
              setRows((all) => all.map((one) => (one.at === row.at ? { ...one, step } : one)))
            }
            onRemove={rows.length > 1 ? () => setRows((all) => all.filter(({ at }) => at !== row.at)) : null}
          />
        ))}
      </ol>
      <div className={work.actions}>
        <Button variant="default" disabled={isRunning} onClick={onDiscard}>
          {t('Discard')}
        </Button>
        <Button
          leftSection={<Check aria-hidden />}
          loading={isRunning}
          onClick={() => onApprove(rows.map(({ step }) => sentStep(step)))}
        >
          {t('Approve')}
        </Button>
      </div>
    </>
  );
};
