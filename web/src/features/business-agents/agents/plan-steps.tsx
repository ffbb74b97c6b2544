import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import type { PlanStep } from '#shared/business-agents/agents/schema.ts';
import classes from './plan.module.css';
import { fieldText, fieldValue, isLong } from './plan-fields.ts';
import type { useAgent } from './use-agent.ts';

interface StepProps {
  step: PlanStep;
  state: ReturnType<typeof useAgent>;
}

/** One step of a plan: its parameters to edit, and a button that runs it. */
const PlanStepForm = ({ step: { action, params }, state }: StepProps) => {
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, fieldText(value)])),
  );
  const id = useId();
  const approve = (): void => {
    const data = Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        text.trim() === '' ? [] : [[name, fieldValue(text, params[name])]],
      ),
    );
    state.runWith(action, JSON.stringify(data, null, 2));
  };
  return (
    <li className={classes.step}>
      <h4 id={id}>
        <code>{action}</code>
      </h4>
      <div role="group" aria-labelledby={id} className={classes.fields}>
        {Object.entries(texts).map(([name, text]) => {
          const field = {
            key: name,
            label: name.replaceAll('_', ' '),
            value: text,
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              setTexts((all) => ({ ...all, [name]: currentTarget.value })),
          };
          const { key, ...props } = field;
          return isLong(params[name]) ? (
            <Textarea
              key={key}
              {...props}
              rows={Math.min(12, text.split('\n').length + 1)}
              classNames={{ input: classes.code ?? '' }}
              spellCheck={false}
            />
          ) : (
            <TextInput key={key} {...props} />
          );
        })}
      </div>
      <Button leftSection={<Check aria-hidden />} loading={state.isRunning} onClick={approve}>
        {t('Approve')}
      </Button>
    </li>
  );
};

interface Props {
  plan: readonly PlanStep[];
  state: ReturnType<typeof useAgent>;
}

/** The plan that a task in free text was read as. Nothing is stored; the JSON below is a preview of the first step. */
export const PlanSteps = ({ plan, state }: Props) => (
  <section className="stack3" aria-label={t('Plan to approve')}>
    <p className="secondary">{t('This is what I understood. Change what is wrong, then approve it.')}</p>
    <ol className={classes.steps}>
      {plan.map((step) => (
        <PlanStepForm key={JSON.stringify(step)} step={step} state={state} />
      ))}
    </ol>
  </section>
);
