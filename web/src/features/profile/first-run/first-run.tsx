import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { BodyStep } from './body-step.tsx';
import { GoalStep } from './goal-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { steps } from './steps.ts';
import { UnitsStep } from './units-step.tsx';
import { useFirstRun } from './use-first-run.ts';
import classes from './first-run.module.css';

const contents = [UnitsStep, BodyStep, GoalStep] as const;

/** First-run setup for units, body values and goal: shown once, takes less than a minute, and can be skipped. */
export const FirstRun = ({ onOver }: { onOver: () => void }) => {
  const { form, draft, step, goOn, goBack, skip, isSaving } = useFirstRun(onOver);
  const Content = contents[step]!;
  const isLast = step === steps.length - 1;
  return (
    <Dialog title={steps[step]!.title} onClose={skip} closesBeside={false}>
      <form className="stack5" onSubmit={goOn} noValidate aria-label={steps[step]!.title}>
        <StepFrame key={step} step={step + 1} of={steps.length} />
        <DraftNote draft={draft} />
        <Content form={form} />
        <div className="cluster3">
          <Button type="submit" loading={isLast && isSaving}>
            {isLast ? t('Start') : t('Continue')}
          </Button>
          {step > 0 && (
            <Button variant="default" onClick={goBack}>
              {t('Back')}
            </Button>
          )}
          <Button variant="subtle" className={classes.skip ?? ''} onClick={skip}>
            {t('Skip for now')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
