import { Button, Textarea, TextInput } from '@mantine/core';
import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { t } from '#web/lib/language/translate.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import classes from './assistant.module.css';
import { changedStep, stepFieldOf } from './step-fields.ts';
import { stepTitles } from './step-texts.ts';

interface Props {
  step: AssistantStep;
  /** What the step is about; blank for a new row. */
  target: string;
  /** Names of the values, in the order in which they were read. */
  names: readonly string[];
  onChange: (step: AssistantStep) => void;
  /** Removes the step from the plan; null for the only one. */
  onRemove: (() => void) | null;
}

/** One step of a plan: what it changes, and its values to edit. */
export const PlanStep = ({ step, target, names, onChange, onRemove }: Props) => {
  const values = step as unknown as Readonly<Record<string, string | number | null | string[]>>;
  return (
    <li className={classes.step}>
      <fieldset className={classes.fields}>
        <legend className="name">{stepTitles[step.deed]}</legend>
        {target !== '' && <p className={classes.target}>{target}</p>}
        <div className={classes.values}>
          {names.map((name) => {
            const field = stepFieldOf(step, name);
            if (!field) return null;
            const { label, type, options } = field;
            const given = values[name] ?? '';
            const value = Array.isArray(given) ? given.join(', ') : String(given);
            const edit = ({ currentTarget }: { currentTarget: { value: string } }): void =>
              onChange(changedStep(step, name, currentTarget.value));
            if (options)
              return <SelectField key={name} label={label} data={options} value={value} onChange={edit} />;
            return type === 'long' ? (
              <Textarea key={name} label={label} rows={3} value={value} onChange={edit} />
            ) : (
              <TextInput
                key={name}
                label={label}
                type={type === 'list' ? 'text' : type}
                value={value}
                onChange={edit}
              />
            );
          })}
        </div>
      </fieldset>
      {onRemove && (
        <Button variant="default" onClick={onRemove}>
          {t('Leave out')}
        </Button>
      )}
    </li>
  );
};
