import { SUPPORT_EMAIL } from '#shared/site/company.ts';
import { RichText } from '../language/rich-text.tsx';
import { useWords } from '../language/page-language.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page, PageHeader } from '../parts/prose.tsx';
import { ASKED, NewsletterBox } from './newsletter-box.tsx';

const parts = { again: (inner: string) => <PageLink href="/blog">{inner}</PageLink> };

/** Result page of the newsletter form when it is posted without JavaScript. */
export const NewsletterResultPage = ({ outcome }: { outcome: 'asked' | 'refused' }) => {
  const { t } = useWords();
  return (
    <Page narrow>
      {outcome === 'refused' && (
        <Notice
          tone="error"
          title={t('We couldn’t sign you up')}
          text={t(
            'Check your email address and try again, or write to {email}. After several attempts, wait a while.',
            { email: SUPPORT_EMAIL },
          )}
        />
      )}
      {outcome === 'asked' && <Notice tone="success" title={t(ASKED.title)} text={t(ASKED.text)} />}
      <PageHeader title={outcome === 'asked' ? t('Check your inbox') : t('Newsletter')} />
      {outcome === 'asked' ? (
        <p>
          <RichText
            text="Click the link in the email to confirm. It works for 7 days. No email? Check your spam folder, or <again>sign up again</again>."
            parts={parts}
          />
        </p>
      ) : (
        <NewsletterBox />
      )}
    </Page>
  );
};
