import { useCreate } from '../use-create.ts';
import { t } from '#web/lib/language/translate.ts';
import { DEFAULT_DURATION, type MeetingType } from '#shared/business-agents/executive/schema.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { useFields } from '../../common/use-fields.ts';
import { instantOfField } from './local-time.ts';

interface Values extends Record<string, string> {
  title: string;
  leadId: string;
  duration: string;
  preferredTime: string;
  meetingType: MeetingType;
  description: string;
}

const blank: Values = {
  title: '',
  leadId: '',
  duration: String(DEFAULT_DURATION),
  preferredTime: '',
  meetingType: 'sales_call',
  description: '',
};

/** State and submit action of the meeting form. The response contains the scheduled time. */
export const useMeetingForm = (onScheduled: () => void) => {
  const { values, read, ...form } = useFields({ form: 'meeting' }, blank);
  const { create, isRunning } = useCreate(read, {
    success: t('Meeting scheduled'),
    failure: t('Failed to schedule meeting'),
    refreshes: 'events',
    onDone: () => {
      form.draft.end();
      onScheduled();
    },
  });
  const submit = (): void => {
    create({
      action: 'schedule_meeting',
      data: {
        ...values,
        // A blank field is not a number and must not become 0.
        duration: parseDecimal(values.duration) ?? Number.NaN,
        preferredTime: instantOfField(values.preferredTime),
      },
    });
  };
  return { ...form, values, submit, isRunning };
};
