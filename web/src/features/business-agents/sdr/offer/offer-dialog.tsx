import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { MAX_OFFER, type SellerOffer, sellerOffer } from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { useFields } from '../../common/use-fields.ts';
import work from '../../common/work.module.css';
import { useRun } from '../../common/use-run.ts';
import { offerQuery } from './offer-query.ts';

const OfferForm = ({ offer, onClose }: { offer: string; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const { values, draft, field, read } = useFields({ form: 'seller-offer' }, { text: offer });
  const { run, isRunning } = useRun<SellerOffer, SellerOffer>({
    send: (body, idempotencyKey) => call(sdrRoutes.setOffer, { body, idempotencyKey }),
    failure: t('We couldn’t save your offer'),
    onDone: (saved) => {
      queryClient.setQueryData(offerQuery.queryKey, saved);
      draft.end();
      notify.success(t('Offer saved'));
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = read(sellerOffer, values);
    if (found) run(found);
  };
  return (
    <form className={work.form} onSubmit={submit} noValidate aria-label={t('Your offer')}>
      <DraftNote draft={draft} />
      <Textarea
        label={t('What you sell')}
        description={t(
          'One fact per line: prices, terms, availability. Drafts use these facts and name no others.',
        )}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder={t('Lunch: €9.50 per person, from 10 people')}
        rows={8}
        maxLength={MAX_OFFER}
        data-autofocus
        {...field('text')}
      />
      <div className={work.actions}>
        <CancelButton onClick={onClose} />
        <Button type="submit" loading={isRunning}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
};

/** Dialog with the user's offer, which drafts use as facts. */
export const OfferDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('Your offer')} onClose={onClose} closesBeside={false} width="40rem">
    <QueryView
      query={useQuery(offerQuery)}
      loading={<SkeletonBlock height="12rem" />}
      failure={t('We couldn’t load your offer')}
    >
      {({ text }) => <OfferForm offer={text} onClose={onClose} />}
    </QueryView>
  </Dialog>
);
