import { Button } from '@mantine/core';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router-dom';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import classes from './assistant.module.css';
import { tabOfDeed } from './step-texts.ts';

interface Props {
  answer: ExecutiveAnswer;
  isRunning: boolean;
  onShow: (tab: ReturnType<typeof tabOfDeed>) => void;
  onUndo: (steps: NonNullable<ExecutiveAnswer['undo']>) => void;
}

/** Returns the page of the rows of an answer, if they are not on this one. */
const pageOf = ({ deed, from, leads }: ExecutiveAnswer): { to: string; label: string } | null => {
  if (deed === 'answer_diary')
    return { to: `${paths.dashboard}?tab=diary&day=${from ?? ''}`, label: t('Open the day') };
  if (!leads) return null;
  const [lead] = leads;
  return leads.length === 1 && lead
    ? { to: `${paths.sdr}?lead=${lead.id}`, label: t('Open the lead') }
    : { to: paths.sdr, label: t('Open the leads') };
};

/** Where the result of a step or question is, and Undo for what was done. */
export const AssistantResult = ({ answer, isRunning, onShow, onUndo }: Props) => {
  const { deed, undo } = answer;
  const page = pageOf(answer);
  if (!deed) return null;
  return (
    <div className={classes.choices}>
      {page ? (
        <Button component={Link} to={page.to} variant="default">
          {page.label}
        </Button>
      ) : (
        <Button variant="default" onClick={() => onShow(tabOfDeed(deed))}>
          {t('Show')}
        </Button>
      )}
      {undo && undo.length > 0 && (
        <Button
          variant="default"
          leftSection={<Undo2 aria-hidden />}
          loading={isRunning}
          onClick={() => onUndo(undo)}
        >
          {t('Undo')}
        </Button>
      )}
    </div>
  );
};
