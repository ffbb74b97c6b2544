import { BRAND } from '#shared/brand.ts';
import { AskedPage } from './blog/asked-page.tsx';
import { BlogPage } from './blog/blog-page.tsx';
import { NewsletterPage } from './blog/newsletter-page.tsx';
import { PostPage } from './blog/post-page.tsx';
import { posts } from './blog/posts.ts';
import { AboutPage } from './company/about-page.tsx';
import { ContactPage } from './company/contact-page.tsx';
import { NotFoundPage } from './company/not-found-page.tsx';
import { faq } from './help/faq.ts';
import { HelpPage } from './help/help-page.tsx';
import { Landing } from './landing/landing.tsx';
import { PrivacyPage } from './legal/privacy-page.tsx';
import { TermsPage } from './legal/terms-page.tsx';
import { PricingPage } from './prices/pricing-page.tsx';
import type { SitePage } from './site-page.ts';
import { companyData, postData, productData, questionData, siteData } from './structured-data.ts';

const named = (page: string): string => `${page} · ${BRAND}`;

const contact = {
  title: named('Contact'),
  description: `Write to ${BRAND}: questions, wrong numbers, ideas. Every message is read by a person.`,
};

/** Every page that is drawn at build. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: `${BRAND}: know what is on your plate`,
    description:
      'Photograph a meal, say it or type it. Every food is named and weighed, every number names its source, and you see what is left of your day.',
    data: [siteData, productData],
    view: <Landing />,
  },
  {
    path: '/pricing',
    title: named('Pricing'),
    description:
      'Free, Basic, Premium and Enterprise: what each plan has and costs by the month or the year, what a credit buys, and how to cancel.',
    data: [productData],
    view: <PricingPage />,
  },
  {
    path: '/about',
    title: named('About'),
    description: `The mission, the vision, the values and the team behind ${BRAND}.`,
    data: [companyData],
    view: <AboutPage />,
  },
  {
    path: '/blog',
    title: named('Blog'),
    description: 'What is known about eating, counting and keeping at it. Every post names its sources.',
    view: <BlogPage />,
  },
  ...posts.map((post): SitePage => ({
    path: `/blog/${post.slug}`,
    title: named(post.title),
    description: post.summary,
    published: post.published,
    data: [postData(post)],
    view: <PostPage post={post} />,
  })),
  { path: '/contact', ...contact, view: <ContactPage /> },
  // What a form that was posted without a script leads back to; the edge chooses by the address's query.
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
    title: named('Help'),
    description:
      'Logging, photos and accuracy, plans and credits, account and privacy: questions and answers.',
    data: [questionData(faq)],
    view: <HelpPage />,
  },
  {
    path: '/privacy',
    title: named('Privacy'),
    description: `What ${BRAND} knows of you, why, who else sees it, and how you take it with you or erase it.`,
    view: <PrivacyPage />,
  },
  {
    path: '/terms',
    title: named('Terms'),
    description: `The agreement between you and ${BRAND}, written to be read.`,
    view: <TermsPage />,
  },
  {
    path: '/newsletter',
    isHidden: true,
    title: named('Newsletter'),
    description: 'Confirm or end the letter about new posts.',
    view: <NewsletterPage />,
  },
  // What its form leads back to, as that of /contact does.
  {
    path: '/newsletter',
    file: 'newsletter-asked.html',
    isHidden: true,
    title: named('Newsletter'),
    description: 'One press is missing: look into your mailbox.',
    view: <AskedPage outcome="asked" />,
  },
  {
    path: '/newsletter',
    file: 'newsletter-refused.html',
    isHidden: true,
    title: named('Newsletter'),
    description: 'The address could not be taken.',
    view: <AskedPage outcome="refused" />,
  },
  {
    path: null,
    file: '404.html',
    title: named('Page not found'),
    description: 'Nothing is served at this address.',
    view: <NotFoundPage />,
  },
];
