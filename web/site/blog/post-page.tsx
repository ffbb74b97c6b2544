import ArrowLeft from 'lucide-react/icons/arrow-left';
import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { useWords } from '../language/page-language.ts';
import { Button } from '../parts/button.tsx';
import { Page, PageHeader, Prose } from '../parts/prose.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import { PostPicture } from './pictures/post-picture.tsx';
import type { Post } from './post.ts';
import classes from './post-page.module.css';

/** Page of one blog post with its sources. */
export const PostPage = ({ post }: { post: Post }) => {
  const { t, to, date } = useWords();
  return (
    <Page narrow>
      <p>
        <a className={classes.back} href={to('/blog')}>
          <ArrowLeft aria-hidden />
          {t('All posts')}
        </a>
      </p>
      <article>
        <PageHeader
          note={
            <>
              {t(post.category)}, <time dateTime={post.published}>{date(post.published)}</time>
            </>
          }
          title={post.title}
          lead={post.summary}
        />
        <div className={classes.picture}>
          <PostPicture slug={post.slug} />
        </div>
        <Prose>{post.body}</Prose>
        <section className={classes.sources} aria-labelledby="sources">
          <h2 id="sources">{t('Sources')}</h2>
          <ol>
            {post.sources.map(({ text, href }) => (
              <li key={href}>
                {text} <a href={href}>{href.replace('https://', '')}</a>
              </li>
            ))}
          </ol>
          <p className={classes.note}>
            {t(
              'This is general information, not medical advice. Talk to a doctor before you change your diet because of an illness or pregnancy, or for a child.',
            )}
          </p>
        </section>
      </article>
      <p className={classes.begin}>
        <Button href={signUpPath} tone="main">
          {t('Start Tracking Now')}
        </Button>
      </p>
      <NewsletterBox />
    </Page>
  );
};
