import { TERMS_VERSION } from '#shared/billing/contracts/terms-version.ts';
import { withdrawalTextIn } from '#shared/billing/contracts/withdrawal-text/withdrawal-text.ts';
import { COMPANY, SUPPORT_EMAIL } from '#shared/site/company.ts';
import { ORIGIN_MARK } from '#shared/site/public-paths.ts';
import { useWords } from '../language/page-language.ts';
import { Page, PageHeader, Prose } from '../parts/prose.tsx';
import { Submit } from '../parts/submit.tsx';
import classes from './contract-page.module.css';
import { ChoiceField, SenderFields } from './declaration-fields.tsx';
import { ConfirmationForm, Outcome, PostedNotice, Receipt } from './declaration-result.tsx';

/** The instruction on the right of withdrawal and the model form. */
const Instruction = () => {
  const { t, language, to } = useWords();
  const { title, paragraphs, formTitle, form } = withdrawalTextIn(language, {
    company: COMPANY,
    email: SUPPORT_EMAIL,
    address: ORIGIN_MARK + to('/withdraw'),
  });
  return (
    <Prose>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2>{formTitle}</h2>
      {form.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="note">{t('Version {version}', { version: TERMS_VERSION })}</p>
    </Prose>
  );
};

/** /withdraw: withdraws from a contract without signing in (Directive 2011/83/EU, Article 11a; § 356a BGB). */
export const WithdrawPage = ({ outcome }: { outcome?: 'sent' | 'refused' }) => {
  const { t } = useWords();
  return (
    <Page narrow>
      {outcome && <PostedNotice outcome={outcome} />}
      <PageHeader
        title={t('Withdraw from a contract here')}
        lead={t(
          'Withdraw within 14 days without giving a reason, and without signing in. The time at which you click the button counts.',
        )}
      />
      <form
        className={classes.form}
        method="post"
        action="/api/contracts/withdrawals"
        aria-label={t('Withdraw from a contract here')}
        data-declaration
        data-sent-in-place
      >
        <ChoiceField
          name="contract"
          legend={t('Contract')}
          options={[
            { value: 'plan', label: t('My plan') },
            { value: 'credits', label: t('My last credit pack') },
          ]}
        />
        <SenderFields />
        <p>
          <Submit>{t('Confirm withdrawal')}</Submit>
        </p>
      </form>
      <Receipt title={t('We received your withdrawal')} file="platewise-withdrawal.txt" />
      <ConfirmationForm
        words={t('You withdrew from a contract by form. Click to confirm that it’s you.')}
        button={t('Confirm that it’s you')}
      />
      <Outcome />
      <Instruction />
    </Page>
  );
};
