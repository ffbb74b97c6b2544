import { useWords } from '../language/page-language.ts';
import { Field } from '../parts/field.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Page, PageHeader } from '../parts/prose.tsx';
import { Submit } from '../parts/submit.tsx';
import { RichText } from '../language/rich-text.tsx';
import classes from './contract-page.module.css';
import { ChoiceField, SenderFields } from './declaration-fields.tsx';
import { ConfirmationForm, Outcome, PostedNotice, Receipt } from './declaration-result.tsx';

const parts = { withdraw: (inner: string) => <PageLink href="/withdraw">{inner}</PageLink> };

/** /cancel: cancels a plan without signing in, with the fields and the button of § 312k BGB. */
export const CancelPage = ({ outcome }: { outcome?: 'sent' | 'refused' }) => {
  const { t } = useWords();
  return (
    <Page narrow>
      {outcome && <PostedNotice outcome={outcome} />}
      <PageHeader
        title={t('Cancel contracts here')}
        lead={t('Cancel your plan without signing in. The time at which you click the button counts.')}
      />
      <form
        className={classes.form}
        method="post"
        action="/api/contracts/cancellations"
        aria-label={t('Cancel contracts here')}
        data-declaration
        data-sent-in-place
      >
        <p data-line>{t('Contract: your plan (Basic, Premium or Enterprise)')}</p>
        <ChoiceField
          name="termination"
          legend={t('Type of cancellation')}
          options={[
            { value: 'ordinary', label: t('With notice, no reason needed') },
            { value: 'extraordinary', label: t('For good cause, with a reason') },
          ]}
        />
        <Field
          name="reason"
          label={t('Reason, only if for good cause')}
          maxLength={2_000}
          rows={3}
          isOptional
        />
        <Field
          name="ends_on"
          type="date"
          label={t('End of the contract; blank for the earliest possible date')}
          maxLength={10}
          isOptional
        />
        <SenderFields />
        <p>
          <Submit>{t('Cancel now')}</Submit>
        </p>
      </form>
      <Receipt title={t('We received your cancellation')} file="platewise-cancellation.txt" />
      <ConfirmationForm
        words={t('You canceled your plan by form. Click to confirm that it’s you.')}
        button={t('Confirm cancellation')}
      />
      <Outcome />
      <p className="note">
        <RichText
          text="Ordered in the last 14 days? <withdraw>Withdraw from the contract</withdraw> instead and get a refund."
          parts={parts}
        />
      </p>
    </Page>
  );
};
