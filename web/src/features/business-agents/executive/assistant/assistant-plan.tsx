import { Button, TextInput } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { t } from '#web/lib/language/translate.ts';
import work from '../../common/work.module.css';
import classes from './assistant.module.css';
import { stepFields, stepTitles } from './step-texts.ts';

interface Props {
  plan: readonly AssistantStep[];
  isRunning: boolean;
  onApprove: (steps: AssistantStep[]) => void;
}

const changed = (step: AssistantStep, name: string, value: string): AssistantStep => ({
  ...step,
  [name]: stepFields[name]?.type === 'number' ? Number(value) : value,
});

/** The steps that a text was read as, with their values to edit. Nothing happens before they are approved. */
export const AssistantPlan = ({ plan, isRunning, onApprove }: Props) => {
  const [steps, setSteps] = useState<AssistantStep[]>([...plan]);
  const edit = (at: number, name: string, value: string): void =>
    setSteps((all) => all.map((step, index) => (index === at ? changed(step, name, value) : step)));
  return (
    <>
      <p className="secondary">{t('This is what I understood. Change what is wrong, then approve it.')}</p>
      <ol className={classes.steps}>
        {steps.map((step, at) => (
          <li key={JSON.stringify(plan[at])} className={classes.step}>
            <fieldset className={classes.fields}>
              <legend className="name">{stepTitles[step.deed]}</legend>
              {Object.entries(step)
                .filter(([name]) => name in stepFields)
                .map(([name, value]) => (
                  <TextInput
                    key={name}
                    label={stepFields[name]?.label}
                    type={stepFields[name]?.type ?? 'text'}
                    value={String(value ?? '')}
                    onChange={(event) => edit(at, name, event.currentTarget.value)}
                  />
                ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <div className={work.actions}>
        <Button leftSection={<Check aria-hidden />} loading={isRunning} onClick={() => onApprove(steps)}>
          {t('Approve')}
        </Button>
      </div>
    </>
  );
};
