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
          title={t('We could not take this address')}
          text={t(
            'Please check it and try again, or write to {email}. After several tries the form rests for a while.',
            { email: SUPPORT_EMAIL },
          )}
        />
      )}
      {outcome === 'asked' && <Notice tone="success" title={t(ASKED.title)} text={t(ASKED.text)} />}
      <PageHeader title={outcome === 'asked' ? t('Look into your mailbox') : t('Newsletter')} />
      {outcome === 'asked' ? (
        <p>
          <RichText
            text="Nothing comes before you have pressed the link. It works for 7 days. Was there no mail? Look among the unwanted ones, or <again>ask once more</again>."
            parts={parts}
          />
        </p>
      ) : (
        <NewsletterBox />
      )}
    </Page>
  );
};
