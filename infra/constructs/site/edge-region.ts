/** The only region for firewalls, metrics and logs of CloudFront, which is global. */
export const EDGE_REGION = 'us-east-1';
