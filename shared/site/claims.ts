/** A claim of the public pages that the product cannot prove itself (decision D15). */
export interface Claim {
  value: string;
  label: string;
  /** Whether it was measured. Unconfirmed claims are left out of structured data and carry the footnote. */
  confirmed: boolean;
}

export const claims = {
  accuracy: { value: '99.2%', label: 'Food Recognition Accuracy', confirmed: false },
  speed: { value: '< 3s', label: 'Average Analysis Time', confirmed: false },
  foods: { value: '2M+', label: 'Foods in Database', confirmed: false },
  foodsInAll: { value: '2.1M+', label: 'Foods to search', confirmed: false },
  users: { value: '500K+', label: 'Active Users', confirmed: false },
  satisfaction: { value: '95%', label: 'Satisfaction', confirmed: false },
  languages: { value: '24+', label: 'Languages', confirmed: false },
  rating: { value: '4.9', label: 'Rating', confirmed: false },
  infoAccuracy: { value: '95%', label: 'AI accuracy', confirmed: false },
  supportResponse: { value: '2 hours', label: 'Average support response', confirmed: false },
} as const satisfies Record<string, Claim>;

/** Footnote of every unconfirmed claim. */
export const TARGETS_NOTE = 'Figures are launch targets';

/** Returns the labels of unconfirmed claims, which a production environment must not publish. */
export const unconfirmedClaims = (of: Record<string, Claim> = claims): string[] =>
  Object.values(of)
    .filter(({ confirmed }) => !confirmed)
    .map(({ value, label }) => `${value} ${label}`);
