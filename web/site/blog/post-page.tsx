import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '../../src/lib/paths.ts';
import { Button } from '../parts/button.tsx';
import { Page, PageHead, Prose } from '../parts/prose.tsx';
import { dateInWords } from './date.ts';
import { NewsletterBox } from './newsletter-box.tsx';
import type { Post } from './post.ts';
import classes from './post-page.module.css';

/** One post, with its sources. */
export const PostPage = ({ post }: { post: Post }) => (
  <Page narrow>
    <p>
      <a className={classes.back} href="/blog">
        <ArrowLeft aria-hidden />
        All posts
      </a>
    </p>
    <article>
      <PageHead
        note={
          <>
            {post.category}, <time dateTime={post.published}>{dateInWords(post.published)}</time>
          </>
        }
        title={post.title}
        lead={post.summary}
      />
      <Prose>{post.body}</Prose>
      <section className={classes.sources} aria-labelledby="sources">
        <h2 id="sources">Sources</h2>
        <ol>
          {post.sources.map(({ text, href }) => (
            <li key={href}>
              {text} <a href={href}>{href.replace('https://', '')}</a>
            </li>
          ))}
        </ol>
        <p className={classes.note}>
          This is general information, not medical advice. Talk to a doctor before you change your diet for an
          illness, in a pregnancy or for a child.
        </p>
      </section>
    </article>
    <p className={classes.begin}>
      <Button href={paths.auth} tone="main">
        Start Tracking Now
      </Button>
    </p>
    <NewsletterBox />
  </Page>
);
