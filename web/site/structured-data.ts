import { BRAND } from '#shared/brand.ts';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans } from '#shared/plans/tiers.ts';
import { ORIGIN_MARK } from '#shared/site/public-paths.ts';
import type { Post } from './blog/post.ts';
import type { QuestionGroup } from './help/faq.ts';
import type { Words } from './language/page-language.ts';

const CENTS = 100;
const context = 'https://schema.org';

const organization = {
  '@type': 'Organization',
  name: BRAND,
  url: `${ORIGIN_MARK}/`,
  logo: `${ORIGIN_MARK}/favicon.svg`,
};

/** Returns structured data about the product and its prices, without unverified figures (decision D15). */
export const productData = ({ t, to }: Words) => ({
  '@context': context,
  '@type': 'SoftwareApplication',
  name: BRAND,
  url: `${ORIGIN_MARK}${to('/')}`,
  applicationCategory: 'HealthApplication',
  operatingSystem: t('Any device with a browser'),
  publisher: organization,
  offers: [
    { '@type': 'Offer', name: t('Free'), price: '0.00', priceCurrency: 'USD' },
    ...paidPlans.map((plan) => ({
      '@type': 'Offer',
      name: plans[plan].name,
      price: (plans[plan].prices.monthly.usd / CENTS).toFixed(2),
      priceCurrency: 'USD',
      url: `${ORIGIN_MARK}${to('/pricing')}`,
    })),
  ],
});

export const siteData = ({ language, to }: Words) => ({
  '@context': context,
  '@type': 'WebSite',
  name: BRAND,
  url: `${ORIGIN_MARK}${to('/')}`,
  inLanguage: language,
});

export const companyData = { '@context': context, ...organization };

export const postData = ({ language, to }: Words, { slug, title, summary, published, sources }: Post) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  inLanguage: language,
  datePublished: published,
  mainEntityOfPage: `${ORIGIN_MARK}${to(`/blog/${slug}`)}`,
  image: `${ORIGIN_MARK}/link.png`,
  author: organization,
  publisher: organization,
  citation: sources.map(({ text, href }) => ({ '@type': 'CreativeWork', name: text, url: href })),
});

export const questionData = ({ language }: Words, groups: readonly QuestionGroup[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});
