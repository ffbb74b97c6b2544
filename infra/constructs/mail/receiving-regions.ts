/** Regions in which SES receives emails. Source: AWS General Reference, 'Amazon SES endpoints and quotas', October 2023. */
const receiving = new Set([
  'ap-northeast-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ca-central-1',
  'eu-central-1',
  'eu-west-1',
  'eu-west-2',
  'us-east-1',
  'us-east-2',
  'us-west-2',
]);

/** Returns whether SES is known to receive emails in a region. AWS adds regions. */
export const isReceivingRegion = (region: string): boolean => receiving.has(region);

/** Returns the mail server of SES in a region. */
export const inboundServerOf = (region: string): string => `inbound-smtp.${region}.amazonaws.com`;
