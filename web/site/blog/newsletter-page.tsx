import { SUPPORT_EMAIL } from '#shared/site/company.ts';
import { RichText } from '../language/rich-text.tsx';
import { useWords } from '../language/page-language.ts';
import { Page, PageHeader } from '../parts/prose.tsx';
import { Submit } from '../parts/submit.tsx';

const choices = [
  {
    does: 'confirm',
    words: 'You signed up for our newsletter. Click to confirm.',
    button: 'Confirm',
    thanks: 'You’re on the list!',
  },
  {
    does: 'unsubscribe',
    words: 'Unsubscribe with one click. Your account, if you have one, won’t change.',
    button: 'Unsubscribe',
    thanks: 'You’re unsubscribed.',
  },
] as const;

const parts = { mail: (inner: string) => <a href={`mailto:${SUPPORT_EMAIL}`}>{inner}</a> };

/**
 * /newsletter: target of the links in newsletter emails, `?confirm=TOKEN` and `?unsubscribe=TOKEN`. Opening the page
 * changes nothing, because mail programs open links by themselves; the user has to click a button. The page's script
 * shows the form that the link asks for.
 */
export const NewsletterPage = () => {
  const { t } = useWords();
  return (
    <Page narrow>
      <PageHeader title={t('Newsletter')} />
      {choices.map(({ does, words, button, thanks }) => (
        <form
          key={does}
          method="post"
          action={`/api/newsletter/${does}`}
          aria-label={t(button)}
          data-newsletter={does}
          data-sent-in-place
          data-thanks={t(thanks)}
          hidden
        >
          <p>{t(words)}</p>
          <input type="hidden" name="token" />
          <p>
            <Submit>{t(button)}</Submit>
          </p>
        </form>
      ))}
      <p data-newsletter-none>
        <RichText
          text="Open this page with the link in our email. If that doesn’t work, write to <mail>{email}</mail> and we’ll take care of it."
          values={{ email: SUPPORT_EMAIL }}
          parts={parts}
        />
      </p>
    </Page>
  );
};
