import { useWords } from '../language/page-language.ts';
import { NewsletterBox } from './newsletter-box.tsx';
import { Page, PageHeader } from '../parts/prose.tsx';
import classes from './blog-page.module.css';
import { PostPicture } from './pictures/post-picture.tsx';
import { categories, type Post } from './post.ts';

/** Filter chips by category. They are radio buttons and CSS, so they need no script. */
const Chips = () => {
  const { t } = useWords();
  return (
    <fieldset className={classes.chips} data-chips>
      <legend className="visually-hidden">{t('Category')}</legend>
      {['all', ...categories].map((category) => (
        <label key={category}>
          <input
            className="visually-hidden"
            type="radio"
            name="category"
            value={category}
            defaultChecked={category === 'all'}
          />
          {category === 'all' ? t('All posts') : t(category)}
        </label>
      ))}
      <span className="visually-hidden" role="status" data-post-count />
    </fieldset>
  );
};

const Card = ({ post, isFeatured }: { post: Post; isFeatured: boolean }) => {
  const { t, to, date } = useWords();
  return (
    <article
      className={isFeatured ? classes.featured : classes.card}
      data-category={post.category}
      aria-labelledby={`post-${post.slug}`}
    >
      <PostPicture slug={post.slug} isDecorative />
      <div>
        <p className={classes.about}>
          {isFeatured && <b>{t('Featured')}</b>}
          <span>{t(post.category)}</span>
          <time dateTime={post.published}>{date(post.published)}</time>
        </p>
        <h2 id={`post-${post.slug}`}>
          <a href={to(`/blog/${post.slug}`)}>{post.title}</a>
        </h2>
        <p className={classes.summary}>{post.summary}</p>
      </div>
    </article>
  );
};

/** /blog (PAGES-03 to -06). */
export const BlogPage = ({ posts }: { posts: readonly Post[] }) => {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader
        title={t('Notes from the table')}
        lead={t('The science of eating well, counting and sticking with it. Every post lists its sources.')}
      />
      <div className={classes.blog}>
        <Chips />
        <div className={classes.posts}>
          {posts.map((post, index) => (
            <Card key={post.slug} post={post} isFeatured={index === 0} />
          ))}
        </div>
      </div>
      <NewsletterBox />
    </Page>
  );
};
