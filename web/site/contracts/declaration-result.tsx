import { SUPPORT_EMAIL } from '#shared/site/company.ts';
import { useWords } from '../language/page-language.ts';
import { Notice } from '../parts/notice.tsx';
import { Submit } from '../parts/submit.tsx';
import classes from './contract-page.module.css';

/** Receipt of a declaration, which the page's script fills in. It can be saved as a file. */
export const Receipt = ({ title, file }: { title: string; file: string }) => {
  const { t } = useWords();
  return (
    <section id="receipt" className={classes.receipt} aria-label={title} data-receipt tabIndex={-1} hidden>
      <h2 data-receipt-title>{title}</h2>
      <p className={classes.lines} data-receipt-text />
      <p>
        <a href="#receipt" data-receipt-file download={file}>
          {t('Save this confirmation')}
        </a>
      </p>
      <p>
        {t(
          'We also sent it to you by email. Click the link in that email, and we carry it out at once. Without it, we check by hand who you are.',
        )}
      </p>
    </section>
  );
};

/** Form that the link in a receipt opens: the click proves the inbox and carries the declaration out. */
export const ConfirmationForm = ({ words, button }: { words: string; button: string }) => {
  const { t } = useWords();
  return (
    <form
      className="stack5"
      method="post"
      action="/api/contracts/confirmations"
      aria-label={button}
      data-declaration-link
      data-sent-in-place
      data-canceled={t('Your plan is canceled and ends on {date}. Nothing more is charged after that.')}
      data-withdrawn={t('You have withdrawn, and the contract has ended. We refund {amount}.')}
      data-free={t('You have withdrawn, and the contract has ended. Nothing was charged.')}
      data-late={t(
        'The withdrawal period is over or the contract has ended. You can still cancel your plan. If you think this is wrong, write to {email}.',
        { email: SUPPORT_EMAIL },
      )}
      data-none={t(
        'We found no contract for this email address. If your account has another one, write to {email}.',
        { email: SUPPORT_EMAIL },
      )}
      hidden
    >
      <p>{words}</p>
      <input type="hidden" name="token" />
      <p>
        <Submit>{button}</Submit>
      </p>
    </form>
  );
};

/** Outcome of a confirmed declaration. */
export const Outcome = () => <p className={classes.outcome} role="status" data-declaration-outcome />;

/** Result of a form that was posted without JavaScript. */
export const PostedNotice = ({ outcome }: { outcome: 'sent' | 'refused' }) => {
  const { t } = useWords();
  return outcome === 'sent' ? (
    <Notice
      tone="success"
      title={t('We received your declaration')}
      text={t('The confirmation with the date and time of receipt is in your inbox.')}
    />
  ) : (
    <Notice
      tone="error"
      title={t('We couldn’t receive your declaration')}
      text={t('Check every field and try again, or write to {email}: that counts as well.', {
        email: SUPPORT_EMAIL,
      })}
    />
  );
};
