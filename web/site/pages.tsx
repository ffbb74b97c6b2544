import { BRAND } from '#shared/brand.ts';
import { languageNames } from '#shared/language/languages.ts';
import { NewsletterResultPage } from './blog/newsletter-result-page.tsx';
import { BlogPage } from './blog/blog-page.tsx';
import { NewsletterPage } from './blog/newsletter-page.tsx';
import { PostPage } from './blog/post-page.tsx';
import { postsIn } from './blog/posts-in.ts';
import { AboutPage } from './company/about-page.tsx';
import { ContactPage } from './company/contact-page.tsx';
import { NotFoundPage } from './company/not-found-page.tsx';
import { CancelPage } from './contracts/cancel-page.tsx';
import { WithdrawPage } from './contracts/withdraw-page.tsx';
import { faqIn } from './help/faq-in.ts';
import { HelpPage } from './help/help-page.tsx';
import { Landing } from './landing/landing.tsx';
import { wordsIn, type Words } from './language/page-language.ts';
import { legalIn } from './legal/legal-in.ts';
import { PricingPage } from './prices/pricing-page.tsx';
import type { SitePage } from './site-page.ts';
import { companyData, postData, productData, questionData, siteData } from './structured-data.ts';

/** The pages that cancel or withdraw, each with the result pages of its form, as for /contact. */
const declarationPages = ({ t }: Words): Omit<SitePage, 'language'>[] => {
  const cancel = {
    path: '/cancel',
    title: `${t('Cancel contracts here')} · ${BRAND}`,
    description: t('Cancel your plan online, without signing in.'),
  } as const;
  const withdraw = {
    path: '/withdraw',
    title: `${t('Withdraw from a contract here')} · ${BRAND}`,
    description: t('Withdraw from a contract within 14 days, with the instruction and the model form.'),
  } as const;
  return [
    { ...cancel, view: <CancelPage /> },
    { ...withdraw, view: <WithdrawPage /> },
    ...(['sent', 'refused'] as const).flatMap((outcome) => [
      { ...cancel, file: `cancel-${outcome}.html`, isHidden: true, view: <CancelPage outcome={outcome} /> },
      {
        ...withdraw,
        file: `withdraw-${outcome}.html`,
        isHidden: true,
        view: <WithdrawPage outcome={outcome} />,
      },
    ]),
  ];
};

const pagesIn = (words: Words): Omit<SitePage, 'language'>[] => {
  const { language, t } = words;
  const posts = postsIn[language];
  const { PrivacyPage, TermsPage } = legalIn[language];
  const product = { product: BRAND };
  const named = (page: string): string => `${page} · ${BRAND}`;
  const contact = {
    title: named(t('Contact')),
    description: t(
      'Contact {product} with questions, wrong numbers or ideas. A person reads every message.',
      product,
    ),
  };
  return [
    {
      path: '/',
      title: t('{product}: know what’s on your plate', product),
      description: t(
        'Photograph, say or type a meal. Every food named, every number sourced, and what’s left today at a glance.',
      ),
      data: [siteData(words), productData(words)],
      view: <Landing />,
    },
    {
      path: '/pricing',
      title: named(t('Pricing')),
      description: t(
        'Compare Free, Basic, Premium and Enterprise: features, monthly and yearly prices, what a credit buys, and how to cancel.',
      ),
      data: [productData(words)],
      view: <PricingPage />,
    },
    {
      path: '/about',
      title: named(t('About')),
      description: t('The mission, vision, values and team behind {product}.', product),
      data: [companyData],
      view: <AboutPage />,
    },
    {
      path: '/blog',
      title: named(t('Blog')),
      description: t(
        'The science of eating well, counting and sticking with it. Every post lists its sources.',
      ),
      view: <BlogPage posts={posts} />,
    },
    ...posts.map((post): Omit<SitePage, 'language'> => ({
      path: `/blog/${post.slug}`,
      title: named(post.title),
      description: post.summary,
      published: post.published,
      data: [postData(words, post)],
      view: <PostPage post={post} />,
    })),
    { path: '/contact', ...contact, view: <ContactPage /> },
    // Result page of a form posted without JavaScript. The edge selects it by the query string.
    {
      path: '/contact',
      file: 'contact-sent.html',
      isHidden: true,
      ...contact,
      view: <ContactPage outcome="sent" />,
    },
    {
      path: '/contact',
      file: 'contact-refused.html',
      isHidden: true,
      ...contact,
      view: <ContactPage outcome="refused" />,
    },
    {
      path: '/help',
      title: named(t('Help')),
      description: t('Answers about logging, photos and accuracy, plans and credits, account and privacy.'),
      data: [questionData(words, faqIn[language].faq)],
      view: <HelpPage {...faqIn[language]} />,
    },
    {
      path: '/privacy',
      title: named(t('Privacy')),
      description: t(
        'What {product} knows about you, why, who else sees it, and how to export or delete it.',
        product,
      ),
      view: <PrivacyPage />,
    },
    {
      path: '/terms',
      title: named(t('Terms')),
      description: t('The agreement between you and {product}, in plain language.', product),
      view: <TermsPage />,
    },
    ...declarationPages(words),
    {
      path: '/newsletter',
      isHidden: true,
      title: named(t('Newsletter')),
      description: t('Confirm or cancel your newsletter subscription.'),
      view: <NewsletterPage />,
    },
    // Result page of the newsletter form, as for /contact.
    {
      path: '/newsletter',
      file: 'newsletter-asked.html',
      isHidden: true,
      title: named(t('Newsletter')),
      description: t('Almost done: check your inbox to confirm your subscription.'),
      view: <NewsletterResultPage outcome="asked" />,
    },
    {
      path: '/newsletter',
      file: 'newsletter-refused.html',
      isHidden: true,
      title: named(t('Newsletter')),
      description: t('We couldn’t sign you up for the newsletter. Please try again.'),
      view: <NewsletterResultPage outcome="refused" />,
    },
    {
      path: null,
      file: '404.html',
      title: named(t('Page not found')),
      description: t('We couldn’t find that page. It may have moved.'),
      view: <NotFoundPage />,
    },
  ];
};

/** All prerendered pages in every language. */
export const sitePages: readonly SitePage[] = languageNames.flatMap((language) =>
  pagesIn(wordsIn[language]).map((page) => ({ ...page, language })),
);
