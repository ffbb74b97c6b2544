import { t } from '#web/lib/language/translate.ts';
import { Textarea } from '@mantine/core';
import { contactChange, MAX_REASON } from '#shared/business-agents/sdr/contact-state.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { FormDialog } from '../../common/form-dialog.tsx';
import { useFields } from '../../common/use-fields.ts';
import { useSetContact } from './use-set-contact.ts';

interface Props {
  lead: Lead;
  onDone: (lead: Lead) => void;
  onClose: () => void;
}

/** Dialog that forbids contact with a lead, or allows it again with a reason. */
export const ContactDialog = ({ lead, onDone, onClose }: Props) => {
  const isBlocked = lead.do_not_contact !== null || lead.hold !== null;
  const { values, draft, field, read } = useFields({ form: 'lead-contact', item: lead.id }, { reason: '' });
  const { run, isRunning } = useSetContact(lead, (changed) => {
    draft.end();
    onDone(changed);
  });
  const submit = (): void => {
    const change = read(contactChange, {
      state: isBlocked ? 'allowed' : 'do_not_contact',
      reason: values.reason,
    });
    if (change) run(change);
  };
  return (
    <FormDialog
      title={
        isBlocked
          ? t('Allow contact with {name}', { name: lead.name })
          : t('Don’t contact {name}', { name: lead.name })
      }
      action={isBlocked ? t('Allow contact') : t('Stop contact')}
      form={{ submit, isRunning }}
      width="30rem"
      draft={draft}
      onClose={onClose}
    >
      <p>
        {isBlocked
          ? t(
              'Only do this if they agreed. The reason stays with the lead. Follow-ups that we canceled come back if they’re still ahead and their time is free.',
            )
          : t(
              'We cancel follow-ups, draft nothing for them and skip their address in imports, even after you delete the lead.',
            )}
      </p>
      <Textarea
        label={isBlocked ? t('Your reason') : t('Your reason (optional)')}
        required={isBlocked}
        rows={3}
        maxLength={MAX_REASON}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
};
