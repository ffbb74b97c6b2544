import { SUPPORT_EMAIL } from '../content/contact.ts';
import { Notice } from '../parts/notice.tsx';
import { Page, PageHead } from '../parts/prose.tsx';
import { ASKED, NewsletterBox } from './newsletter-box.tsx';

/** What became of the newsletter's form that was posted without a script. */
export const AskedPage = ({ outcome }: { outcome: 'asked' | 'refused' }) => (
  <Page narrow>
    {outcome === 'refused' && (
      <Notice
        tone="error"
        title="We could not take this address"
        text={`Please check it and try again, or write to ${SUPPORT_EMAIL}. After several tries the form rests for a while.`}
      />
    )}
    {outcome === 'asked' && <Notice tone="success" title={ASKED.title} text={ASKED.text} />}
    <PageHead title={outcome === 'asked' ? 'Look into your mailbox' : 'Newsletter'} />
    {outcome === 'asked' ? (
      <p>
        Nothing comes before you have pressed the link. It works for 7 days. Was there no mail? Look among the
        unwanted ones, or <a href="/blog">ask once more</a>.
      </p>
    ) : (
      <NewsletterBox />
    )}
  </Page>
);
