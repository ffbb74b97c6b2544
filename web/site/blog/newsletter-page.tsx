import { SUPPORT_EMAIL } from '#shared/site/company.ts';
import { RichText } from '../language/rich-text.tsx';
import { useWords } from '../language/page-language.ts';
import { Page, PageHeader } from '../parts/prose.tsx';
import { Submit } from '../parts/submit.tsx';

const choices = [
  {
    does: 'confirm',
    words: 'You asked for our letter about new posts. One press and you are on the list.',
    button: 'Confirm',
    thanks: 'You are on the list!',
  },
  {
    does: 'unsubscribe',
    words: 'One press and no further letter comes. Your account, if you have one, stays as it is.',
    button: 'Unsubscribe',
    thanks: 'You are off the list.',
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
          text="Please open this page by the link in our mail. If that does not work, write to <mail>{email}</mail>, and we do it for you."
          values={{ email: SUPPORT_EMAIL }}
          parts={parts}
        />
      </p>
    </Page>
  );
};
