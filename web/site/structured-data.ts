import { BRAND } from '#shared/brand.ts';
import { plans } from '#shared/plans/plans.ts';
import { paidPlans } from '#shared/plans/tiers.ts';
import { ORIGIN_MARK } from '#shared/site/public-paths.ts';
import type { Post } from './blog/post.ts';
import type { QuestionGroup } from './help/faq.ts';

const CENTS = 100;
const context = 'https://schema.org';

const organization = {
  '@type': 'Organization',
  name: BRAND,
  url: `${ORIGIN_MARK}/`,
  logo: `${ORIGIN_MARK}/favicon.svg`,
};

const free = { '@type': 'Offer', name: 'Free', price: '0.00', priceCurrency: 'USD' };

/** The product and what it costs. No figure that nobody has measured stands here (decision D15). */
export const productData = {
  '@context': context,
  '@type': 'SoftwareApplication',
  name: BRAND,
  url: `${ORIGIN_MARK}/`,
  applicationCategory: 'HealthApplication',
  operatingSystem: 'Any with a browser',
  publisher: organization,
  offers: [
    free,
    ...paidPlans.map((plan) => ({
      '@type': 'Offer',
      name: plans[plan].name,
      price: (plans[plan].prices.monthly / CENTS).toFixed(2),
      priceCurrency: 'USD',
      url: `${ORIGIN_MARK}/pricing`,
    })),
  ],
};

export const siteData = { '@context': context, '@type': 'WebSite', name: BRAND, url: `${ORIGIN_MARK}/` };

export const companyData = { '@context': context, ...organization };

export const postData = ({ slug, title, summary, published, sources }: Post) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  datePublished: published,
  mainEntityOfPage: `${ORIGIN_MARK}/blog/${slug}`,
  image: `${ORIGIN_MARK}/link.png`,
  author: organization,
  publisher: organization,
  citation: sources.map(({ text, href }) => ({ '@type': 'CreativeWork', name: text, url: href })),
});

export const questionData = (groups: readonly QuestionGroup[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});
