import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import {
  leadTimes,
  type WorkReminderSettings,
  workReminders,
  type WorkReminders,
} from '#shared/business-agents/calendar/work-reminders.ts';
import { call } from '#web/lib/api/call.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { FormDialog } from '../../../common/form-dialog.tsx';
import { useRun } from '../../../common/use-run.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { useRefresh } from '../../use-refresh.ts';
import { calendarQueries } from '../calendar-queries.ts';

const timeLabels: Readonly<Record<WorkReminders['minutes'], string>> = {
  5: t('5 minutes before'),
  10: t('10 minutes before'),
  15: t('15 minutes before'),
  30: t('30 minutes before'),
  60: t('1 hour before'),
  1440: t('1 day before'),
};

interface Props {
  onClose: () => void;
}

const Form = ({ saved, onClose }: Props & { saved: WorkReminderSettings }) => {
  const [chosen, setChosen] = useState(saved);
  const { push, email, minutes } = chosen;
  const draft = useDraft({ form: 'work-reminders', values: chosen, initial: saved, restore: setChosen });
  const refresh = useRefresh();
  const { run, isRunning } = useRun<WorkReminders, WorkReminderSettings>({
    send: (body, idempotencyKey) => call(calendarRoutes.saveReminders, { body, idempotencyKey }),
    failure: t('We couldn’t save your reminders'),
    onDone: () => {
      notify.success(t('Reminders saved'));
      draft.end();
      refresh(['work-reminders']);
      onClose();
    },
  });
  const submit = (): void => run({ push, email, minutes, time_zone: deviceTimeZone() });
  return (
    <FormDialog
      title={t('Reminders of meetings and tasks')}
      action={t('Save')}
      form={{ submit, isRunning }}
      draft={draft}
      onClose={onClose}
    >
      <p className="secondary">
        {t('We remind you of meetings and follow-ups, and at 9 AM of tasks that are due that day.')}
      </p>
      <OptionToggle
        label={t('Notifications')}
        isOn={push}
        onChange={(isOn) => setChosen((now) => ({ ...now, push: isOn }))}
      />
      <p className="secondary">
        {t('On the devices that you set up on your profile.')}{' '}
        <Link to="/profile#reminders">{t('Set up devices')}</Link>
      </p>
      <OptionToggle
        label={t('Email')}
        isOn={email}
        onChange={(isOn) => setChosen((now) => ({ ...now, email: isOn }))}
      />
      <SelectField
        label={t('When')}
        value={String(minutes)}
        data={leadTimes.map((each) => ({ value: String(each), label: timeLabels[each] }))}
        onChange={({ currentTarget: { value } }) =>
          setChosen((now) => ({ ...now, minutes: workReminders.shape.minutes.parse(Number(value)) }))
        }
      />
    </FormDialog>
  );
};

/** Dialog with the reminders of meetings, follow-ups and tasks. */
export const RemindersDialog = ({ onClose }: Props) => {
  const query = useQuery(calendarQueries.reminders);
  if (query.data) return <Form saved={query.data} onClose={onClose} />;
  return (
    <Dialog title={t('Reminders of meetings and tasks')} onClose={onClose}>
      <QueryView
        query={query}
        failure={t('We couldn’t load your reminders')}
        loading={<SkeletonBlock height="8rem" />}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
};
