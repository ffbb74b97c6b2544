/** What the public pages say of the product beyond what it can show by itself (decision D15). */
export interface Claim {
  value: string;
  label: string;
  /** Whether somebody has measured it. What is not stays out of structured data, and carries the footnote. */
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

/** Said below every claim that nobody has confirmed yet. */
export const TARGETS_NOTE = 'Figures are launch targets';

/** Labels of what a production stage would promise without having measured it. */
export const unconfirmedClaims = (of: Record<string, Claim> = claims): string[] =>
  Object.values(of)
    .filter(({ confirmed }) => !confirmed)
    .map(({ value, label }) => `${value} ${label}`);
